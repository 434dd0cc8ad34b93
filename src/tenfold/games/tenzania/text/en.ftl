### Tenzania: every sentence a player reads.

title = Tenzania
summary = Add up to ten, shout, and take the pile.

option-tens = TENs in the deck
option-doubling = A TWO can double the value
option-begins = Starting player

## The ten steps to the first player, a joke all but the last (Z36).
begins-1 = The player with ten fingers goes first.
begins-2 = More than one? Then the player with ten arms.
begins-3 = No one? Then the player with ten toes.
begins-4 = More than one again? Then the player with ten legs.
begins-5 = No one? Then the player with ten brothers and sisters.
begins-6 = No one? Then the first player to eat ten plates of porridge, right now.
begins-7 = Not that much porridge in the house? Then the first player to count to ten in “African”.
begins-8 = No one can? Then the player who can name ten African countries.
begins-9 = More than one, or none? Then the player who turns ten in exactly 10 months, 10 weeks and 10 days.
begins-10 = No one? Then the player who turns ten last: the youngest.

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

## The program says the value and shouts (Z35).
event-place = { $you ->
    [yes] You play { a-card }: “{ $value }”.
   *[no] { $seat } plays { a-card }: “{ $value }”.
}
event-tenzania = { $you ->
    [yes] “Tenzania!” You win { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
   *[no] “Tenzania!” { $seat } wins { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
}
event-over = { $other-is-you ->
    [yes] { $value } is over 10, so you win { $cards } cards.
   *[no] { $value } is over 10, so { $other } wins { $cards } cards.
}
event-draw = { $seat } draws a card.
event-draw-own = { $you ->
    [yes] You draw { a-card }.
   *[no] { $seat } draws { a-card }.
}
event-end = { $cards ->
    [0] All cards have been played.
    [one] All cards have been played. No one wins the last card on the table.
   *[other] All cards have been played. No one wins the last { $cards } cards on the table.
}

## Before a card is played its values are shown: help with the two-times table (Z34).
action-place = Play { a-card } and say { $value }

todo-place = It’s your turn. Play a card.

why-not-in-hand = You don’t have { a-card } in your hand.
why-first-card = The first card on the table counts as its own number, so say { $card }.
why-zero = A ZERO always makes the value 0.
why-below-zero = A FIVE can’t take 5 away from { $value }: the value never goes below 0.
why-no-doubling = Doubling is turned off at this table, so a TWO can’t double the value.
why-ten = A TEN only makes 10 on an empty table or on a value of 0. On { $value }, it goes over.
why-not-the-same = A card can only set the value to its own number if it matches the top card or the value. The top card is { $top } and the value is { $value }.
why-wrong-value = On { $value }, you can’t say { $stated } with { a-card }.

score = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
ending-all-cards-played = All cards have been played, and the player with the most cards wins.

show-seat = { $won } won, { $held } in hand
show-empty = The table is empty.
show-table = Table
show-value = Value
show-sizes = { $table } on the table, { $pile } in the draw pile
show-hand = Your hand

## Why a move is good or bad, when a player asks for a hint.
advice-ten = That makes 10, and you win { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} right away.
advice-over = { $value } is over 10, so the player before you wins { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
advice-over-all = All your cards go over 10, so the player before you wins { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
stuck = { $stuck ->
    [0] {""}
   *[other] {" "}They have to go over about { $stuck }% of the time.
}
advice-only = Anything else goes over 10.
advice-place = Only { $value ->
    [2] an
   *[other] a
} { $makers } makes 10 from { $value }: { $tens } of the { $unseen } cards you can’t see. The next player’s chance is about { $percent }%.{ stuck }{ $but }
advice-safe = No one else can make 10 from { $value }: no { $makers } is left.{ $stuck ->
    [0] {""}
   *[other] {" "}The next player has to go over about { $stuck }% of the time.
}{ $but }
advice-last = The next player has no cards left to answer { $value }.
term-but-ten = {" "}But making 10 would win you { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} right away.
term-but-safer = { $tens ->
    [0] {" "}But if you say { $best }, no one else can make 10.
   *[other] {" "}But if you say { $best }, it’s only { $percent }%.
}
term-but-harder = {" "}But if you say { $best }, the next player has to go over { $stuck }% of the time.

## The tutorial.
guide-place = Win the most cards and you win the game. On your turn, play a card and say the new value. The table is empty, so the value is simply the card’s number. Play the 2.
guide-place-wrong = You could, but save that card for now. Play the 2.
guide-ten = { $name-2 } played a 7, so the value is now 9. Make it exactly 10 and you win every card on the table.
guide-ten-wrong = That goes over 10, so the player before you would win the cards, and that’s { $name-2 }. 9 and 1 make 10.
guide-same = Tenzania! You win 3 cards. Now { $name-2 } has played a 9. Your 9 would make 18, but a card equal to the value can also leave the value as it is. Play the 9 and say 9.
guide-same-wrong = That goes over 10, and { $name-2 } would win the cards. Play the 9 and say 9.
guide-same-zero = A ZERO makes the value 0, so it’s safe too. But save it and try another way out: play the 9 and say 9.
guide-begin = { $name-2 } had to go over 10. You played just before, so you win those cards too. Start the next pile with the 6.
guide-begin-wrong = Save that one, it can get you out of trouble later. Play the 6.
guide-five = The value is 9 again. A FIVE can add 5 or take 5 away. Play a FIVE and say 4.
guide-five-wrong = That goes over 10, and { $name-2 } would win the pile. Take 5 away instead: play a FIVE and say 4.
guide-five-zero = A ZERO would work too, but see what a FIVE can do. Play one and say 4.
guide-finish = The value is 5, and your FIVE can make it 10, 5 or 0. One of them wins the pile. Say that one!
guide-finish-wrong = You could, but you’d win nothing. Play the FIVE and say 10.
guide-end = You have 11 cards and { $name-2 } has none. When all the cards have been played, the player with the most wins. Three things are left to discover: a TWO can double the value, a TEN wins on 0, and a card that matches the top card can set the value to its own number.
