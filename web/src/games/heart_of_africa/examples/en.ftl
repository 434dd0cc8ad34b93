### The rules in pictures and examples.

example-done = { $points ->
    [one] John has { $points } point.
   *[other] John has { $points } points.
}
example-hand = John’s cards

## In short.
example-short-cards = On your turn, do one of three things: draw two cards, claim a route, or draw tickets.
example-short-claim = To claim a route, play one card of its colour for each space. Locomotives count as any colour.
example-short-double = If no one has more cards of the matching terrain than you, you may play some to double the points. At the end, completed tickets add their points and the others subtract theirs. The most points wins.

## One after the other.
example-doubling = Cape Town–Port Elizabeth
example-doubling-text = John has one mountain card and Peter has two. John plays a locomotive as a mountain card, which ties Peter and pays for the doubling. He scores 2 × 4 = 8, discards the locomotive and keeps his mountain card.
example-too-few = One mountain card short
example-too-few-text = Peter has three mountain cards. With his own and a locomotive, John only has two. He can claim the route, but not double it.
example-grey = A grey route
example-grey-text = You can pay with cards of any one colour, with or without locomotives.
example-ferry = A ferry
example-ferry-text = You need a locomotive for each locomotive symbol. The other spaces take any one colour, like a grey route.
