### 10 Squares: every sentence a player reads.

title = 10 Squares
summary = To J and back to A: the cards move you, you choose the way.

## Colours and who begins are chosen at the table, else by lot (Q4, Q33).
option-begins = Who begins
option-red = Who plays red

## A card moves the marker of its colour, whoever turned it (Q5, Q6, Q17).
event-turn = { $you ->
    [yes] You turn the { $colour } { $face }.
   *[no] { $seat } turns the { $colour } { $face }.
}
event-step = The { $colour } marker goes from { $from } to { $to }.
event-choice = { $you ->
    [yes] You choose.
   *[no] { $seat } chooses.
}
event-move = { $you ->
    [yes] You move the { $colour } marker from { $from } to { $to }.
   *[no] { $seat } moves the { $colour } marker from { $from } to { $to }.
}
## A shape allows, it does not compel (Q26).
event-leave = { $you ->
    [yes] You leave the { $colour } marker on { $to }.
   *[no] { $seat } leaves the { $colour } marker on { $to }.
}
event-reach = { $you ->
    [yes] Your { $colour } marker has reached J: from the next card on it may go either way, and shapes count.
   *[no] The { $colour } marker has reached J: from the next card on it may go either way, and shapes count.
}
## A shape of a marker that has not reached J goes back (Q14, Q29).
event-uncounted = The { $colour } marker has not reached J, so the { $face } does not count and goes back into the pile.
event-no-number = No { $colour } number lies on the discard pile: the { $face } has no effect.
event-return = { $you ->
    [yes] You shuffle { $numbers } in { $colour } back into the pile.
   *[no] { $seat } shuffles { $numbers } in { $colour } back into the pile.
}
event-pass = { $you ->
    [yes] You leave the discard pile as it is.
   *[no] { $seat } leaves the discard pile as it is.
}
event-home = { $you ->
    [yes] Exactly on A: you are home!
   *[no] Exactly on A: { $seat } is home!
}
event-draw = The last card has been played and nobody is home.

action-turn = Turn a card
action-move = { $colour } to { $to }
action-return = Return { $numbers }
action-pass = Return nothing

todo-turn = It is your turn: turn a card.
todo-move = It is your choice: where does the marker go?
todo-return = It is your choice: which numbers go back into the pile?

why-turn-first = No card waits for a choice: turn the next one.
why-choose-first = The { $colour } { $face } waits for your choice; only then is the next card turned.
why-no-circle = Only a circle brings numbers back, and this is the { $colour } { $face }.
why-no-pass = A number is always moved in full: nobody may pass the { $colour } { $face }.
why-name-the-square = Only a circle can be passed. To leave the marker, name the square on which it stands.
why-opponents-marker = A { $colour } square moves the opponent’s marker, not the { $colour } one.
why-own-marker = The { $colour } { $face } moves the { $colour } marker only.
why-not-on-a = No shape puts a marker on A: home is reached by a number.
why-not-that-far = From { $from } a { $face } leads to { $first } or { $second }, not to { $to }.
why-circle-moves-nothing = A circle moves no marker: choose numbers to bring back, or pass.
why-not-discarded = The { $colour } { $number } is not on the discard pile; there are { $there }.
why-all-of-them = With fewer than three numbers there, a circle brings back all of them or none: { $there }.
why-three-of-them = A circle brings back exactly three numbers, or none; there are { $there }.

ending-home = A marker came exactly back to A.
ending-draw = The play pile is empty and no marker is home: a draw.

## Everybody may know which cards are left (Q32).
show-seat = { $reached ->
    [yes] { $colour } ({ $letter }) on { $square }, may go either way
   *[no] { $colour } ({ $letter }) on { $square }, towards J
}
show-no-card = No card has been turned.
show-card = Turned
show-face = { $face }
show-card-state = { $state ->
    [waiting] waits for a choice
    [uncounted] did not count, went back
   *[done] done
}
show-left = Left in the play pile: { $size }
show-none = none

## What speaks for an action, when somebody asks for a hint.
advice-home = That is home: you win.
advice-stand = From { $to } your next two numbers bring you home with a chance of about { $percent } %.
advice-hinder = On { $to } the other marker comes home by its next two numbers with a chance of about { $percent } %.
advice-return = With { $numbers } back in the pile, your next two numbers bring you home with a chance of about { $percent } %.
advice-pass = With the pile as it is, your next two numbers bring you home with a chance of about { $percent } %.
advice-turn = There is nothing to choose before the card is turned.

## The guided first game.
guide-turn = You are red, { $name-2 } is black, and both start on A. A turn is one card: turn the top one.
guide-reach = The black 1 moved the black marker: the colour decides who goes, not who turned. Your turn again.
guide-card = Your red 10 went to J and one back to I. Now your marker may go either way. Turn a card.
guide-choice = Five squares, and the way is yours: back to D, or over J to F. Choose one.
guide-shape = Home is A, and you must land on it exactly. { $name-2 }’s triangle did not count: black was not on J yet. Turn a card.
guide-trick = A red triangle: go where you like, but not to A. Look at what is left in the pile: the red 4 is. Four squares from home is E.
guide-trick-wrong = You may go there, but E is better to learn from: from E the red 4 leads exactly to A.
guide-home = { $name-2 } turned your red 4, and your colour means your choice. Go home to A!
guide-home-wrong = That is the other way. Four squares back is A, and A wins.
guide-end = Home, and you have won. Who comes back to A exactly, by a number, wins at once. If the pile runs out first, nobody does.
