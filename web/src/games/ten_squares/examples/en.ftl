### The rules in pictures and examples.

example-turn = Turn the next card
example-hint = Squares that glow can be touched.

## In short.
example-short-go = Red cards move the red marker, black cards the black one, by their number: from A towards J.
example-short-free = Once it has reached J, a marker may go either way. At both ends it turns round.
example-short-home = Who first comes back to A exactly wins.

## One after the other.
example-numbers = Red 4, red 8, red 2
example-numbers-text = Red 4 goes from A to E. Red 8 goes on to J and, with steps left, turns round. From then on red may choose: red 2 ends on I or on E.
example-home = Home with a 10
example-home-text = From I a red 10 goes to J and nine squares back: A exactly, and red wins. The other way turns at A and ends elsewhere.
example-triangle = The triangle
example-triangle-text = A red triangle puts the red marker on any square but A.
example-square = The square
example-square-text = A red square puts the opponent’s marker on any square but A.
example-circle = The circle
example-circle-text = A red circle brings three red numbers from the discard pile back into the play pile. It may be passed.
example-too-early = A shape that comes too early
example-too-early-text = Before its marker has reached J a shape does not count: it is shuffled back into the pile.
