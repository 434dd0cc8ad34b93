### Tenzania: every sentence a player reads.

title = Tenzania
summary = Add up to ten, shout, and take the pile.

option-tens = TENs in the deck
option-doubling = A TWO may double the value
option-begins = Who begins

## The ten steps to the first player, a joke all but the last (Z36).
begins-1 = Whoever has ten fingers begins.
begins-2 = Several? Then whoever has ten arms.
begins-3 = Nobody? Then whoever has ten toes.
begins-4 = Several again? Then whoever has ten legs.
begins-5 = Nobody? Then whoever has ten brothers and sisters.
begins-6 = Nobody? Then whoever first eats ten plates of porridge, now.
begins-7 = Not so much porridge in the house? Then whoever first counts to ten in “African”.
begins-8 = Nobody can? Then whoever names ten African countries.
begins-9 = Several, or none? Then whoever turns ten in exactly 10 months, 10 weeks and 10 days.
begins-10 = Nobody? Then whoever turns ten last: the youngest.

## A card in a sentence; the special ones by their names.
card-name = { $card ->
    [0] ZERO
    [2] TWO
    [5] FIVE
    [10] TEN
   *[other] { $card }
}
a-card = { $card ->
    [8] an { card-name }
   *[other] a { card-name }
}

## The program states the value and shouts (Z35).
event-place = { $you ->
    [yes] You place { a-card }: “{ $value }”.
   *[no] { $seat } places { a-card }: “{ $value }”.
}
event-tenzania = { $you ->
    [yes] “Tenzania!” You win { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
   *[no] “Tenzania!” { $seat } wins { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
}
event-over = { $other-is-you ->
    [yes] { $value } is over ten: you win { $cards } cards.
   *[no] { $value } is over ten: { $other } wins { $cards } cards.
}
event-draw = { $seat } draws a card.
event-draw-own = You draw { a-card }.
event-end = { $cards ->
    [0] All cards have been played.
    [one] All cards have been played. The one on the table belongs to nobody.
   *[other] All cards have been played. The { $cards } on the table belong to nobody.
}

## Before a card is placed its values are shown: help with the two-times table (Z34).
action-place = { $card } → { $value }

todo-place = It is your turn: place a card.

why-not-in-hand = You have no { card-name } in your hand.
why-first-card = The first card on the table states its own number: { $card }.
why-zero = A ZERO makes the value zero, whatever it was.
why-below-zero = A FIVE cannot subtract from { $value }: the value is never below zero.
why-no-doubling = This table plays without doubling, so a TWO adds 2.
why-ten = A TEN is ten only on an empty table or on 0; on { $value } it goes over.
why-not-the-same = A card may become the value only on the same card or on its own number; here the top card is { $top } and the value { $value }.
why-wrong-value = On { $value }, { a-card } cannot state { $stated }.

ending-all-cards-played = All cards have been played; whoever won the most cards wins.

show-seat = { $won } won, { $held } in hand
show-empty = The table is empty.
show-table = Table
show-value = Value
show-sizes = { $table } on the table, { $pile } in the draw pile
show-hand = Your hand

## What speaks for a move, when somebody asks for a hint.
advice-ten = Ten: you win { $cards ->
    [one] one card
   *[other] { $cards } cards
} at once.
advice-over = { $value } is over ten and costs you { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
advice-trap = { $value } is hard for the next player: about { $cards } cards in your favour.
advice-risk = From { $value } the next player may reach ten: that may cost you about { $cards } cards.
advice-even = { $value } gives the next player neither ten nor trouble.
