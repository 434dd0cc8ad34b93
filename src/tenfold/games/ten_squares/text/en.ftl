### 10 Squares: every sentence a player reads.

title = 10 Squares
summary = Race to J and back to A. The cards say how far, but you choose which way.

## Colours and the starting player are chosen at the table, otherwise at random (Q4, Q33).
option-begins = Starting player
option-red = Red player

## A card moves the marker of its colour, whoever revealed it (Q5, Q6, Q17).
event-turn = { $you ->
    [yes] You reveal the { $colour } { $face }.
   *[no] { $seat } reveals the { $colour } { $face }.
}
## A marker that turns round at an end of the board goes to that end and back (Q7, Q19).
event-step = The { $colour } marker goes from { $from } to { $to }.
term-bounce = { $end } and back to { $to }
event-choice = { $you ->
    [yes] You choose.
   *[no] { $seat } chooses.
}
event-move = { $you ->
    [yes] You move
   *[no] { $seat } moves
} the { $colour } marker from { $from } to { $to }.
## Shapes are optional (Q26).
event-leave = { $you ->
    [yes] You leave the { $colour } marker on { $to }.
   *[no] { $seat } leaves the { $colour } marker on { $to }.
}
event-reach = { $you ->
    [yes] Your { $colour } marker reaches J. From the next card on, it can go either way and shapes count.
   *[no] The { $colour } marker reaches J. From the next card on, it can go either way and shapes count.
}
## A shape whose marker has not reached J goes back (Q14, Q29).
event-uncounted = The { $colour } marker hasn’t reached J yet, so the { $face } doesn’t count and goes back into the pile.
event-no-number = There are no { $colour } numbers on the discard pile, so the { $face } has no effect.
event-return = { $you ->
    [yes] You shuffle the { $colour } { $numbers } back into the pile.
   *[no] { $seat } shuffles the { $colour } { $numbers } back into the pile.
}
event-pass = { $you ->
    [yes] You leave the discard pile as it is.
   *[no] { $seat } leaves the discard pile as it is.
}
event-home = { $you ->
    [yes] Exactly on A: you’re home!
   *[no] Exactly on A: { $seat } is home!
}
event-draw = The last card has been played, and no one is home.

action-turn = Reveal a card
action-move = { $colour ->
    [red] Red
   *[black] Black
} to { $to }
action-return = Shuffle back { $numbers }
action-pass = Leave the discard pile as it is

todo-turn = It’s your turn. Reveal a card.
todo-move = It’s your choice. Where does the marker go?
todo-return = It’s your choice. Which numbers go back into the pile?

why-turn-first = There’s nothing to choose yet. Reveal the next card.
why-choose-first = First choose what to do with the { $colour } { $face }. Then the next card is revealed.
why-no-circle = Only a circle brings numbers back, and this is the { $colour } { $face }.
why-no-pass = You must move the full number, so you can’t pass on the { $colour } { $face }.
why-name-the-square = You can only pass on a circle. To leave the marker where it is, choose the square it’s on.
why-opponents-marker = The { $colour } square moves your opponent’s marker, not the { $colour } one.
why-own-marker = The { $colour } { $face } only moves the { $colour } marker.
why-not-on-a = A shape can’t move a marker to A. Only a number takes you home.
why-not-that-far = From { $from }, the { $colour } { $face } takes you to { $first } or { $second }, not to { $to }.
why-circle-moves-nothing = A circle doesn’t move a marker. Choose numbers to shuffle back, or leave the discard pile as it is.
why-not-discarded = The { $colour } { $number } isn’t on the discard pile. You can choose from { $there }.
why-all-of-them = There are fewer than 3 numbers on the discard pile, so shuffle back all of them or none: { $there }.
why-three-of-them = A circle brings back exactly 3 numbers, or none. You can choose from { $there }.

ending-home = { $you ->
    [yes] Your marker
   *[no] { $winner }’s marker
} returned exactly to A.
ending-draw = The play pile is empty and no marker is home, so it’s a draw.

## Both players may know which cards are left (Q32).
show-letter = { $colour ->
    [red] {"R"}
   *[black] {"B"}
}
show-seat = { $reached ->
    [yes] { $colour } ({ show-letter }) on { $square }, can go either way
   *[no] { $colour } ({ show-letter }) on { $square }, towards J
}
show-no-card = No card has been revealed yet.
show-card = Revealed
show-face = { $face }
show-card-state = { $state ->
    [waiting] waiting for a choice
    [uncounted] didn’t count, back in the pile
   *[done] done
}
show-left = Left in the play pile: { $size }
show-none = none

## Why a move is good or bad, when a player asks for a hint.
advice-home = That takes you home, and you win.
way-home = { $count ->
    [0] none of your numbers takes you home at once
    [one] only your { $direct } takes you home at once
   *[other] your { $direct } takes you home at once
}{ $percent ->
    [0] , and no two of them do
   *[other] , and within two numbers your chance is about { $percent }%
}.
advice-stand = From { $to }, { way-home }{ $but }
advice-hinder = From { $to }, { $count ->
    [0] none of your opponent’s numbers takes them home at once
    [one] only their { $direct } takes your opponent home at once
   *[other] their { $direct } takes your opponent home at once
}{ $percent ->
    [0] , and no two of them do
   *[other] , and within two numbers their chance is about { $percent }%
}.{ $but }
advice-return = With { $numbers } back in the pile, { way-home }{ $but }
advice-pass = With the pile as it is, { way-home }{ $but }
term-but-home = {" "}But you could go home and win right away.
term-but-from = {" "}From { $to }, it’s { $percent }%.
term-but-with = { $numbers ->
    [none] {" "}With the pile as it is, it’s { $percent }%.
   *[other] {" "}With { $numbers } back, it’s { $percent }%.
}
advice-turn = There’s nothing to choose until the card is revealed.

## The tutorial.
guide-turn = Get your marker to J and exactly back to A before { $name-2 } does. You’re red and { $name-2 } is black. On each turn, one card is revealed. Reveal the top card.
guide-reach = The black 1 moved the black marker. A card’s colour decides which marker moves, no matter who revealed it. It’s your turn again: reveal a card.
guide-card = Your red 10 took you to J and one square back, to I. Now that you’ve reached J, your marker can go either way. Reveal a card.
guide-choice = It’s a red 5, and you choose the direction: back to D, or to J and back to F. Choose one.
guide-shape = To win, you must land exactly on A. { $name-2 }’s triangle didn’t count, because black hasn’t reached J yet. Reveal a card.
guide-trick = With a red triangle, you can move anywhere except A. The red 4 is still in the pile, and E is 4 squares from home. Move to E.
guide-trick-wrong = You could, but E is better: from there, the red 4 takes you exactly to A.
guide-home = { $name-2 } revealed your red 4. It’s your colour, so it’s your choice. Go home to A!
guide-home-wrong = That’s the wrong way. Go 4 squares back to A and you win.
guide-end = You’re home, and you win! If the pile runs out before anyone gets home, it’s a draw. Two more shapes are left to discover: a square moves your opponent’s marker, and a circle shuffles 3 of your numbers back into the pile.
