### The Heart of Africa: every sentence a player reads.

title = Ticket to Ride: The Heart of Africa
summary = Claim tracks across Africa, double them with terrain, and join the places of your tickets.

## Said when a table is made (H51, H4, H53).
table-crowded = With five players the centre of the map gets crowded; with four or fewer play is less competitive.
table-tickets = The printed tickets are not known to us: these 48 were designed for this table.
table-map = The map follows one of 1910; some names, places and borders were shifted for play.

option-extra = Extra locomotives for the tie
option-begins = Who begins

## A card in a sentence, and numbers of things.
card-name = { $card ->
    [loco] locomotive
   *[other] { $card } card
}
a-card = { $card ->
    [orange] an orange card
   *[other] a { card-name }
}
some-locos = { $locos ->
    [0] no locomotive
    [one] one locomotive
   *[other] { $locos } locomotives
}

event-take = { $you ->
    [yes] You take { a-card } from the display.
   *[no] { $seat } takes { a-card } from the display.
}
event-take-deck = { $seat } draws a train card from the deck.
event-take-deck-own = You draw { a-card } from the deck.
event-take-terrain = { $you ->
    [yes] You take a { $card } terrain card from the display.
   *[no] { $seat } takes a { $card } terrain card from the display.
}
event-take-terrain-deck = { $you ->
    [yes] You draw a terrain card from the deck: { $card }.
   *[no] { $seat } draws a terrain card from the deck: { $card }.
}
event-tickets = { $you ->
    [yes] You draw { $count ->
        [one] one ticket
       *[other] { $count } tickets
    }.
   *[no] { $seat } draws { $count ->
        [one] one ticket
       *[other] { $count } tickets
    }.
}
event-keep = You keep { $ticket }.
event-return = You return { $ticket }.
event-chosen = { $you ->
    [yes] You have chosen your tickets.
   *[no] { $seat } has chosen tickets.
}
event-kept = { $you ->
    [yes] You keep { $count ->
        [one] one ticket
       *[other] { $count } tickets
    }.
   *[no] { $seat } keeps { $count ->
        [one] one ticket
       *[other] { $count } tickets
    }.
}
event-begin = { $you ->
    [yes] All have chosen: you begin.
   *[no] All have chosen: { $seat } begins.
}
## A half-made claim is its owner's alone.
event-claim-begun = You want to claim { $route }.
event-pay-begun = You want to pay { $cards }.
event-claim = { $you ->
    [yes] You claim { $route } with { $cards } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[no] { $seat } claims { $route } with { $cards } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-claim-doubled = { $you ->
    [yes] You claim { $route } with { $cards }, doubled with { $doubling }, for { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[no] { $seat } claims { $route } with { $cards }, doubled with { $doubling }, for { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-pass = { $you ->
    [yes] You can do nothing and pass.
   *[no] { $seat } can do nothing and passes.
}
event-renewed = Three locomotives lie in the display: all five cards are new.
event-remade = The train deck is made anew from the discards.
event-terrain-remade = The terrain deck is made anew from the discards.
event-last-round = { $you ->
    [yes] You have { $trains ->
        [0] no train
        [one] one train
       *[other] { $trains } trains
    } left: everybody has one more turn.
   *[no] { $seat } has { $trains ->
        [0] no train
        [one] one train
       *[other] { $trains } trains
    } left: everybody has one more turn.
}
event-end = The game is over; all tickets are shown.
event-globetrotter = { $you ->
    [yes] You are Globetrotter: 10 points for { $count ->
        [one] one ticket
       *[other] { $count } tickets
    } done.
   *[no] { $seat } is Globetrotter: 10 points for { $count ->
        [one] one ticket
       *[other] { $count } tickets
    } done.
}

action-take = Take { a-card }
action-take-deck = Draw a train card from the deck
action-take-terrain = Take a { $card } terrain card
action-take-terrain-deck = Draw a terrain card from the deck
action-tickets = Draw tickets
action-claim = Claim { $route }
action-pay = Pay { $cards }
action-single = Leave it single
action-double = Double it with { $cards }
action-keep = Keep { $ticket }
action-return = Return { $ticket }
action-pass = Pass

## A turn is one of three things, and its second card is a duty: the same words for both (H9, H57).
todo-take = { $may-claim ->
    [yes] { $may-tickets ->
        [yes] It is your turn: draw two cards, claim a route, or draw tickets.
       *[no] It is your turn: draw two cards, or claim a route.
    }
   *[no] { $may-tickets ->
        [yes] It is your turn: draw two cards, or draw tickets.
       *[no] It is your turn: draw a card.
    }
}
todo-take-deck = { todo-take }
todo-take-terrain = { todo-take }
todo-take-terrain-deck = { todo-take }
todo-tickets = { $may-claim ->
    [yes] It is your turn, and no card is left to draw: draw tickets, or claim a route.
   *[no] It is your turn, and no card is left to draw: draw tickets.
}
todo-claim = It is your turn, and neither cards nor tickets are left: claim a route.
todo-pay = Say with which cards you pay for the route.
todo-single = The route is paid for: double its points with terrain, or leave it single.
todo-double = { todo-single }
todo-keep = Choose which tickets you keep.
todo-return = { todo-keep }
todo-pass = You can do nothing: pass.

why-not-that-ticket = Tickets are decided in the order in which they were drawn: now { $ticket }.
why-choose-first = First choose your tickets: keep or return { $ticket }.
why-no-choice = There are no drawn tickets before you; tickets that were kept stay until the end.
why-claim-first = First say which route you claim.
why-no-pass = Nobody may pass who can draw a card, draw tickets or claim a route.
why-second-card = You have drawn one card: the second is a duty.
why-no-tickets = No tickets are left.
why-loco-second = A locomotive from the display is the only card of a turn: it cannot be the second.
why-not-shown = No { card-name } lies in the display.
why-no-train-card = No train card is left in the deck or among the discards.
why-no-terrain-card = No terrain card is left in the deck or among the discards.
why-owned = { $other-is-you ->
    [yes] { $route } is yours already.
   *[no] { $route } belongs to { $other }.
}
why-both-tracks = One track of { $route } is yours: nobody may have both.
why-closed = With two or three players the second track of { $route } is closed, since { $other } has the first.
some-spaces = { $length ->
    [one] one space
   *[other] { $length } spaces
}
why-too-few-trains = { $route } has { some-spaces }, and you have { $trains ->
    [0] no train
    [one] one train
   *[other] { $trains } trains
} left.
why-ferry = { $route } is a ferry and asks for { $needed ->
    [one] one locomotive
   *[other] { $needed } locomotives
} at least; you have { some-locos } in hand.
why-ferry-payment = { $route } is a ferry: { $needed ->
    [one] at least one of the cards that pay is a locomotive
   *[other] at least { $needed } of the cards that pay are locomotives
}.
why-too-few-cards = { $route } has { some-spaces } and asks for { $colour }; you have { $have } { $colour } and { some-locos }, so { $missing ->
    [one] one card is missing
   *[other] { $missing } cards are missing
}.
why-too-few-cards-grey = { $route } has { some-spaces } of any one colour; at best you have { $have } { $colour } and { some-locos }, so { $missing ->
    [one] one card is missing
   *[other] { $missing } cards are missing
}.
why-too-few-cards-none = { $route } has { some-spaces } of any one colour; you have no coloured card and { some-locos }, so { $missing ->
    [one] one card is missing
   *[other] { $missing } cards are missing
}.
why-pay-first = First say how you pay for { $route }, or take the claim back.
why-double-or-not = { $route } is paid for: double it or leave it single, or take the claim back.
why-wrong-number = { $route } has { some-spaces }: exactly so many cards pay for it.
why-wrong-colour = { $route } is { $colour }: only { $colour } cards and locomotives pay for it.
why-not-in-hand = You have { $have } { $card } in hand, not { $needed }.
why-double-type = { $route } is { $colour }, and { $colour } tracks are doubled with { $terrain } cards.
why-double-extra = To double { $route } you must play exactly as many locomotives as you lack { $terrain } cards: { $needed }.
why-double-cost = A track of { some-spaces } is doubled with exactly { $cost ->
    [one] one card
   *[other] { $cost } cards
}.
why-double-terrain = You have { $have ->
    [0] no { $terrain } card
    [one] one { $terrain } card
   *[other] { $have } { $terrain } cards
}; this doubling takes { $needed }.
why-double-locos = After paying you have { $have ->
    [0] no locomotive
    [one] one locomotive
   *[other] { $have } locomotives
} left to play as { $terrain }; this doubling takes { $needed }.
why-double-majority = { $other } has { $has ->
    [one] one { $terrain } card
   *[other] { $has } { $terrain } cards
}, and you would count { $have ->
    [0] none
   *[other] { $have }
}: nobody else may have more than you.

ending-last-round = The last round has been played.
ending-stuck = Nobody could do anything for a whole round.

show-column-points = points
show-column-trains = trains
show-column-cards = cards
show-column-tickets = tickets
show-column-desert = desert
show-column-jungle = jungle
show-column-mountain = mountain
show-display = Display
show-terrain = Terrain
show-decks = Decks: { $trains } train cards, { $terrain } terrain cards, { $tickets } tickets
show-last-round = Last round: { $count ->
    [one] this is the last turn.
   *[other] { $count } turns left.
}
show-tracks = { $name } has
## What everybody saw them take and not yet play (H46).
show-known = { $name } was seen to take
show-hand = Your hand:
show-none = none
show-card = [{ $card }]
show-counted = { $card } { $count }
show-track-kind = { $card }
show-ticket = { $verdict ->
    [kept] Kept:
    [returned] Returned:
    [now] Keep or return?
    [later] To decide later:
   *[held] Ticket
} { $ticket } ({ $points })
show-ticket-done = is done
show-ticket-closed = cannot be done any more
show-ticket-needs = { $spaces ->
    [one] needs one space:
   *[other] needs { $spaces } spaces:
}
## Who returned tickets remembers them as long as they lie below the deck (H59).
show-returned = You returned, and below the deck lie
show-claim = You are claiming { $route }: { $length ->
    [one] one space
   *[other] { $length } spaces
}, { $colour }, { $points ->
    [one] one point
   *[other] { $points } points
}
show-paid = You pay { $cards }. Doubled it gives { $doubled } points and costs { $cost ->
    [one] one { $terrain } card
   *[other] { $cost } { $terrain } cards
}.

sheet-claims = claims
sheet-done = tickets done
sheet-missed = not done
sheet-globetrotter = Globetrotter
sheet-total = total
sheet-claims-of = Claims ({ $count }):
sheet-done-of = Tickets done ({ $count }):
sheet-missed-of = Tickets not done ({ $count }):
sheet-doubled = (doubled)

## What the board says about a place, for whoever asks.
about-unknown = There is no place called “{ $words }” on the board.
about-city = A town.
about-junction = A junction: no ticket names it.
about-country = A country of dead ends: a ticket to it is done at any of them.
about-island = Two stops: a ticket to it is done at either.
about-ferry = ferry, { $count ->
    [one] one locomotive
   *[other] { $count } locomotives
}
about-double = double
about-yours = yours
about-owned = { $name } has it
about-closed = closed
about-tickets = Tickets of the box:
about-own-tickets = Your tickets:

## What speaks for an action, when somebody asks for a hint.
advice-claim-for = It is on the shortest way of { $ticket }, which then needs { $left ->
    [0] nothing more
    [one] one more space
   *[other] { $left } more spaces
}, and gives { $points ->
    [one] one point
   *[other] { $points } points
}.
advice-claim = It gives { $points ->
    [one] one point
   *[other] { $points } points
}.
advice-take-loco = A locomotive stands for any colour.
advice-take-for = { $route }, on the shortest way of { $ticket }, asks for { $card } cards.
advice-take-grey = Grey tracks of your tickets take any colour, if you have enough of one.
advice-take = No ticket of yours asks for this colour now.
advice-take-deck = The deck may hold what the display does not.
advice-take-terrain = Terrain cards double the points of a track, if nobody has more of them.
advice-take-terrain-deck = Any terrain card may double a track.
advice-keep = It needs { $spaces ->
    [0] nothing more
    [one] one more space
   *[other] { $spaces } more spaces
}.
advice-keep-closed = All its ways are closed: it will cost points.
advice-return = It needs { $spaces ->
    [0] nothing more
    [one] one more space
   *[other] { $spaces } more spaces
}: perhaps too many.
advice-return-closed = All its ways are closed.
advice-tickets = { $left ->
    [0] Your tickets ask for nothing more: others may bring points.
    [one] One ticket of yours is still to be done.
   *[other] { $left } tickets of yours are still to be done.
}
advice-pay = It spends { some-locos }.
advice-single = Your cards stay in your hand for another track.
advice-double = It brings { $points ->
    [one] one more point
   *[other] { $points } more points
}.
advice-pass = There is nothing else to do.

## Places without a name, colours and cards within arguments.
term-junction-northwest = Northwest junction
term-junction-northeast = Northeast junction
term-junction-east = East junction
term-junction-upper-congo = Upper Congo junction
term-junction-lower-congo = Lower Congo junction
term-junction-angola-north = Angola North junction
term-junction-angola-south = Angola South junction
term-junction-central-south = Central South junction
term-junction-namibia = Namibia junction
term-junction-coast = Coast junction
term-between = { $from }–{ $to }
term-along = { $place } north–south
term-track-of-colour = { $route } { $colour }
term-two-kinds = { $first }, { $second }
term-track = –{ $spaces }–
term-colour-purple = (purple)
term-colour-white = (white)
term-colour-blue = (blue)
term-colour-yellow = (yellow)
term-colour-orange = (orange)
term-colour-black = (black)
term-colour-red = (red)
term-colour-green = (green)
term-colour-grey = (grey)
term-count-purple = { $count } purple
term-count-white = { $count } white
term-count-blue = { $count } blue
term-count-yellow = { $count } yellow
term-count-orange = { $count } orange
term-count-black = { $count } black
term-count-red = { $count } red
term-count-green = { $count } green
term-count-grey = { $count } grey
term-count-loco = { $count } loco
term-count-desert = { $count } desert
term-count-jungle = { $count } jungle
term-count-mountain = { $count } mountain

## The guided first game.
guide-tickets = Tickets are worth points if your own tracks join their two places, and cost as many if not. Keep Cape Town–East London, which is near, and Bangui–Salisbury; return the others.
guide-tickets-wrong = For this first game keep two: Cape Town–East London and Bangui–Salisbury.
guide-draw = A turn is one of three: draw two cards, claim a track, or draw tickets. Draw now: the white card, then the black one.
guide-draw-wrong = You may, but for your way from Cape Town you need a white and a black card: take those.
guide-claim = A track takes as many cards of its colour as it has spaces. Port Elizabeth–East London is one white space: claim it with your white card.
guide-claim-wrong = That is possible, but claim Port Elizabeth–East London first: you have the white card for it.
guide-land = One point, and half of your way. Now draw a black card and a mountain: terrain cards lie open before everybody, and they can double a track.
guide-land-wrong = For what comes you need a black card and a mountain: take these two.
guide-route = Three black cards: claim Cape Town–Port Elizabeth, and your ticket is done.
guide-route-wrong = Cape Town–Port Elizabeth is what is missing between Cape Town and East London: claim that.
guide-double = Black tracks are mountain land, and nobody has more mountains than you: { $name-2 } has one, too. Play yours, and the track counts 8 instead of 4.
guide-double-wrong = That would be 4 points. Play the mountain and take 8: terrain left at the end is worth nothing.
guide-end = Nine points, and a ticket done. When somebody has two trains or fewer, all have one more turn. Then tickets count, most done tickets bring 10 more, and most points win.
