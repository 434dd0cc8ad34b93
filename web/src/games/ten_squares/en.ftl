### Sentences only the board of 10 Squares uses. Those the terminal shares are in the game's own catalogue.

board-you = You
board-absent = { $absence ->
    [resigned] resigned
    [stand-in] a bot is playing
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
board-begin = Both markers start on A. Race to J and back!

## The pile.
board-turn = { $action } ({ $count } left in the pile)
board-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
board-left = { $count } left
board-still = Still in the pile <size>{ $count }</size>
board-still-faces = { board-colour }: { $faces }

## A row and its marker.
board-way = { $reached ->
    [yes] can go either way
   *[no] towards J
}
board-row = { $name }’s row
board-row-way = { board-colour }, { board-way }
board-row-spoken = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}, { board-colour } marker on { $square }, { board-way }{ $absence ->
    [none] {""}
   *[other] , { board-absent }
}{ $due ->
    [yes] , playing now
   *[no] {""}
}
board-leave = Leave the { board-colour } marker on { $square }
board-move-steps = Move the { board-colour } marker from { $from } to { $to }, { $face ->
    [one] { $face } step
   *[other] { $face } steps
}
board-move-shape = Move the { board-colour } marker from { $from } to { $to } with the { board-face }

## A circle brings numbers back.
board-pick = Numbers to shuffle back: pick { $count }
board-pick-more = Pick { $count } more

## One short line about the revealed card: what it does, or who can do what.
board-uncounted = Until the { board-colour } marker has reached J, a { board-face } doesn’t count. It goes back into the pile.
board-number = The { board-colour } { $face } moves the { board-colour } marker { $face ->
    [one] { $face } square
   *[other] { $face } squares
}.
board-direction = { $you ->
    [yes] You choose the direction of the { board-colour } marker.
   *[no] { $owner } chooses the direction of the { board-colour } marker.
}
board-triangle = { $you ->
    [yes] You can move the { board-colour } marker to any square except A, or leave it where it is.
   *[no] { $owner } can move the { board-colour } marker to any square except A, or leave it where it is.
}
board-square = { $you ->
    [yes] You can move { $other }’s marker to any square except A, or leave it where it is.
   *[no] { $other-is-you ->
        [yes] { $owner } can move your marker to any square except A, or leave it where it is.
       *[no] { $owner } can move { $other }’s marker to any square except A, or leave it where it is.
    }
}
board-circle = { $you ->
    [yes] You can shuffle 3 { board-colour } numbers back into the pile.
   *[no] { $owner } can shuffle 3 { board-colour } numbers back into the pile.
}
