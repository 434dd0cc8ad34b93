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

## The guided first game.
guide-map = Twenty days on two maps. Racks are filled tile by tile, and the backs show the map, so you choose from which one to draw. Draw your last tile from the USA.
guide-map-wrong = You may draw from either map. This time, draw from the USA.
guide-fill = Kansas. Put it on day 9, the last open one.
guide-take = A turn: take a tile from any of the nine piles, or swap two of yours. Senegal and Texas are both pink, and planes cross the ocean: take the pink plane from pile 5.
guide-take-wrong = You may, but look at days 3 and 5: the pink plane on pile 5 flies from Senegal to Texas.
guide-fly = Put the plane between Senegal and Texas, on day 4. New Jersey goes onto pile 5.
guide-fly-wrong = The plane must stand between its two places: on day 4.
guide-swap = From Africa to America, and on from Texas to Louisiana by automobile. Now a swap: on day 19 Egypt would be next to Libya, which it borders. Swap days 8 and 19.
guide-swap-wrong = That would be a turn, too. But swap days 8 and 19: Libya and Egypt border each other.
guide-end = Go on like that. Whoever has twenty linked days at the end of a turn, with a place on each map, wins. On foot and by automobile one stays on a map; only planes join the two.
