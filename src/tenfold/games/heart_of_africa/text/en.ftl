### The Heart of Africa: every sentence a player reads.

title = Ticket to Ride: The Heart of Africa
summary = Claim routes across Africa, double their points with terrain, and connect the places on your tickets.

## Shown when a table is created (H51, H4, H53).
table-crowded = With 5 players, the centre of the map gets crowded. With 4 or fewer, the game is less competitive.
table-tickets = We don’t know the printed tickets, so these 48 were designed for Tenfold.
table-map = The map is based on one from 1910. Some names, places and borders were moved for the game.

option-extra = Double with extra locomotives, to tie with the player who has the most terrain cards
option-begins = Starting player

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
    [0] no locomotives
    [one] { $locos } locomotive
   *[other] { $locos } locomotives
}

event-take = { $you ->
    [yes] You take a face-up { card-name }.
   *[no] { $seat } takes a face-up { card-name }.
}
event-take-deck = { $seat } draws a train card from the deck.
event-take-deck-own = { $you ->
    [yes] You draw { a-card } from the deck.
   *[no] { $seat } draws { a-card } from the deck.
}
event-take-terrain = { $you ->
    [yes] You take a face-up { $card } terrain card.
   *[no] { $seat } takes a face-up { $card } terrain card.
}
event-take-terrain-deck = { $you ->
    [yes] You draw a terrain card from the deck: { $card }.
   *[no] { $seat } draws a terrain card from the deck: { $card }.
}
event-tickets = { $you ->
    [yes] You draw { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
   *[no] { $seat } draws { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
}
event-keep = { $you ->
    [yes] You keep { $ticket }.
   *[no] { $seat } keeps { $ticket }.
}
event-return = { $you ->
    [yes] You return { $ticket }.
   *[no] { $seat } returns { $ticket }.
}
event-chosen = { $you ->
    [yes] You’ve chosen your tickets.
   *[no] { $seat } has chosen their tickets.
}
event-kept = { $you ->
    [yes] You keep { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
   *[no] { $seat } keeps { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
}
event-begin = { $you ->
    [yes] Everyone has chosen. You go first.
   *[no] Everyone has chosen. { $seat } goes first.
}
## A half-made claim is its owner's alone.
event-claim-begun = { $you ->
    [yes] You’re claiming { $route }.
   *[no] { $seat } is claiming { $route }.
}
event-pay-begun = { $you ->
    [yes] You’re about to play { $cards }.
   *[no] { $seat } is about to play { $cards }.
}
event-claim = { $you ->
    [yes] You claim { $route } with { $cards } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } claims { $route } with { $cards } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-claim-doubled = { $you ->
    [yes] You claim { $route } with { $cards }, doubled with { $doubling }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } claims { $route } with { $cards }, doubled with { $doubling }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-pass = { $you ->
    [yes] You can’t do anything, so you pass.
   *[no] { $seat } can’t do anything and passes.
}
event-renewed = At least 3 of the 5 face-up cards are locomotives, so all 5 are replaced.
event-remade = The discards are shuffled into a new train deck.
event-terrain-remade = The discards are shuffled into a new terrain deck.
event-last-round = { $you ->
    [yes] You have { $trains ->
        [0] no trains
        [one] { $trains } train
       *[other] { $trains } trains
    } left. Everyone gets one more turn.
   *[no] { $seat } has { $trains ->
        [0] no trains
        [one] { $trains } train
       *[other] { $trains } trains
    } left. Everyone gets one more turn.
}
event-end = All tickets are revealed.
event-globetrotter = { $you ->
    [yes] You’re the Globetrotter and score 10 points for completing { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
   *[no] { $seat } is the Globetrotter and scores 10 points for completing { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
}

action-take = Take { a-card }
action-take-deck = Draw a train card from the deck
action-take-terrain = Take a { $card } terrain card
action-take-terrain-deck = Draw a terrain card from the deck
action-tickets = Draw tickets
action-claim = Claim { $route }
action-pay = Pay with { $cards }
action-single = Don’t double it
action-double = Double it with { $cards }
action-keep = Keep { $ticket }
action-return = Return { $ticket }
action-pass = Pass

## A turn is one of three actions, and the second card is compulsory: the same words for both (H9, H57).
todo-take = { $may-claim ->
    [yes] { $may-tickets ->
        [yes] It’s your turn. Draw 2 cards, claim a route, or draw tickets.
       *[no] It’s your turn. Draw 2 cards or claim a route.
    }
   *[no] { $may-tickets ->
        [yes] It’s your turn. Draw 2 cards or draw tickets.
       *[no] It’s your turn. Draw a card.
    }
}
todo-take-deck = { todo-take }
todo-take-terrain = { todo-take }
todo-take-terrain-deck = { todo-take }
todo-tickets = { $may-claim ->
    [yes] It’s your turn, and there are no cards left to draw. Draw tickets or claim a route.
   *[no] It’s your turn, and there are no cards left to draw. Draw tickets.
}
todo-claim = It’s your turn, and there are no cards or tickets left to draw. Claim a route.
todo-pay = Choose which cards to pay with.
todo-single = You’ve paid for the route. Do you want to double its points with terrain?
todo-double = { todo-single }
todo-keep = Choose the tickets you want to keep.
todo-return = { todo-keep }
todo-pass = You can’t do anything, so you have to pass.

why-not-that-ticket = Decide on your tickets in the order you drew them. It’s { $ticket } next.
why-choose-first = Choose your tickets first. Do you want to keep or return { $ticket }?
why-no-choice = You have no new tickets to choose from, and you can’t return tickets you’ve kept.
why-claim-first = First choose the route you want to claim.
why-no-pass = You can’t pass while you can still draw a card, draw tickets or claim a route.
why-second-card = You’ve drawn one card, so you must draw a second.
why-no-tickets = There are no tickets left.
why-loco-second = If you take a face-up locomotive, it’s your only card this turn, so it can’t be your second.
why-not-shown = There’s no face-up { card-name }.
why-no-train-card = There are no train cards left in the deck or the discards.
why-no-terrain-card = There are no terrain cards left in the deck or the discards.
why-owned = { $other-is-you ->
    [yes] You already own { $route }.
   *[no] { $route } belongs to { $other }.
}
why-both-tracks = You already own one side of { $route }, and no one can own both.
why-closed = With 2 or 3 players, a double route closes once one side is claimed. { $other } has already claimed { $route }.
some-spaces = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
why-too-few-trains = { $route } has { some-spaces }, and you have { $trains ->
    [0] no trains
    [one] { $trains } train
   *[other] { $trains } trains
} left.
why-ferry = { $route } is a ferry and needs at least { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}. You have { some-locos }.
why-ferry-payment = { $route } is a ferry, so you must pay with at least { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}.
why-too-few-cards = { $route } has { some-spaces } and needs { $colour } cards. You have { $have } { $colour } and { some-locos }, so you’re { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} short.
why-too-few-cards-grey = { $route } has { some-spaces } and takes any one colour. At best you have { $have } { $colour } and { some-locos }, so you’re { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} short.
why-too-few-cards-none = { $route } has { some-spaces } and takes any one colour. You have no coloured cards and { some-locos }, so you’re { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} short.
why-pay-first = First choose how to pay for { $route }, or cancel the claim.
why-double-or-not = You’ve paid for { $route }. Double it, leave it as it is, or cancel the claim.
why-wrong-number = { $route } has { some-spaces }, so play exactly that many cards.
why-wrong-colour = { $route } is { $colour }, so only { $colour } cards and locomotives can pay for it.
why-not-in-hand = You have { $have } { $card ->
    [loco] { $have ->
        [one] locomotive
       *[other] locomotives
    }
   *[other] { $card } { $have ->
        [one] card
       *[other] cards
    }
} in your hand, not { $needed }.
why-double-type = { $route } is { $colour }, and { $colour } routes are doubled with { $terrain } cards.
why-double-extra = To double { $route }, play exactly as many locomotives as you’re short of { $terrain } cards: { $needed }.
why-double-cost = Doubling a route of { some-spaces } takes exactly { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}.
why-double-terrain = Doubling this way takes { $needed ->
    [one] { $needed } { $terrain } card
   *[other] { $needed } { $terrain } cards
}, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
why-double-locos = Doubling this way takes { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
} as { $terrain }, and after paying you have { $have ->
    [0] none
   *[other] only { $have }
} left.
why-double-majority = You can’t double it, because { $other } has { $has ->
    [one] { $has } { $terrain } card
   *[other] { $has } { $terrain } cards
} and you’d have { $have ->
    [0] none
   *[other] only { $have }
}.

ending-last-round = The last round has been played.
ending-stuck = No one could do anything for a whole round.

show-column-points = points
show-column-trains = trains
show-column-cards = cards
show-column-tickets = tickets
show-column-desert = desert
show-column-jungle = jungle
show-column-mountain = mountain
show-display = Face up
show-terrain = Terrain
show-decks = Decks: { $trains } train cards, { $terrain } terrain cards, { $tickets } tickets
show-last-round = Last round: { $count ->
    [one] this is the last turn.
   *[other] { $count } turns left.
}
show-tracks = { $name } has claimed
## Cards everyone saw them take and not yet play (H46).
show-known = Cards { $name } was seen taking:
show-hand = Your hand:
show-none = none
show-card = [{ $card ->
    [loco] locomotive
   *[other] { $card }
}]
show-counted = { $card ->
    [loco] locomotive
   *[other] { $card }
} { $count }
show-track-kind = { $card }
show-ticket = { $verdict ->
    [kept] Kept:
    [returned] Returned:
    [now] Keep or return?
    [later] To decide later:
   *[held] Ticket
} { $ticket } ({ $points })
show-ticket-done = completed
show-ticket-closed = can no longer be completed
show-ticket-needs = { $spaces ->
    [one] needs { $spaces } more space:
   *[other] needs { $spaces } more spaces:
}
## Players remember the tickets they returned while these are at the bottom of the deck (H59).
show-returned = Tickets you returned, at the bottom of the deck:
show-claim = You’re claiming { $route }: { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-paid = You pay with { $cards }. Doubled, the route scores { $doubled } points and costs { $cost ->
    [one] { $cost } { $terrain } card
   *[other] { $cost } { $terrain } cards
}.

sheet-claims = routes
sheet-done = completed
sheet-missed = missed
sheet-globetrotter = Globetrotter
sheet-total = total
sheet-claims-of = Routes ({ $count }):
sheet-done-of = Completed tickets ({ $count }):
sheet-missed-of = Missed tickets ({ $count }):
sheet-doubled = (doubled)

## What the board says about a place, for a player who asks.
about-unknown = There’s no place called “{ $words }” on the board.
about-city = A town.
about-junction = A junction. It isn’t on any ticket.
about-country = All routes here are dead ends. Reaching one completes a ticket.
about-island = Two stops. Reaching either one completes a ticket.
about-ferry = ferry, { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
about-double = double
about-yours = yours
about-owned = belongs to { $name }
about-closed = closed
about-tickets = Tickets in the box:
about-own-tickets = Your tickets:

## Why an action is good or bad, when a player asks for a hint.
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
doubled = { $doubled ->
    [0] {""}
   *[other] , or { $doubled } if you double it
}
advice-claim-completes = It completes { $ticket }, worth { $worth } points, and scores { some-points }{ doubled }.{ $but }
advice-claim-for = It’s on the shortest path for { $ticket }, which will then need { $left ->
    [one] { $left } more space
   *[other] { $left } more spaces
}. It scores { some-points }{ doubled }.{ $else }{ $but }
advice-claim = It scores { some-points }{ doubled }.{ $but }
term-else-closed = {" "}If someone else claims it, you can no longer complete that ticket.
term-else-around = {" "}If someone else claims it, going round takes { $more ->
    [one] { $more } more space
   *[other] { $more } more spaces
}.
short-of = { $missing ->
    [0] With it, you can claim { $route },
    [one] You’d then be { $missing } card short of { $route },
   *[other] You’d then be { $missing } cards short of { $route },
} on the shortest path for { $ticket }.
advice-take-loco = A locomotive counts as any colour. It’s the only card you take this turn.{ $but }
advice-take-loco-for = { short-of } It’s the only card you take this turn.{ $but }
advice-take-for = { short-of }{ $but }
advice-take = This colour doesn’t bring you closer to a route your tickets need.{ $but }
advice-take-deck = The deck may hold what the face-up cards don’t.{ $but }
advice-take-ready = You already have the cards for { $route }, so it can wait. With more cards, you can claim several routes in a row.{ $but }
advice-take-deck-none = None of the face-up cards gets you closer to a route your tickets need.{ $but }
advice-take-terrain = Terrain cards double routes. You’d have { $own } of this type, and the other players { $most } at most.{ $but }
advice-take-terrain-for = With it, you can double { $route }, which your tickets need: { some-points } more.{ $but }
advice-take-terrain-deck = Any terrain card can help you double a route.{ $but }
advice-take-last = It’s your last turn, so cards won’t earn you anything.{ $but }
some-trains = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
trains-needed = { $others ->
    [0] You have { some-trains }.
    [one] Your other tickets need { $others } space, and you have { some-trains }.
   *[other] Your other tickets need { $others } spaces, and you have { some-trains }.
}
advice-keep = { $ticket } needs { $spaces ->
    [0] nothing more
    [one] { $spaces } more space
   *[other] { $spaces } more spaces
} and is worth { some-points }. { trains-needed }{ $but }
advice-keep-closed = All its paths are closed, so it will cost you { some-points }.{ $but }
advice-return = { $ticket } needs { $spaces ->
    [0] nothing more
    [one] { $spaces } more space
   *[other] { $spaces } more spaces
} and would cost you { some-points } if you didn’t complete it. { trains-needed }{ $but }
advice-return-closed = All its paths are closed, so it would cost you { some-points }.{ $but }
advice-tickets = { $left ->
    [0] Your tickets need nothing more, and you have { some-trains } for new ones.
    [one] You still have { $left } ticket to complete, and { some-trains }.
   *[other] You still have { $left } tickets to complete, and { some-trains }.
}{ $but }
advice-tickets-last = It’s your last turn, so any ticket you can’t complete at once costs you points.{ $but }
advice-pay = It uses { some-locos }.{ $but }
advice-single = You save your cards for another route.{ $but }
advice-double = It scores { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
}.{ $but }
advice-pass = There’s nothing else you can do.{ $but }
term-but-last = {" "}But on your last turn, only claiming a route scores.
term-but-ticket = {" "}But it doesn’t complete { $ticket }.
term-but-points = {" "}But { $route } scores { some-points }.

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
term-no-ticket = ticket { $number }
term-along = { $place } north–south
term-track-of-colour = { $route } { $colour }
term-two-kinds = { $first } and { $second }
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
term-count-loco = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
term-count-desert = { $count ->
    [one] { $count } desert card
   *[other] { $count } desert cards
}
term-count-jungle = { $count ->
    [one] { $count } jungle card
   *[other] { $count } jungle cards
}
term-count-mountain = { $count ->
    [one] { $count } mountain card
   *[other] { $count } mountain cards
}

## The tutorial.
guide-tickets = The player with the most points wins. A ticket scores if your routes connect its two places, but costs you if they don’t. Keep Cape Town–East London, which is short, and Bangui–Salisbury. Return the other two.
guide-tickets-wrong = For this first game, keep just Cape Town–East London and Bangui–Salisbury.
guide-draw = On your turn, do one of three things: draw 2 cards, claim a route, or draw tickets. You’ll need white and black cards for the path from Cape Town. Take the white card, then the black one.
guide-draw-wrong = You could, but your path from Cape Town needs a white and a black card. Take those.
guide-claim = To claim a route, play one card of its colour for each space. Port Elizabeth–East London is 1 white space. Claim it with your white card.
guide-claim-wrong = You could, but claim Port Elizabeth–East London first. You have the white card for it.
guide-land = That’s 1 point, with 3 spaces to go. You’ll need another black card for them, and a mountain card, because terrain cards can double a route’s points. Take one of each.
guide-land-wrong = For your next step, you need a black card and a mountain card. Take those two.
guide-route = Claim Cape Town–Port Elizabeth with your 3 black cards to complete your ticket. Black routes are mountain terrain, and no one has more mountain cards than you: { $name-2 } has 1, too. Play yours as well and score 8 points instead of 4.
guide-route-wrong = Cape Town–Port Elizabeth is the missing part between Cape Town and East London. Claim it.
guide-route-single = That would score 4 points. Play the mountain card and score 8: leftover terrain is worth nothing at the end.
guide-end = You have 9 points and a completed ticket. Once someone has 2 trains or fewer, everyone gets one more turn. Then tickets are scored, and the most completed tickets earn 10 extra points. Ferries and grey routes are left to discover.
