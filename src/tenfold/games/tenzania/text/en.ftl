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

## The guided first game.
guide-place = A turn: place one card and say the new value. The table is empty, so the value is the card’s own number. Place the 2.
guide-place-wrong = You may begin with it, but hold it back this once: place the 2.
guide-ten = { $name-2 } added a 7, and the value is 9. Make it exactly 10, and every card on the table is yours.
guide-ten-wrong = That goes over 10, and then { $name-2 }, who played before you, wins the cards. 9 and 1 make 10.
guide-same = Tenzania: three cards for you! Now a 9 lies there. Your 9 would make 18, but a card equal to the value may also leave it there: say 9.
guide-same-wrong = Above 10 whoever played before wins the cards, and that is { $name-2 }. Place the 9 and say 9.
guide-same-zero = A ZERO sets the value to 0 and would be safe. Keep it, and learn the other way out: place the 9 and say 9.
guide-begin = { $name-2 } had to go over 10, so you, who played before, won those cards too. Begin the next pile with the 6.
guide-begin-wrong = Keep that one: it can help you out later. Place the 6.
guide-five = The value is 9 again. A FIVE adds 5, or takes 5 away: place one and say 4.
guide-five-wrong = That goes over 10, and { $name-2 } would win the pile. Let the FIVE take 5 away: say 4.
guide-five-zero = A ZERO would help, too. But try what a FIVE can do: place one and say 4.
guide-finish = The value is 5, and your FIVE may say 10, 5 or 0. You know which one wins the pile!
guide-finish-wrong = You may, but it wins nothing. Place the FIVE and say 10.
guide-end = Eleven cards for you, none for { $name-2 }. When all cards are played, most cards win. Now you know it all but one thing: a TWO may double the value.
