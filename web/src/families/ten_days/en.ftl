### What only the boards of the 10 Days games say; what the terminal says too stands in the family's catalogue.

board-maps = Maps
board-map-name = { $map ->
    [0] Africa
   *[1] USA
}
board-loading = Unfolding the map …
board-missing = The map did not arrive. Check your connection and load the page again.
board-enlarge-map = Large map
board-enlarge-journey = Large journey

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
board-place-spoken = { board-colour }{ $two ->
    [yes] , two tiles
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
board-progress = { $linked } of { $all } links
board-day = Day { $day }: { $tile }{ $fits ->
    [yes] , would be linked here
   *[no] {""}
}
board-day-fill = Put it on day { $day }{ $fits ->
    [yes] , where it would be linked
   *[no] {""}
}
board-day-put = Day { $day }: { $tile }. Replace it{ $fits ->
    [yes] , the new one would be linked here
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
board-through = through { $ways }
board-gap = Gap between days { $day } and { $last }
board-gap-title = From day { $day } to day { $last }
board-gap-why = { $code ->
    [starts-with-ride] A journey starts with a place.
    [ends-with-ride] A journey ends with a place.
    [two-rides] Two rides in a row: between them there must be a place.
    [ride-from-nowhere] The ride to { $to } comes from no place.
    [ride-to-nowhere] The ride from { $from } leads to no place.
    [same-country] Twice { $from }, side by side.
    [other-map] { $from } and { $to } are on different maps: only a plane joins them.
    [by-plane-only] Between { $from } and { $to } only a plane goes.
    [divided-sudan] South Sudan lies between { $from } and { $to }, and it has no tile.
    [four-corners] { $from } and { $to } only meet in a corner.
    [no-border] { $from } and { $to } have no border in common.
    [same-country-ride] A ride goes to another country, not from { $from } to { $to }.
    [other-map-drive] No road joins the maps: an automobile cannot go from { $from } to { $to }.
    [no-third-place] No place borders both { $from } and { $to }: an automobile has no way through.
    [map-not-visited] No place of { $map } is on your rack.
    [wrong-colour] The plane is { board-colour }, but { $count ->
        [one] { $wrong } is not.
       *[other] neither { $from } nor { $to } is.
    }
   *[open] A day is still empty.
}
board-clause = clause { $clause }

## What would close a gap.
board-closers = What would close it
board-closers-opens = Nothing closes it without opening another gap. These close this one:
board-closers-none = No single tile closes this gap.
board-closers-where = { $where ->
    [rack] On your rack
    [open] Open on a pile
    [seen] Seen on other racks
    [covered] Covered in a pile
   *[to-come] Still to come
}
board-closer = { $tile } on day { $day }
board-closer-count = { $count } × { $tile } on day { $day }
board-where = { $kind ->
    [rack] now on day { $at }
    [hand] in your hand
    [top] top of pile { $at }
    [covered] in pile { $at }, under { $above }
    [seen] { $name }, day { $at }
    [seen-hand] in the hand of { $name }
   *[to-come] still to come
}
board-where-count = { $count } × { $where }

## The place card.
board-card-close = Close
board-card-capital = { $count ->
    [one] Capital
   *[other] Capitals
}
board-card-area = Area
board-card-area-km = { NUMBER($area) } km²
board-card-people = People
board-card-people-count = { NUMBER($count) }
board-card-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
board-card-walk = On foot
board-card-drive = By automobile
board-card-drive-to = { $place } <via>through { $ways }</via>
board-card-fly = Same colour
board-card-fly-only = By plane only: any plane, matching the other end (D26).
board-card-none = nowhere
board-card-plane = Serves every { board-colour } place.
board-card-car = From a place to another one: a third place must border both (D22).

## The hand.
board-hand-hint = { $todo ->
    [fill] Tap an open day.
    [put] Tap a day, or a pile to discard it.
    [discard] Now the pile for { $tile }.
    [put-there] Tap a day: its tile goes to pile { $pile }, which is empty.
    [discard-there] Now to pile { $pile }: it is empty.
   *[none] {""}
}
board-hand-away = To a pile
board-name-map = Draw your next tile of
board-full = Your rack is full. The journey begins when all racks are.
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
    [one] one tile
   *[other] { $count } tiles
}{ $map ->
    [none] {""}
   *[other] , { $map } on top
}
board-drawn = Draw pile{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}: { $count ->
    [one] one tile
   *[other] { $count } tiles
}{ $map ->
    [none] {""}
   *[other] , { $map } on top
}
board-pile-spoken = Pile { $pile }: { $tile }, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
board-pile-empty = Pile { $pile }: empty
board-take = Take { $tile } from pile { $pile }
board-discard = Discard { $tile } on pile { $pile }
board-known = What lies in pile { $pile }
board-known-top = from the top
board-known-show = Show pile { $pile }

## Swapping.
board-swap-ask = Swap days { $day } and { $second }: { $linked } of { $all } links.
board-swap = Swap
board-swap-not = No

## The others.
board-others = The others
board-seat = { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $due ->
    [yes] , to play
   *[no] {""}
}{ $filling ->
    [yes] , { $filled } of { $days } days filled
   *[no] {""}
}
board-absent = { $absence ->
    [resigned] resigned
    [stand-in] a bot plays
   *[away] away
}
board-seat-filled = { $filled } of { $days }
board-seat-knows = What everybody has seen on the rack of { $name }
board-seat-day = Day { $day }: { $tile }
board-seat-nothing = Nothing yet.
board-seat-holds = Holds { $tile }

## Help, for the looking player only.
board-help = Help
board-help-on = Help is on: touch a tag, a place or a gap.
board-help-off = Help is off.
board-help-table = The host has switched help off for this table.

## The end.
board-end-skip = Show all
board-end-again = Travel again
board-end-leg = Day { $day }: { $how }
board-end-racks = All racks
board-end-near = { $linked } of { $all } links
board-end-near-missing = { $missing ->
    [0] complete
    [one] one link short
   *[other] { $missing } links short
}

## How a place is lit, for those who hear the map.
board-lit = { $how ->
    [walk] reached on foot
    [ferry] reached by ferry
    [drive] reached by automobile through { $ways }
    [fly] same colour
   *[closes] would close the gap
}
board-legend = How places are lit
board-legend-drive = by automobile
board-legend-fly = same colour

## Keys.
board-keys-list = { $many ->
    [yes] <kbd>0</kbd><kbd>1</kbd>–<kbd>4</kbd><kbd>0</kbd> days
   *[no] <kbd>1</kbd>–<kbd>0</kbd> days
}, then piles · <kbd>D</kbd> draw · <kbd>T</kbd> take · <kbd>X</kbd> discard · <kbd>Esc</kbd> back
board-asked-tens = Day { $tens }…: press the second digit.
board-asked = { $what ->
    [map] Which map? Press 1 for the left one, 2 for the right one.
    [take] Which pile? Press its number.
    [draw] Which draw pile? Press its number.
   *[discard] On which pile? Press its number.
}
