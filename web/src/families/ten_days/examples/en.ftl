### The rules in pictures and examples.

example-touch = Touch two tiles to swap them.
example-whole = Every day leads to the next: this journey is complete.
example-parts = { $linked ->
    [one] One of { $all } steps is linked.
   *[other] { $linked } of { $all } steps are linked.
}

## In short.
example-short-journey = Fill { $days } days so that each leads to the next. Who has a complete journey at the end of an own turn wins.
example-short-turn = A turn: take an open tile or draw one, put it in place of another and discard that one. Or swap two of your days.
example-short-links = Two places are linked on foot over a border, by automobile through a third place that borders both, or by a plane of their colour.

## One after the other.
example-journey = A complete journey
example-journey-text = It starts and ends with a place, and every day leads to the next. Swap two tiles and see where it breaks.
example-turn = A turn, step by step
example-turn-text = Take an open tile and put it in place of one of yours; that one is discarded. Where you took the last tile of a pile, the discard goes there. One of the three tiles completes this journey of five days.
example-turn-take = Touch one of the three piles.
example-turn-put = Touch the day where the tile goes, or its pile to lay it back.
example-swap = A turn that swaps
example-swap-text = Two tiles stand the wrong way round. A swap is a whole turn, and here it is the one that wins.
example-egypt = Egypt, automobile, Sudan
example-egypt-text = An automobile goes from one place to another through a third that borders both: here through Libya, whose tile is not needed. It works between neighbours too.
example-ivory-coast = Ivory Coast to Niger, and on by plane
example-ivory-coast-text = The automobile goes through Mali or Burkina Faso. Then a pink plane links two pink countries. Two rides side by side would link nothing.
example-ferry = Ferries
example-ferry-text = A ferry joins Madagascar with Mozambique and with Tanzania. It counts as a border in every respect, so an automobile can take it too.
example-plane = A plane of the wrong colour
example-plane-text = A plane links two different places of its own colour. Egypt is pink: a green plane from Libya does not land there.
example-twice = Two tiles of one country
example-twice-text = Chad has two tiles, as its star says. Both may be in a journey, but not side by side: put something between them.
example-sudan = Countries without a tile
example-sudan-text = South Sudan has no tile and is not in the game: nobody walks through it. So Sudan has no border with Uganda. Which order makes a way?
example-oregon = California, automobile, Oregon
example-oregon-text = An automobile goes through a third state that borders both: here through Nevada, whose tile is not needed. It works between neighbours too.
example-maine = Maine, automobile, New Hampshire
example-maine-text = No state borders both, so no automobile goes between them. On foot it is one step.
example-corners = The Four Corners
example-corners-text = Where four states meet in a point, nobody walks across the corner. Find the order that goes round.
example-michigan = Michigan is one
example-michigan-text = Upper and lower Michigan are connected: from Ohio one walks through Michigan to Wisconsin.
example-alaska = Alaska by plane
example-alaska-text = The plane to Alaska or Hawaii has the colour of the state that it leaves; the plane back has the colour of the state where it lands.
example-rides = Two rides in a row
example-rides-text = Between two rides there must be a place. Side by side they link nothing.
example-between = From one map to the other
example-between-text = A plane links two places of its colour on either map: Libya and California are both green.
example-no-road = No road over the sea
example-no-road-text = No border and no automobile joins the two maps.
example-hawaii = Hawaii, from Africa and back
example-hawaii-text = Alaska and Hawaii are reached by plane only. The plane there has the colour of the place that it leaves, the plane back the colour of the place where it lands, on either map.
