### What only 10 Squares' board says; what the terminal says too stands in the game's own catalogue.

board-you = You
board-absent = { $absence ->
    [resigned] resigned
    [stand-in] a bot plays
   *[away] away
}
board-colour = { $colour ->
    [red] red
   *[black] black
}
board-face = { $face ->
    [triangle] triangle
    [square] square
    [circle] circle
   *[other] { $face }
}
board-card = { board-colour } { board-face }
board-no-card = No card yet
board-begin = The pile is shuffled. Both markers start on A: to J and back.

## The pile.
board-turn = { $action }: { $count } in the pile
board-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
board-left = { $count } left
board-still = Still in the pile <size>{ $count }</size>
board-still-faces = { board-colour }: { $faces }

## A row and its marker.
board-way = { $reached ->
    [yes] may go either way
   *[no] towards J
}
board-row = Row of { $name }
board-row-way = { board-colour }, { board-way }
board-row-spoken = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}, { board-colour } marker on { $square }, { board-way }{ $absence ->
    [none] {""}
   *[other] , { board-absent }
}{ $due ->
    [yes] , to act
   *[no] {""}
}
board-leave = Leave the { board-colour } marker on { $square }
board-move-steps = Move the { board-colour } marker from { $from } to { $to }, { $face ->
    [one] { $face } step
   *[other] { $face } steps
}
board-move-shape = Move the { board-colour } marker from { $from } to { $to }, by the { board-face }

## A circle brings numbers back.
board-pick = Numbers to shuffle back: pick { $count }
board-pick-more = Pick { $count } more

## One short line about the card that was turned: what it does, or who may do what.
board-uncounted = Before the { board-colour } marker has reached J, a { board-face } does not count: it goes back into the pile.
board-number = A { board-colour } { $face } moves the { board-colour } marker { $face ->
    [one] { $face } square
   *[other] { $face } squares
}.
board-direction = { $you ->
    [yes] You choose the direction of the { board-colour } marker.
   *[no] { $owner } chooses the direction of the { board-colour } marker.
}
board-triangle = { $you ->
    [yes] You may move the { board-colour } marker to any square but A, or leave it.
   *[no] { $owner } may move the { board-colour } marker to any square but A, or leave it.
}
board-square = { $you ->
    [yes] You may move { $other }’s marker to any square but A, or leave it.
   *[no] { $other-is-you ->
        [yes] { $owner } may move your marker to any square but A, or leave it.
       *[no] { $owner } may move { $other }’s marker to any square but A, or leave it.
    }
}
board-circle = { $you ->
    [yes] You may shuffle three { board-colour } numbers back into the pile.
   *[no] { $owner } may shuffle three { board-colour } numbers back into the pile.
}
