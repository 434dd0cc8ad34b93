title = Lanterns
summary = Show what nobody else shows.

option-calm = The wind does not count
option-rounds = How many rounds

event-draw = You draw lantern { $lantern }.
event-mark = You mark lantern { $lantern }.
event-seal = { $you ->
    [yes] You seal.
   *[no] { $seat } seals.
}
event-show = { $you ->
    [yes] You show lantern { $lantern }.
   *[no] { $seat } shows lantern { $lantern }.
}
event-point = { $you ->
    [yes] You win a point.
   *[no] { $seat } wins a point.
}
event-end = It is over.

action-draw = draw
action-mark = mark { $lantern }
action-seal = seal

why-enough = You hold as many lanterns as you may.
why-not-held = You do not hold lantern { $lantern }.
why-marked = You have marked lantern { $lantern } already.
why-nothing-marked = Mark a lantern before you seal.

ending-dawn = It is dawn; most points win.
ending-darkness = It is dark.

show-seat = { $points } points
