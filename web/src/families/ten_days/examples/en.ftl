### The rules in pictures and examples.

example-touch = Tap two tiles to swap them.
example-whole = Every day connects to the next. This journey is complete.
example-parts = { $linked } of { $all } connected.

## In short.
example-short-journey = Fill { $days } days so that each connects to the next. If you have a complete journey at the end of your turn, you win.
example-short-turn = On your turn, draw a tile or take one from a pile. Put it in place of one of yours, which you discard. Or swap two of your days.
example-short-links = You can travel on foot across a border, by automobile through a third place that borders both, or by a plane in the colour of both places.

## One after the other.
example-journey = A complete journey
example-journey-text = It starts and ends with a place, and every day connects to the next. Swap two tiles and see where it breaks.
example-turn = A turn, step by step
example-turn-text = Take a tile from a pile and put it in place of one of yours, which you discard. If you took the last tile of a pile, you must discard there. One of the three tiles completes this journey of five days.
example-turn-take = Tap one of the three piles.
example-turn-put = Tap the day to place the tile on, or its pile to put it back.
example-swap = Swapping two tiles
example-swap-text = Two tiles are in the wrong order. A swap takes your whole turn, and here it wins the game.
example-egypt = Egypt, automobile, Sudan
example-egypt-text = An automobile takes you from one place to another through a third place that borders both: here through Libya. You don’t need Libya’s tile. It works between neighbours, too.
example-ivory-coast = Ivory Coast to Niger, and on by plane
example-ivory-coast-text = The automobile goes through Mali or Burkina Faso. Then a pink plane connects two pink countries. Two transport tiles side by side wouldn’t connect.
example-ferry = Ferries
example-ferry-text = Ferries connect Madagascar with Mozambique and Tanzania. A ferry counts as a border in every way, so an automobile can take it, too.
example-plane = A plane of the wrong colour
example-plane-text = A plane connects two different places of its own colour. Egypt is pink, so a green plane from Libya can’t land there.
example-twice = Two tiles of one country
example-twice-text = The star shows that Chad has two tiles. You may use both in your journey, but not side by side. Put something between them.
example-sudan = Countries without a tile
example-sudan-text = South Sudan has no tile and isn’t in the game, so you can’t travel through it. That’s why Sudan doesn’t border Uganda here. Which order works?
example-oregon = California, automobile, Oregon
example-oregon-text = An automobile takes you through a third state that borders both: here through Nevada. You don’t need Nevada’s tile. It works between neighbours, too.
example-maine = Maine, automobile, New Hampshire
example-maine-text = No state borders both, so an automobile can’t connect them. But you can walk: they’re neighbours.
example-corners = The Four Corners
example-corners-text = Where four states meet at a point, you can’t cross the corner. Find an order that goes round it.
example-michigan = Michigan is one state
example-michigan-text = Upper and lower Michigan are connected, so you can walk from Ohio through Michigan to Wisconsin.
example-alaska = Alaska by plane
example-alaska-text = A plane to Alaska or Hawaii must match the state it leaves. A plane back must match the state where it lands.
example-rides = Two transport tiles in a row
example-rides-text = You need a place between two transport tiles. Side by side, they don’t connect.
example-between = From one map to the other
example-between-text = A plane connects two places of its colour on either map. Libya and California are both green.
example-no-road = No road across the sea
example-no-road-text = There’s no border between the two maps, and no automobile can cross the sea.
example-hawaii = Hawaii, from Africa and back
example-hawaii-text = You can only reach Alaska and Hawaii by plane. The plane there must match the place it leaves, and the plane back must match the place where it lands, on either map.
