### The rules in pictures and examples.

example-turn = Reveal the next card
example-hint = Tap a glowing square.

## In short.
example-short-go = Red cards move the red marker and black cards the black one, by the number on the card, from A towards J.
example-short-free = Once it has reached J, a marker can go either way. At each end, it turns round. Shapes count now, too: a triangle moves your marker, a square moves your opponent’s, and a circle shuffles three of your numbers back into the pile.
example-short-home = The first player back to exactly A wins.

## One after the other.
example-numbers = Red 4, red 8, red 2
example-numbers-text = The red 4 takes the marker from A to E. The red 8 takes it to J and, with steps left, back to G. Now red can go either way: the red 2 ends on I or on E.
example-home = Home with a 10
example-home-text = From I, a red 10 goes to J and nine squares back, exactly to A, and red wins. The other way, it turns round at A and ends somewhere else.
example-triangle = The triangle
example-triangle-text = With a red triangle, the red marker moves to any square except A.
example-square = The square
example-square-text = With a red square, the opponent’s marker moves to any square except A.
example-circle = The circle
example-circle-text = A red circle shuffles three red numbers from the discard pile back into the play pile. You may also pass.
example-too-early = A shape revealed too early
example-too-early-text = Until its marker has reached J, a shape doesn’t count. It’s shuffled back into the pile.
