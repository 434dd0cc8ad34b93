### Sentences only the boards of the 10 Days games use. Those the terminal shares are in the family's catalogue.

board-map-name = { $map ->
    [0] Africa
   *[1] USA
}
board-maps-other = Show { board-map-name }
board-loading = Unfolding the map…
board-missing = The map couldn’t be loaded. Check your connection and reload the page.
board-enlarge-map = Enlarge map
board-enlarge-journey = Enlarge journey

## Tiles.
board-colour = { $colour ->
    [blue] blue
    [green] green
    [orange] orange
    [pink] pink
    [yellow] yellow
    [purple] purple
   *[other] { $colour }
}
board-plane = Plane
board-automobile = Automobile
board-place-short = { $place ->
    [central-african-republic] C. African Republic
   *[democratic-republic-of-the-congo] DR Congo
}
board-place-spoken = { board-colour }{ $two ->
    [yes] , 2 tiles
   *[no] {""}
}
board-tile-spoken = { $kind ->
    [plane] { board-colour } plane
    [automobile] automobile
   *[place] { $name }, { board-colour }
}
board-empty-day = empty
board-hidden = hidden

## The journey.
board-progress = { $linked } of { $all } connected
board-day = Day { $day }: { $tile }{ $fits ->
    [yes] , would connect here
   *[no] {""}
}
board-day-fill = Place it on day { $day }{ $fits ->
    [yes] , where it would connect
   *[no] {""}
}
board-day-put = Day { $day }: { $tile }. Replace it{ $fits ->
    [yes] , the new tile would connect here
   *[no] {""}
}
board-day-swap-with = Day { $day }: { $tile }. Swap with day { $other }

## Between two days.
board-link = Days { $day } and { $last }: { $how }
board-how = { $code ->
    [walk] on foot from { $from } to { $to }
    [ferry] by ferry from { $from } to { $to }
    [drive] by automobile from { $from } to { $to }, through { $ways }
   *[fly] by { board-colour } plane from { $from } to { $to }
}
board-gap = Gap between days { $day } and { $last }
board-gap-title = From day { $day } to day { $last }
board-gap-why = { $code ->
    [starts-with-ride] A journey must start with a place.
    [ends-with-ride] A journey must end with a place.
    [two-rides] Two transport tiles in a row don’t connect. You need a place between them.
    [ride-from-nowhere] There’s no place before the transport tile to { $to }.
    [ride-to-nowhere] There’s no place after the transport tile from { $from }.
    [same-country] Two { $from } tiles can’t be side by side.
    [other-map] { $from } and { $to } are on different maps. Only a plane connects them.
    [by-plane-only] You can only get from { $from } to { $to } by plane.
    [divided-sudan] South Sudan lies between { $from } and { $to }, and it has no tile.
    [four-corners] { $from } and { $to } only meet at a corner.
    [no-border] { $from } and { $to } don’t border each other.
    [same-country-ride] A plane or automobile must take you to another country, not from { $from } to { $to }.
    [other-map-drive] There’s no road between the maps, so an automobile can’t go from { $from } to { $to }.
    [no-third-place] No place borders both { $from } and { $to }, so an automobile can’t get through.
    [map-not-visited] You have no place from { $map } on your rack.
    [wrong-colour] The plane is { board-colour }, but { $count ->
        [one] { $wrong } isn’t.
       *[other] neither { $from } nor { $to } is.
    }
   *[open] A day is still empty.
}

## What would close a gap.
board-closers = What would close the gap
board-closers-opens = Closing this gap opens another one. These tiles would close it:
board-closers-none = No single tile closes this gap.
board-closers-where = { $where ->
    [rack] On your rack
    [open] On top of a pile
    [seen] Seen on other racks
    [covered] Covered in a pile
   *[to-come] Still to come
}
board-closer = { $tile } on day { $day }
board-closer-count = { $count } × { $tile } on day { $day }
board-where = { $kind ->
    [rack] now on day { $at }
    [hand] in your hand
    [top] on top of pile { $at }
    [covered] in pile { $at }, under { $above ->
        [one] { $above } tile
       *[other] { $above } tiles
    }
    [seen] { $name }, day { $at }
    [seen-hand] in { $name }’s hand
   *[to-come] still to come
}
board-where-count = { $count } × { $where }

## The place card.
board-card-close = Close
board-card-capital = { $count ->
    [one] Capital
   *[other] Capitals
}
board-card-area = { $map ->
    [USA] Land area
   *[Africa] Area
}
board-card-area-km = { NUMBER($area) } km²
board-card-people = Population
board-card-people-count = { NUMBER($count) } ({ $year })
board-card-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-card-walk = On foot
board-card-drive = By automobile
board-card-drive-to = { $place } <via>through { $ways }</via>
board-card-fly = Same colour
board-card-fly-only = Only reached by plane. The plane must match the place at the other end.
board-card-none = none
board-card-plane = Connects two { board-colour } places.
board-card-car = Connects two places if a third place borders both.

## The hand.
board-hand-hint = { $todo ->
    [fill] Tap an empty day.
    [put] Tap a day to place it, or a pile to discard it.
    [discard] Now choose a pile for { $tile }.
    [put-there] Tap a day. Its tile goes on pile { $pile }, which is empty.
    [discard-there] Now discard it on pile { $pile }, which is empty.
   *[none] {""}
}
board-hand-away = To discard
board-name-map = Draw your next tile from
board-fill-rest = Fill the rest in order
board-filling-rest = Stop filling ({ $filled } of { $days })
board-full = Your rack is full. The journey starts when everyone’s is.
board-back = Back

## Piles.
board-piles = Piles
board-draw-pile = Draw pile
board-draw-pile-short = { $number ->
    [0] Draw
   *[other] Draw { $number }
}
board-draw = Draw{ $number ->
    [0] {""}
   *[other] {" "}from draw pile { $number }
}: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}{ $map ->
    [none] {""}
   *[other] , { $map } on top
}
board-drawn = Draw pile{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}{ $map ->
    [none] {""}
   *[other] , { $map } on top
}
board-pile-spoken = Pile { $pile }: { $tile }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-pile-empty = Pile { $pile }: empty
board-take = Take { $tile } from pile { $pile }
board-discard = Discard { $tile } on pile { $pile }
board-known = Tiles in pile { $pile }
board-known-top = from the top down
board-known-show = Show pile { $pile }

## Swapping.
board-swap-ask = Swap days { $day } and { $second }? Then { $linked } of { $all } are connected.
board-swap = Swap
board-swap-not = Cancel
board-swap-second = Choose the day to swap with day { $day }.

## The others.
board-others = Other players
board-seat = { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $due ->
    [yes] , playing now
   *[no] {""}
}{ $filling ->
    [yes] , { $filled } of { $days } days filled
   *[no] {""}
}
board-absent = { $absence ->
    [resigned] resigned
    [stand-in] a bot is playing
   *[away] away
}
board-seat-filled = { $filled } of { $days }
board-seat-knows = What everyone has seen of { $name }’s rack
board-seat-day = Day { $day }: { $tile }
board-seat-nothing = Nothing yet.
board-seat-holds = Holding { $tile }

## Help, for one player only.
board-help = Map help
board-help-on = Help is on. Tap a tile, a place or a gap.
board-help-off = Help is off.
board-help-table = The host has turned off help at this table.

## The end.
board-end-skip = Show all
board-end-again = Replay the journey
board-end-on-map = On the map: { $name }’s journey
board-end-leg = Day { $day }: { $how }
board-postcard = Postcard of { $name }’s journey
board-postcard-title = { $map ->
    [africa] Greetings from Africa
    [usa] Greetings from the USA
   *[world] Greetings from around the world
}
board-postcard-save = Save postcard
board-postcard-failed = The postcard couldn’t be saved. Try again.
board-end-racks = All racks
board-end-near = { $linked } of { $all } connected
board-end-near-missing = { $missing ->
    [0] complete
    [one] { $missing } connection short
   *[other] { $missing } connections short
}

## How a place is highlighted, for screen readers.
board-lit = { $how ->
    [walk] reachable on foot
    [ferry] reachable by ferry
    [drive] reachable by automobile through { $ways }
    [fly] same colour
   *[closes] would close the gap
}
board-legend = What the highlights mean
board-legend-drive = by automobile
board-legend-fly = same colour

## Keys.
board-keys-list = { $many ->
    [yes] <kbd>0</kbd><kbd>1</kbd>–<kbd>4</kbd><kbd>0</kbd> days
   *[no] <kbd>1</kbd>–<kbd>0</kbd> days
}, then piles · <kbd>D</kbd> draw · <kbd>T</kbd> take · <kbd>X</kbd> discard · <kbd>Esc</kbd> back
board-asked-tens = Day { $tens }… Press the second digit.
board-asked = { $what ->
    [map] Which map? Press 1 for the left one or 2 for the right one.
    [take] Which pile? Press its number.
    [draw] Which draw pile? Press its number.
   *[discard] Discard on which pile? Press its number.
}

## The map of completed journeys.
board-travels = { $map ->
    [usa] { $been } of { $count } states
   *[africa] { $been } of { $count } countries
}
board-travels-place = { $place }: { $times ->
    [0] not yet
    [one] { $times } journey
   *[other] { $times } journeys
}
board-travels-list = Places, most visited first
board-travels-longest = Your longest journey: { $places }.
