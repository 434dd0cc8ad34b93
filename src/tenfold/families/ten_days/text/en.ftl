### The 10 Days games: sentences that all of them share.

option-days = Days in the journey
option-open_hands = Open hands (all racks are face up)
option-no_swap = No swaps, for advanced players
option-same_country = A plane or automobile can end in the country it started from
option-undivided_sudan = Undivided Sudan, as in an older edition
option-begins = Starting player

## What happened.
event-fill = { $you ->
    [yes] You place { $tile } on day { $day }.
   *[no] { $seat } places { $tile } on day { $day }.
}
event-fill-hidden = { $seat } fills day { $day }.
event-hold = { $you ->
    [yes] You’re holding { $tile }.
   *[no] { $seat } is holding { $tile }.
}
event-draw-map = { $you ->
    [yes] You draw a tile from { $map }.
   *[no] { $seat } draws a tile from { $map }.
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
    [yes] You place { $tile } on day { $day } and discard { $replaced } on pile { $pile }.
   *[no] { $seat } places { $tile } on day { $day } and discards { $replaced } on pile { $pile }.
}
event-put-hidden = { $seat } places the tile on day { $day } and discards { $replaced } on pile { $pile }.
event-discard = { $you ->
    [yes] You discard { $tile } on pile { $pile }.
   *[no] { $seat } discards { $tile } on pile { $pile }.
}
event-piles = { $you ->
    [yes] All racks are full. The piles start with { $tiles }. You go first.
   *[no] All racks are full. The piles start with { $tiles }. { $seat } goes first.
}
event-renewal = { $count ->
    [one] The draw pile is empty. The only covered tile becomes the new one.
   *[other] The draw pile is empty. The { $count } covered tiles are shuffled into a new one.
}
event-journey = { $you ->
    [yes] Your journey of { $days } days is complete!
   *[no] { $seat } completes a journey of { $days } days.
}
event-draw-game = After { $turns } turns, no one has completed a journey.

## The winner shows each connection.
event-link-walk = Days { $day } to { $last-day }: on foot from { $from } to { $to }.
event-link-ferry = Days { $day } to { $last-day }: by ferry from { $from } to { $to }.
event-link-drive = Days { $day } to { $last-day }: by automobile from { $from } to { $to }, through { $ways }.
event-link-fly = Days { $day } to { $last-day }: by { $colour } plane from { $from } to { $to }.

## What a player can do.
action-fill = Place it on day { $day }
action-draw-map = Draw a tile from { $map }
action-draw = { $draw-pile ->
    [0] Draw from the draw pile
   *[other] Draw from draw pile { $draw-pile }
}
action-take = Take from pile { $pile }
action-swap = Swap days { $day } and { $second }
action-put = Place it on day { $day } and discard the tile there on pile { $pile }
action-discard = Discard it on pile { $pile }

## What to do.
todo-fill = Place the tile you’re holding on an empty day.
todo-draw-map = Choose the map to draw your next tile from.
todo-draw = { $may-swap ->
    [yes] It’s your turn. Draw or take a tile, or swap two days.
   *[no] It’s your turn. Draw or take a tile.
}
todo-put = Place the tile on a day, or discard it.

## Why not.
why-no-such-day = There’s no day { $day }. Journeys at this table have { $days } days.
why-rack-is-full = Your rack is full. On your turn, you can replace a tile or swap two.
why-maps-are-for-filling = You only choose a map while filling your rack. Now draw from a pile by its number.
why-no-swap = Swaps are turned off at this table.
why-draw-first = Draw or take a tile first, then place it.
why-empty-pile = You took the last tile of pile { $pile }, so you must discard there.
why-place-first = You’ve drawn a tile. Now place it on a day, or discard it.
why-day-is-full = Day { $day } is already full, and placed tiles can’t be moved yet.
why-name-a-map = First choose the map to draw a tile from.
why-place-before-next = Place the tile you’re holding before you draw the next one.
why-share-is-used-up = You’ve used all your tiles from { $map }.
why-still-filling = Turns start when all racks are full.

ending-journey = The journey is complete.
ending-draw = After 1,000 turns, no one had completed a journey.

## The table as text.
show-filling = Filling the racks.
show-pile = Pile { $pile }
show-under = { $count } more underneath (?pile { $pile })
show-draw-pile = { $count ->
    [one] Draw pile: { $count } tile
   *[other] Draw pile: { $count } tiles
}
show-draw-pile-of-several = { $count ->
    [one] Draw pile { $number }: { $count } tile, from { $map }
   *[other] Draw pile { $number }: { $count } tiles, the top one from { $map }
}
show-share = Left to draw: { $parts }.
show-share-of = { $count } from { $map }
show-stock = { $count ->
    [one] { $count } tile left in the draw pile:
   *[other] { $count } tiles left in the draw piles:
}
show-rack = Your journey
show-rack-of = { $name }’s journey
show-hand = You’re holding
show-two-tiles = * This place has two tiles.
show-holds = holding { $tile }
show-colour = ({ $colour })

## Connections in a few words, after the tile they start from.
show-link-walk = on foot
show-link-ferry = by ferry
show-link-drive = through { $ways }
show-link-fly = by plane to { $to }
show-link-starts-with-ride = must start with a place
show-link-ends-with-ride = must end with a place
show-link-two-rides = two transport tiles in a row
show-link-ride-from-nowhere = no place before it
show-link-ride-to-nowhere = no place after it
show-link-same-country = the same country again
show-link-no-border = no common border
show-link-divided-sudan = South Sudan is in between
show-link-four-corners = corners don’t connect
show-link-other-map = no border between the maps
show-link-other-map-drive = no road between the maps
show-link-by-plane-only = only reached by plane
show-link-same-country-ride = must go to another country
show-link-no-third-place = no place borders both
show-link-wrong-colour = { $count ->
    [one] one place isn’t { $colour }
   *[other] neither place is { $colour }
}
show-link-map-not-visited = The journey must visit { $map }.

## What the board says about a place.
about-unknown = There’s no place called “{ $words }” on the board. To see a pile, type “?pile 1”.
about-pile = { $count ->
    [0] Pile { $pile } is empty.
    [one] Pile { $pile } has { $count } tile:
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
about-source = { $map ->
    [USA] Land area and population: U.S. Census Bureau, { $population }
   *[Africa] Population: World Bank, { $population }. Area: mledoze/countries, { $area }
}
about-ferry = ferry
about-walk = On foot:
about-drive = By automobile (through):
about-fly = By { $colour ->
    [purple] any
   *[other] { $colour }
} plane:
about-fly-to-purple = Also by { $colour } plane:
about-fly-from-purple = By a plane of the destination’s colour:
about-every-place = every other place

## Why a move is good or bad, when a player asks for a hint.
advice-fill = There, { $tile } connects { $links }.{ $but }{ $then }
advice-fill-nothing = That connects nothing yet.{ $but }{ $then }
advice-fill-done = There, { $tile } completes your journey!
advice-put = There, { $tile } connects { $links }.{ $but }{ $then }
advice-put-nothing = That connects nothing new.{ $but }{ $then }
advice-put-costs = That disconnects { $links }.{ $then }
advice-put-done = There, { $tile } completes your journey!
advice-take = On day { $best }, { $tile } connects { $links }.{ $but }{ $then }
advice-take-nothing = On day { $best }, { $tile } wouldn’t connect anything yet.{ $but }{ $then }
advice-take-costs = That disconnects { $links }.{ $then }
advice-take-done = On day { $best }, { $tile } completes your journey!
advice-swap = That connects { $links }.{ $but }{ $then }
advice-swap-nothing = That connects nothing new.{ $but }{ $then }
advice-swap-costs = That disconnects { $links }.{ $then }
advice-swap-done = That completes your journey!
advice-discard = It wouldn’t connect anything new on any day.{ $but }
advice-discard-useful = You give up { $tile }: on day { $best }, it would connect { $links }.{ $but }
hopes = { $count ->
    [0] None of the { $all } tiles you can’t see would connect anything new right away.
    [one] { $count } of the { $all } tiles you can’t see would connect something new: { $some }.
   *[other] { $count } of the { $all } tiles you can’t see would connect something new, such as { $some }.
}
hopes-of-map = { $count ->
    [0] None of the { $all } tiles from { $of-map } you can’t see would connect anything new right away.
    [one] { $count } of the { $all } tiles from { $of-map } you can’t see would connect something new: { $some }.
   *[other] { $count } of the { $all } tiles from { $of-map } you can’t see would connect something new, such as { $some }.
}
advice-draw = { $draw-pile ->
    [0] { hopes }
   *[other] { hopes-of-map }
}{ $but }
advice-draw-map = { hopes-of-map }{ $but }

## What else there is to say of a move, after its sentence.
term-but-misses = {" "}This leaves { $links } unconnected.
term-but-breaks = {" "}But { $links } are no longer connected.
term-but-covers = {" "}But it covers { $tile } on pile { $pile }, which could connect { $links }.
term-but-helps = {" "}But { $tile }, on top of pile { $pile }, could help another player.
term-then-pile = {" "}Then { $tile } on pile { $pile } could connect { $links }.
term-then-hopes = {" "}Then { $count ->
    [one] { $count } of the { $all } tiles you can’t see could connect to it: { $some }.
   *[other] { $count } of the { $all } tiles you can’t see could connect to it, such as { $some }.
}
term-then-more = {" "}In return, { $count } of the { $all } tiles you can’t see would connect something new, up from { $now }.
term-still-best = {" "}Still, no better move was found.

## Days within arguments.
days = { $far ->
    [0] days { $day } and { $last-day }
   *[other] days { $day } to { $last-day }
}
term-days-across = { days }
term-days-walk = { days } on foot
term-days-ferry = { days } by ferry
term-days-drive = { days } by automobile
term-days-fly = { days } by { $colour } plane
term-the-plane = the { $colour } plane
term-the-automobile = the automobile

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
