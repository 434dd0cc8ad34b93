### Making a box: one’s own tickets or map.

box-title = Your { $game } box
box-what = Enter what’s printed on your copy, or make up your own. Everything you do here stays on this device until you share it.
box-none-here = No boxes for this game
box-none-here-what-now = Only The Heart of Africa and the 10 Days games can be played with a box of your own.
box-unnamed = My box
box-name-field = Name
box-source-field = Source (optional)
box-source-example = My copy, English edition of 2017
box-at-line = line { $line } isn’t right

## The check, and what can be done with a box.
box-check = Check
box-fine = This box is ready to play.
box-faults = Before you can play with this box:
box-remarks = Worth a second look ({ $count })
box-play = Play it against bots
box-table = New table
box-undo = Undo
box-save = Save on this device
box-saved = “{ $name }” saved on this device
box-not-saved = This device can’t save any more boxes. Delete one, or download this one.
box-share = Share
box-share-title = Share “{ $name }”
box-share-how = The link holds the whole box. Anyone who opens it can look at the box, change a copy of it and play with it.
box-no-qr = This box is too big for a QR code. Send the link or the file.
box-download = Download
box-import = Open a box file
box-mine = Boxes on this device
box-forget = Delete “{ $name }”

## Choosing a box, and seeing it at a table.
box-choose = Box
box-choose-for = Box for { $game }
box-choose-standard = Tenfold’s
box-make-own = Use your own cards or map
box-make-own-for = Use your own cards or map for { $game }
box-played-with = Played with “{ $name }”
box-read-from = ({ $source })

## Tickets of The Heart of Africa.
box-deck-how = Tap two places for a ticket. Its value is the length of the shortest path; you can change it below.
box-begin-empty = Start empty
box-begin-first = Start from Tenfold’s deck
box-begin-second = Start from Tenfold’s second deck
box-touch-two = Tap two places.
box-picked = { $place }. Now tap the other place.
box-not-picked = Nothing picked. Tap two places.
box-same-place = A ticket needs two different places.
box-ticket-there = The deck already has that ticket.
box-deck-full = A deck can have up to { $most } tickets.
box-ticket-added = { $ticket } added: { $value } { $value ->
    [one] point
   *[other] points
}
box-map = Map of places
box-from = From
box-to = To
box-add-ticket = Add ticket
box-tickets = Tickets: { $count } of { $fewest }–{ $most }
box-value-of = Value of { $ticket }
box-remove = Remove { $ticket }
box-shape = How the deck compares
box-this-deck = This deck
box-first-deck = Tenfold’s
box-second-deck = Second
box-figure = { $figure ->
    [tickets] Tickets
    [mean_spaces] Average length in spaces
    [named_most] Most tickets naming one place
    [never_named] Places on no ticket
   *[unwanted_routes] Routes no ticket needs
}

## Colours and tiles of 10 Days.
box-map-how = Choose a colour, then tap the places that have it. Zoom in for the small ones, or use the list below.
box-palette = Colours
box-colour-name = { $colour ->
    [blue] Blue
    [green] Green
    [orange] Orange
    [pink] Pink
    [yellow] Yellow
   *[purple] Purple
}
box-painted = { $place }: { $colour ->
    [blue] blue
    [green] green
    [orange] orange
    [pink] pink
   *[yellow] yellow
}
box-stays-purple = { $place } is reached by plane only, so it stays purple.
box-tiles = Tiles: { $count } of { $fewest }–{ $most }
box-planes = { $colour ->
    [blue] Blue planes
    [green] Green planes
    [orange] Orange planes
    [pink] Pink planes
   *[yellow] Yellow planes
}
box-automobiles = Automobiles
box-places = All places
box-colour-of = Colour of { $place }
box-tiles-of = Tiles of { $place }
box-tile-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
