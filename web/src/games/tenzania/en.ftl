### Sentences only Tenzania's board uses. Those the terminal shares are in the game's own catalogue.

board-seats = Seats
board-seat = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}: { $won } won, { $held } in hand{ $open ->
    [yes] {" "}({ $cards })
   *[no] {""}
}{ $absence ->
    [none] {""}
   *[other] , { board-absent }
}{ $due ->
    [yes] , playing now
   *[no] {""}
}{ $winner ->
    [yes] , winner
   *[no] {""}
}
board-you = You
board-absent = { $absence ->
    [resigned] resigned
    [stand-in] a bot is playing
   *[away] away
}
board-no-cards = no cards
board-won = { $won }<small> won</small>
board-draw-pile = <spoken>Draw pile: </spoken>{ $count }<spoken> { $count ->
    [one] card left
   *[other] cards left
}</spoken>
board-pile = On the table, in order: { $cards }.
board-pile-empty = No card on the table.

## The dial. An empty table is shown in two short lines.
board-value = The value is { $value }.
board-over = >10
board-empty-1 = empty
board-empty-2 = table

## The values a card can make (Z34): on the card, in the list of choices, and for screen readers.
board-cards = Cards
board-choices = Choose a value for your { $card }
board-again = Tap again to play
board-back-to-hand = Back to your hand
board-short-ten = 10!
board-short-over = { $value }: over
board-short = → { $value }
board-long-ten = → 10 Tenzania!
board-long-over = { $value }, over 10
board-by = { $way ->
    [double] ×2
    [less] −5
   *[same] same
} { $choice }
board-by-spoken = { $choice }, { $way ->
    [double] doubled
    [less] minus 5
   *[same] the same number
}
board-say-ten = say 10: Tenzania!
board-say-over = say { $value }, which is over 10
board-say = say { $value }
board-or = { $first }, or { $second }
board-card = Card { $card }
board-play = Play { $card }, { $choice }
board-play-choices = Play { $card }: { $choices }
