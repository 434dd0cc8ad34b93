### The rules in pictures and examples.

example-due = { $name } is to place a card.

## In short.
example-short-add = Place a card and state the value: what lies there plus its number.
example-short-ten = Value 10: shout “Tenzania” and take all the cards.
example-short-over = Above 10 the player before you takes them. Most cards win.

## One after the other.
example-turns = Jim, Tim and Joe
example-turns-text = Jim plays a 3 and says “three”. Tim plays a 6 and says “nine”. Joe plays a 1: “Tenzania”, and the cards are his. With a 7 they would be Tim’s. Try other cards, too.
example-first = The first card
example-first-text = On an empty table the value is the number printed: a FIVE subtracts nothing, a TWO doubles nothing.
example-five = FIVE adds or takes away
example-five-text = On a value of 7 a FIVE states 12 or 2.
example-zero = ZERO makes zero
example-zero-text = The value becomes 0, and the cards stay on the table.
example-same = The same again
example-same-text = A card like the one on top, or like the value, is added, or the value becomes its number. On top lies a 4, and the value is 7: try the 4, the 7 and the 8.
example-two = TWO adds or doubles
example-two-text = On a value of 5 a TWO states 7, or 10: Tenzania.
example-ten = TEN
example-ten-text = On an empty table or on a value of 0 a TEN is a Tenzania. On anything else it goes over.
example-all = All permissions at once
example-all-text = A FIVE on a FIVE at 7 may add, take away, or set the value to 5.
