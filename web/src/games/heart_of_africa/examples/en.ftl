### The rules in pictures and examples.

example-done = { $points ->
    [one] John has { $points } point.
   *[other] John has { $points } points.
}
example-hand = John’s cards

## In short.
example-short-cards = A turn is one of three: draw two cards, claim a route, or draw tickets.
example-short-claim = Play as many cards of the track’s colour as it has spaces. Locomotives stand for any colour.
example-short-double = Who has most of the land’s terrain cards may play some to double the points.

## One after the other.
example-doubling = Cape Town–Port Elizabeth
example-doubling-text = John has one mountain card, Peter two. A locomotive played as a mountain card ties them and pays: John scores 2 × 4 = 8, discards the locomotive and keeps his mountain card.
example-too-few = One mountain card too few
example-too-few-text = Peter has three mountain cards. With one of his own and a locomotive John counts two: he can claim the route, but not double it.
example-grey = A grey track
example-grey-text = It takes cards of any one colour, with locomotives or without.
example-ferry = A ferry
example-ferry-text = It asks for a locomotive for each of its symbols; the other spaces as on a grey track.
