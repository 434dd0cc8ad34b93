### The rules in pictures and examples.

example-due = It’s { $name }’s turn to play a card.

## In short.
example-short-add = Play a card and say the new value: the value so far plus your card’s number.
example-short-ten = Make exactly 10, shout “Tenzania”, and win all the cards on the table.
example-short-over = Go over 10, and the player before you wins them. The player with the most cards wins the game.

## One after the other.
example-turns = Jim, Tim and Joe
example-turns-text = Jim plays a 3 and says “three”. Tim plays a 6 and says “nine”. Joe plays a 1, shouts “Tenzania” and wins the cards. If he’d played a 7, Tim would have won them. Try other cards, too.
example-first = The first card
example-first-text = On an empty table, the value is the number on the card: a FIVE can’t subtract, and a TWO can’t double.
example-five = FIVE adds or takes away
example-five-text = On a value of 7, a FIVE makes 12 or 2.
example-zero = ZERO makes zero
example-zero-text = The value becomes 0, and the cards stay on the table.
example-same = The same again
example-same-text = If your card matches the top card or the value, add it as usual or make the value equal to its number. Here the top card is 4 and the value is 7. Try the 4, the 7 and the 8.
example-two = TWO adds or doubles
example-two-text = On a value of 5, a TWO makes 7 or 10: Tenzania!
example-ten = TEN
example-ten-text = On an empty table or a value of 0, a TEN is a Tenzania. On any other value, it goes over.
example-all = Several options at once
example-all-text = If you play a FIVE on a FIVE when the value is 7, you may add 5, take 5 away, or set the value to 5.
