### What only the board of The Heart of Africa says; what the terminal says too stands in the game's own catalogue.

board-loading = The map is being unfolded.
board-missing = The map could not be loaded. Reload the page to try again.
board-map = The board: southern and central Africa
board-map-keys = Arrow keys go to the next track in that direction, Enter claims it or says why not, plus and minus zoom, Home shows all. The search finds a track by its stops.
board-between = { $one }–{ $other }
board-along = { $place } north–south
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
    [one] one space
   *[other] { $length } spaces
}
board-points = { $points ->
    [one] one point
   *[other] { $points } points
}
board-track = { board-spaces }, { $colour }, { board-points }{ $ferry ->
    [0] {""}
    [one] {"; "}ferry: one locomotive at least
   *[other] {"; "}ferry: { $ferry } locomotives at least
}
board-track-spoken = { $route }, { board-spaces }, { $colour }, { board-terrain-name }{ $ferry ->
    [0] {""}
   *[other] , ferry with { $ferry }
}{ $double ->
    [yes] , double route
   *[no] {""}
}{ $owned ->
    [yes] , belongs to { $owner }
   *[no] {""}
}{ $payable ->
    [yes] , can be claimed
   *[no] {""}
}

## Everybody at a glance.
board-seats = Seats
board-you = You
board-seat = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}: { board-points }, { $trains } trains left, { $cards } cards, { $tickets } tickets; terrain: { $desert } desert, { $jungle } jungle, { $mountain } mountain{ $absence ->
    [none] {""}
    [resigned] , resigned
    [stand-in] , a bot plays
   *[away] , away
}{ $due ->
    [yes] , whose turn it is
   *[no] {""}
}

## What can be drawn, and the hand.
board-market = Cards to draw
board-deck = Draw a train card from the deck ({ $count } left)
board-terrain-deck = Draw a terrain card from the deck ({ $count } left)
board-ticket-deck = Draw tickets ({ $count } left)
board-hand = Your hand: { $count ->
    [one] one train card
   *[other] { $count } train cards
}
board-hand-total = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand-cards = { $count } { $card ->
    [loco] { $count ->
        [one] locomotive
       *[other] locomotives
    }: light up all tracks
   *[other] { $card }: light up the { $card } tracks
}

## A claim in the making.
board-pay-legend = Pay with
board-double-legend = Double it?
board-double-price = Doubling costs { $cost ->
    [one] one { $terrain } card
   *[other] { $cost } { $terrain } cards
} and makes { $doubled } points; nobody may have more { $terrain } than you. A locomotive counts as { $terrain }.
board-double-refused = It cannot be doubled: { $sentence } ({ $clause })
board-double-has = { $name }: { $count }
board-reason-clause = Clause { $clause }
board-claim-back = Take back
board-claim-pay = Pay these cards
board-claim-now = Claim for { board-points }

## Tickets.
board-choose-title = Your tickets
board-choose-least = { $least ->
    [one] Tap those you keep: at least one.
   *[other] Tap those you keep: at least { $least }.
}
board-choose = { $count ->
    [0] Keep tickets
    [one] Keep one ticket
   *[other] Keep { $count } tickets
}
board-kept = keep
## How many spaces a ticket needs, and how many of them no other ticket does.
board-ticket-demand = { $state ->
    [done] already joined
    [closed] no longer possible
   *[open] { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }{ $shared ->
        [0] {""}
       *[other] { $alone ->
            [0] , all shared
           *[other] , { $alone } its own
        }
    }
}
board-own-tickets = Tickets: { $done } of { $count } done
board-ticket-state = { $state ->
    [done] done
    [closed] no longer possible
    [short] { $spaces } spaces to go, { $trains ->
        [0] no train
        [one] one train
       *[other] { $trains } trains
    } left
   *[open] { $spaces ->
        [one] one space to go
       *[other] { $spaces } spaces to go
    }
}

board-ticket-needs = Still needed:
board-ticket-need = { $count } { $card }
board-have-of = { $have }/{ $count }
board-count = { $count }

board-last-turn = Last round: this is your last turn.

## What the others did.
board-since = Since your last turn ({ $count })
board-since-step = { $at } of { $count }
board-since-before = Before
board-since-next = Next
board-since-close = Back to the present

## The end.
board-score = Score sheet
board-score-head = { $item ->
    [tracks] tracks
    [doubled] doubled
    [done] { sheet-done }
    [missed] { sheet-missed }
    [bonus] { sheet-globetrotter }
   *[total] { sheet-total }
}
board-score-rank = Rank
board-score-place = { $rank }.
board-score-start = Count it step by step
board-score-next = Next
board-score-skip = Skip to the end
board-score-step = { $step ->
    [claims] The tracks that everybody has claimed.
    [doubled] What doubling with terrain added.
    [globetrotter] Globetrotter: ten points for most tickets done.
   *[total] That makes the total.
}
board-score-step-ticket = { $name }: { $ticket }, { $done ->
    [yes] joined: +{ $points }
   *[no] not joined: −{ $points }
}
board-score-tie = { $names } have the same points: more tickets done decide.
board-score-shared = { $names } are level in points and tickets, and share the place.
board-picture = Save a picture of the map
board-picture-made = The picture is saved.
board-picture-failed = The picture could not be made in this browser.
board-plus = +{ $points }
board-minus = −{ $points }
board-score-ticket = { $ticket } { $done ->
    [yes] +{ $points }
   *[no] −{ $points }
}
