### Sentences only the board of The Heart of Africa uses. Those the terminal shares are in the game's own catalogue.

board-loading = Unfolding the map…
board-missing = The map couldn’t be loaded. Reload the page to try again.
board-map = The board: southern and central Africa
board-map-keys = Use the arrow keys to move between routes. Enter claims a route or tells you why you can’t, plus and minus zoom, and Home shows the whole map. Use search to find a place.
board-between = { $one }–{ $other }
board-junction = { $where ->
    [northwest] Northwest junction
    [northeast] Northeast junction
    [east] East junction
    [upper-congo] Upper Congo junction
    [lower-congo] Lower Congo junction
    [angola-north] Angola North junction
    [angola-south] Angola South junction
    [central-south] Central South junction
    [namibia] Namibia junction
   *[coast] Coast junction
}
board-colour = { $colour ->
    [grey] any one colour
    [loco] locomotive
   *[other] { $colour }
}
board-terrain-name = { $terrain ->
    [desert] desert and savanna
    [jungle] jungle and forest
   *[mountain] mountain and cliff
}
board-spaces = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-track = { board-spaces }, { $colour }, { board-points }{ $ferry ->
    [0] {""}
    [one] {"; "}ferry, at least { $ferry } locomotive
   *[other] {"; "}ferry, at least { $ferry } locomotives
}
board-track-owner = Belongs to { $name }
board-track-payable = You can claim it
board-track-wanted = You can claim it, and a ticket needs it
board-track-spoken = { $route }, { board-spaces }, { $colour }, { board-terrain-name }{ $ferry ->
    [0] {""}
    [one] , ferry with { $ferry } locomotive
   *[other] , ferry with { $ferry } locomotives
}{ $double ->
    [yes] , double route
   *[no] {""}
}{ $owned ->
    [yes] , belongs to { $owner }
   *[no] {""}
}{ $payable ->
    [yes] , you can claim it
   *[no] {""}
}

## Everybody at a glance.
board-seats = Seats
board-you = You
board-seat = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}: { board-points }, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} left, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, terrain cards: desert { $desert }, jungle { $jungle }, mountain { $mountain }{ $absence ->
    [none] {""}
    [resigned] , resigned
    [stand-in] , a bot is playing
   *[away] , away
}{ $due ->
    [yes] , playing now
   *[no] {""}
}

## What can be drawn, and the hand.
board-market = Cards to draw
board-deck = Draw a train card from the deck ({ $count } left)
board-terrain-deck = Draw a terrain card from the deck ({ $count } left)
board-ticket-deck = Draw tickets ({ $count } left)
board-deck-word = { $deck ->
    [trains] Deck
    [tickets] Tickets
   *[terrain] Terrain
}
board-take = Take
board-take-lifted = { $action }. Tap again to confirm.
board-hand = Your hand: { $count ->
    [one] { $count } train card
   *[other] { $count } train cards
}
board-hand-total = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-hand-cards = { $count } { $card ->
    [loco] { $count ->
        [one] locomotive
       *[other] locomotives
    }, highlight all routes
   *[other] { $card }, highlight { $card } routes
}

## A claim in the making.
board-pay-legend = Pay with
board-double-legend = Double it?
board-double-price = Doubling costs { $cost ->
    [one] { $cost } { $terrain } card
   *[other] { $cost } { $terrain } cards
} and makes it { $doubled } points. No one can have more { $terrain } cards than you. A locomotive counts as { $terrain }.
board-double-with = Double it with { $count ->
    [0] { some-locos }
   *[other] { $count } { $terrain } { $count ->
        [one] card
       *[other] cards
    }{ $locos ->
        [0] {""}
       *[other] {" "}and { some-locos }
    }
}
board-double-spent = You can’t double it with this payment, because it leaves too few locomotives.
board-double-short = You can’t double it. It takes { $cost ->
    [one] { $cost } { $terrain } card
   *[other] { $cost } { $terrain } cards
}, and { $have ->
    [0] you have none
   *[other] even with your locomotives you have only { $have }
}.
board-double-holders = { $terrain ->
    [desert] Desert
    [jungle] Jungle
   *[mountain] Mountain
} cards per player. To double, no one can have more than you.
board-double-has = { $name }: { $count }
board-reason-clause = Rule { $clause }
board-claim-back = Cancel
board-claim-now = Claim for { board-points }

## Tickets.
board-choose-title = Your tickets
board-choose-least = { $least ->
    [one] Choose at least { $least } to keep.
   *[other] Choose at least { $least } to keep.
}
board-choose-hint = Hint: keep { $tickets }.
board-choose = { $count ->
    [0] Keep tickets
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
board-kept = keep
## How many spaces a ticket needs, and how many of them another ticket needs, too.
board-ticket-demand = { $state ->
    [done] already connected
    [closed] no longer possible
   *[open] { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }{ $shared ->
        [0] {""}
       *[other] { $alone ->
            [0] , all shared with other tickets
           *[other] , { $shared } shared with other tickets
        }
    }
}
board-own-tickets = Tickets: { $done } of { $count } completed
board-ticket-state = { $state ->
    [done] completed
    [closed] no longer possible
    [short] { $spaces ->
        [one] { $spaces } space to go
       *[other] { $spaces } spaces to go
    }, but { $trains ->
        [0] no trains
        [one] only { $trains } train
       *[other] only { $trains } trains
    } left
   *[open] { $spaces ->
        [one] { $spaces } space to go
       *[other] { $spaces } spaces to go
    }
}

## What is drawn on the map.
board-legend = What’s on the map
board-legend-routes = Routes and the cards they take
board-legend-double = Double route. { $both ->
    [yes] Two players can claim one side each.
   *[no] Once one side is claimed, the other is closed.
}
board-legend-ferry = Ferry. Each circle takes a locomotive.
board-legend-owned = Claimed. The colour and shape are its owner’s.
board-legend-land = The land under a route
board-legend-land-why = It shows which terrain cards can double the route’s points.
board-legend-places = Places
board-legend-town = A town that tickets can name
board-legend-junction = A junction. Routes meet here, but no ticket names it.
board-legend-country = A country. Any of its ends completes a ticket.
board-legend-payable = You can pay for it
board-legend-wanted = You can pay for it, and a ticket needs it
board-legend-shared = Dashed on the map: another ticket needs it too.
board-ticket-needs = Still needed:
board-ticket-need = { $count } { $card }
board-have-of = { $have }/{ $count }
board-count = { $count }

board-last-turn = Last round. This is your last turn.

## What the others did.
board-since = Since your last turn ({ $count })
board-since-step = { $at } of { $count }
board-since-before = Back
board-since-next = Next
board-since-close = Back to the game

## The end.
board-score = Score sheet
board-score-head = { $item ->
    [tracks] routes
    [doubled] doubled
    [done] { sheet-done }
    [missed] { sheet-missed }
    [bonus] { sheet-globetrotter }
   *[total] { sheet-total }
}
board-score-rank = Rank
board-score-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
board-score-start = Step by step
board-score-next = Next
board-score-skip = Skip to the end
board-score-step = { $step ->
    [claims] Points for claimed routes.
    [doubled] Extra points for routes doubled with terrain.
    [globetrotter] Globetrotter: 10 points for the most completed tickets.
   *[total] And that’s the total.
}
board-score-step-ticket = { $name }: { $ticket }, { $done ->
    [yes] completed: +{ $points }
   *[no] missed: −{ $points }
}
board-score-tie = { $names } have the same points, so the most completed tickets decide.
board-score-shared = { $names } have the same points and completed tickets, so they share the place.
board-picture = Save a picture of the map
board-picture-made = Picture saved.
board-picture-failed = This browser couldn’t create the picture.
board-plus = +{ $points }
board-minus = −{ $points }
board-score-ticket = { $ticket } { $done ->
    [yes] +{ $points }
   *[no] −{ $points }
}
