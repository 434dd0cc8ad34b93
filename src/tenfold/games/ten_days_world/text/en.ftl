### 20 Days Around the World: what it says about itself; the rest is in the family's catalogue.

title = 20 Days Around the World
summary = Africa and the USA in one journey of 20, 30 or 40 days.

## Where the rules come from, for players (D56).
note-source = These rules follow the publisher's sheet for four other boxes of the series, as far as it is known, fitted to these two. Best with two or three, from 10 years, 30–90 minutes.

## Long journeys are for few (D34, D51).
error-journey-seats = A journey of { $days } days is for { $most ->
    [2] 2 players
   *[other] 2 to { $most } players
}, not { $seats }: there are { $tiles } tiles (D34).
