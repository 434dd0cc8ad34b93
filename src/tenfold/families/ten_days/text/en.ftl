### The 10 Days games: sentences that all of them share.

option-days = Days of the journey
option-open_hands = Open hands: all racks are face up (D27)
option-no_swap = No swaps, for advanced players (D29)
option-same_country = A plane or an automobile may end in the country where it began (D35)
option-undivided_sudan = Undivided Sudan, as in an older printing (D36)
option-begins = Who begins

## What happened.
event-fill = { $you ->
    [yes] You put { $tile } on day { $day }.
   *[no] { $seat } puts { $tile } on day { $day }.
}
event-fill-hidden = { $seat } fills day { $day }.
event-hold = { $you ->
    [yes] You hold { $tile }.
   *[no] { $seat } holds { $tile }.
}
event-draw-map = { $you ->
    [yes] You draw a tile of { $map }.
   *[no] { $seat } draws a tile of { $map }.
}
event-draw = { $draw-pile ->
    [0] { $you ->
        [yes] You draw from the draw pile.
       *[no] { $seat } draws from the draw pile.
    }
   *[other] { $you ->
        [yes] You draw from draw pile { $draw-pile }.
       *[no] { $seat } draws from draw pile { $draw-pile }.
    }
}
event-take = { $you ->
    [yes] You take { $tile } from pile { $pile }.
   *[no] { $seat } takes { $tile } from pile { $pile }.
}
event-swap = { $you ->
    [yes] You swap days { $day } and { $second }.
   *[no] { $seat } swaps days { $day } and { $second }.
}
event-put = { $you ->
    [yes] You put { $tile } on day { $day } and discard { $replaced } on pile { $pile }.
   *[no] { $seat } puts { $tile } on day { $day } and discards { $replaced } on pile { $pile }.
}
event-put-hidden = { $seat } puts the tile on day { $day } and discards { $replaced } on pile { $pile }.
event-discard = { $you ->
    [yes] You discard { $tile } on pile { $pile }.
   *[no] { $seat } discards { $tile } on pile { $pile }.
}
event-piles = { $you ->
    [yes] All racks are full. The piles begin with { $tiles }. You begin.
   *[no] All racks are full. The piles begin with { $tiles }. { $seat } begins.
}
event-renewal = { $count ->
    [one] The draw pile was taken up: one covered tile is the new one.
   *[other] The draw pile was taken up: { $count } covered tiles are shuffled into a new one.
}
event-journey = { $you ->
    [yes] Your journey of { $days } days is complete!
   *[no] { $seat } has completed a journey of { $days } days.
}
event-draw-game = After { $turns } turns nobody has completed a journey.

## The winner shows each link.
event-link-walk = Day { $day } to { $last-day }: on foot from { $from } to { $to }.
event-link-ferry = Day { $day } to { $last-day }: by ferry from { $from } to { $to }.
event-link-drive = Day { $day } to { $last-day }: by automobile from { $from } to { $to }, by way of { $ways }.
event-link-fly = Day { $day } to { $last-day }: by { $colour } plane from { $from } to { $to }.

## What one may do.
action-fill = Put it on day { $day }
action-draw-map = Draw a tile of { $map }
action-draw = { $draw-pile ->
    [0] Draw from the draw pile
   *[other] Draw from draw pile { $draw-pile }
}
action-take = Take from pile { $pile }
action-swap = Swap days { $day } and { $second }
action-put = Put it on day { $day }, discard the tile there on pile { $pile }
action-discard = Discard it on pile { $pile }

## What to do.
todo-fill = Put the tile that you hold on an open day.
todo-draw-map = Name the map from which to draw your next tile.
todo-draw = { $may-swap ->
    [yes] It is your turn: draw or take a tile, or swap two days.
   *[no] It is your turn: draw or take a tile.
}
todo-put = Put the tile on a day, or discard it.

## Why not.
why-no-such-day = There is no day { $day }: this table plays journeys of { $days } days.
why-rack-is-full = The rack is full: a tile is replaced or swapped in a turn.
why-maps-are-for-filling = A map is named while racks are filled; now draw from a pile by its number.
why-no-swap = This table plays without swaps.
why-draw-first = Draw a tile first, then put it somewhere.
why-empty-pile = You took the last tile of pile { $pile }: your discard must go there.
why-place-first = You have drawn: now put the tile on a day, or discard it.
why-day-is-full = Day { $day } is filled, and a tile that was put down stays.
why-name-a-map = First name the map from which to draw a tile.
why-place-before-next = Put the tile that you hold on a day before you draw the next.
why-share-is-used-up = Your share has no more tiles of { $map }.
why-still-filling = Turns begin when all racks are full.

ending-journey = The journey is complete.
ending-draw = After 1,000 turns nobody had completed a journey.

## The table as text.
show-filling = The racks are being filled.
show-pile = Pile { $pile }
show-under = on { $count ->
    [one] one more
   *[other] { $count } more
} (?pile { $pile })
show-draw-pile = { $count ->
    [one] Draw pile: one tile
   *[other] Draw pile: { $count } tiles
}
show-draw-pile-of-several = { $count ->
    [one] Draw pile { $number }: one tile, of { $map }
   *[other] Draw pile { $number }: { $count } tiles, the top one of { $map }
}
show-share = Left of your share: { $parts }.
show-share-of = { $count } of { $map }
show-stock = { $count ->
    [one] Left in the draw pile, one tile:
   *[other] Left in the draw piles, { $count } tiles:
}
show-rack = Your journey
show-rack-of = The journey of { $name }
show-hand = You hold
show-two-tiles = * One of two tiles of that place.
show-holds = holds { $tile }
show-colour = ({ $colour })

## Links in few words, after the tile that they start from.
show-link-walk = on foot
show-link-ferry = by ferry
show-link-drive = by way of { $ways }
show-link-fly = by plane to { $to }
show-link-starts-with-ride = must start with a place
show-link-ends-with-ride = must end with a place
show-link-two-rides = two rides in a row
show-link-ride-from-nowhere = comes from no place
show-link-ride-to-nowhere = leads to no place
show-link-same-country = the same country again
show-link-no-border = no border to { $from }
show-link-divided-sudan = South Sudan lies between
show-link-four-corners = no link across the corner
show-link-other-map = no border joins the maps
show-link-other-map-drive = no road joins the maps
show-link-by-plane-only = reached by plane only
show-link-same-country-ride = must go to another country
show-link-no-third-place = no place borders both
show-link-wrong-colour = { $count ->
    [one] { $places } is not { $colour }
   *[other] neither place is { $colour }
}
show-link-map-not-visited = The journey must visit { $map }.

## What the board says about a place.
about-unknown = There is no place called “{ $words }” on the board. Of a pile ask “?pile 1”.
about-pile = { $count ->
    [0] Pile { $pile } is empty.
    [one] Pile { $pile } has one tile:
   *[other] Pile { $pile } has { $count } tiles, from the top down:
}
about-place = is { $colour }{ $tiles ->
    [one] {""}
   *[other] {" "}and has two tiles
}.
about-capital = { $count ->
    [one] Capital: { $names }
   *[other] Capitals: { $names }
}
about-area = { $number } km²
about-population = { $number } people
about-ferry = ferry
about-walk = On foot:
about-drive = By automobile (by way of):
about-fly = By { $colour ->
    [purple] any
   *[other] { $colour }
} plane:
about-fly-to-purple = By { $colour } plane too:
about-fly-from-purple = By a plane of the goal's colour:
about-every-place = every other place

## What speaks for a move, when somebody asks for a hint.
advice-fill = With it on day { $day }, your journey is about { $turns } turns away.
advice-draw-map = Each map is as good as the other now.
advice-draw = No open tile helps more: with what may come, your journey is about { $turns } turns away.
advice-take = With the tile on pile { $pile }, your journey is about { $turns } turns away.
advice-swap = With days { $day } and { $second } swapped, your journey is about { $turns } turns away.
advice-put = With it on day { $day }, your journey is about { $turns } turns away; pile { $pile } can best be covered.
advice-discard = It helps on no day: your journey stays about { $turns } turns away.

## Tiles and maps within arguments.
term-plane-blue = a blue plane
term-plane-green = a green plane
term-plane-orange = an orange plane
term-plane-pink = a pink plane
term-plane-yellow = a yellow plane
term-automobile = an automobile
term-tile-blue = blue plane
term-tile-green = green plane
term-tile-orange = orange plane
term-tile-pink = pink plane
term-tile-yellow = yellow plane
term-tile-automobile = automobile
term-one-of-two-tiles = { $place }*
