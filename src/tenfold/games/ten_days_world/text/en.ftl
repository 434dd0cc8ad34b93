### 20 Days Around the World: what it says about itself; the rest is in the family's catalogue.

title = 20 Days Around the World
summary = Africa and the USA in one journey of 20, 30 or 40 days.

## Where the rules come from, for players (D56).
note-source = These rules follow what’s known of the publisher’s rules for four other boxes of the series, adapted to these two. Best with 2 or 3 players, ages 10+, 30–90 min.

## Long journeys are for few players (D34, D51).
error-journey-seats = A journey of { $days } days is for { $most ->
    [2] 2 players
   *[other] 2 to { $most } players
}, not { $seats }: there are only { $tiles } tiles (D34).

## The tutorial.
guide-map = Connect all twenty days of a journey across two maps and you win. You fill your rack one tile at a time. The backs show the map, so you choose which one to draw from. Draw your last tile from the USA.
guide-map-wrong = You can draw from either map, but this time draw from the USA.
guide-fill = It’s Kansas. Place it on day 9, your last empty day.
guide-take = On your turn, take a tile from any of the nine piles, or swap two of yours. Senegal and Texas are both pink, and planes can cross the ocean. Take the pink plane from pile 5.
guide-take-wrong = You could, but look at days 3 and 5: the pink plane on pile 5 connects Senegal and Texas.
guide-fly = Place the plane between Senegal and Texas, on day 4. New Jersey goes on pile 5.
guide-fly-wrong = The plane has to go between its two places, on day 4.
guide-swap = You now travel from Africa to Texas, and on to Louisiana by automobile. Next, a swap: on day 19, Egypt would be beside Libya, its neighbour. Swap days 8 and 19.
guide-swap-wrong = You could, but swap days 8 and 19 instead: Libya and Egypt border each other.
guide-end = Keep going like that. If you finish a turn with twenty connected days and a place on each map, you win. On foot or by automobile, you stay on one map; only planes connect the two.
