### Boxes: what's wrong with one, or worth saying about it. Terminal, server and pages say it.

## Reading a file.
box-unreadable = { $file } can’t be read: { $cause }.
box-too-big = A box file can have up to { $limit } kB.
box-not-text = This isn’t a box file: it isn’t UTF-8 text.
box-long-line = Line { $line } of the box file is too long. A line can have up to { $limit } characters.
box-too-deep = The box file has too many lists inside one another.
box-not-toml = The box file can’t be read as TOML: { $cause }.

## What every box needs.
box-foreign = This isn’t a box file: it doesn’t say “format = 1”.
box-format = This box file is in another format. This version reads format { $here }.
box-other-game = This box is for another game. Boxes for this one have a line “game = ” with one of these: { $known }.
box-no-game = The box file doesn’t name its game. Add a line “game = ” with one of these: { $known }.
box-name = The box needs a name of 1 to { $limit } ordinary characters.
box-source = The source can have up to { $limit } ordinary characters.
box-unknown-key = A box can’t have “{ $key }”. Besides its name, it can have: { $known }.
box-none = { $title } can’t be played with another box.
box-too-many = { $count ->
    [one] This game takes only one box.
   *[other] This game takes at most { $count } boxes.
}
box-twice = Two of these boxes are for the same game. Choose one of them.
box-more = There’s more to correct. Start with these, then check again.

## The tickets of The Heart of Africa.
box-ticket-count = A deck has { $fewest } to { $most } tickets. This one has { $count }.
box-ticket-shape = Ticket { $number } must name two places and a value, such as ["bangui", "douala", 8].
box-ticket-place = Ticket { $number }: the map has no place called “{ $place }”.
box-ticket-place-close = Ticket { $number }: the map has no place called “{ $place }”. Did you mean “{ $close }”?
box-ticket-same = Ticket { $number } goes from { $place } to itself.
box-ticket-points = Ticket { $number } must be worth 1 to { $most } points, not { $points }.
box-ticket-twice = Ticket { $number } connects the same places as ticket { $before }: { $ticket }.
box-ticket-value = Ticket { $number }, { $ticket }, is worth { $points }, but the shortest path has { $spaces } { $spaces ->
    [one] space
   *[other] spaces
}. You can leave it like this.

## Colours and tiles of 10 Days. Names of places and colours stay as in the file.
box-not-a-table = “{ $key }” must name what each thing has, such as { $key ->
    [colours] Algeria = "blue"
    [planes] blue = 2
   *[other] Chad = 2
}.
box-place = The map has no place called “{ $place }” ({ $key }).
box-place-close = The map has no place called “{ $place }” ({ $key }). Did you mean “{ $close }”?
box-place-tiles = { $place } can have 1 or 2 tiles, not { $count }.
box-colour = { $place } can’t be “{ $colour }”. Choose one of these: { $known }.
box-purple = { $place } is reached by plane only, so it stays purple.
box-not-purple = { $place } can’t be purple. Only places reached by plane only are purple.
box-plane-colour = There are no “{ $colour }” planes. Planes can be: { $known }.
box-plane-count = There can be up to { $most } { $colour } planes, not { $count }.
box-automobile-count = There can be up to { $most } automobiles, not { $count }.
box-tile-count = This map can have { $fewest } to { $most } tiles. The box has { $count }.
box-plane-nowhere = { $colour } planes have nowhere to fly: { $count ->
    [0] no place is { $colour }
   *[other] too few places are { $colour }
}. Colour more places, or leave out these planes.
box-place-unreached = No plane reaches { $place }: the box has no { $colour } planes. Add one, or change the colour of { $count ->
    [one] this place
   *[other] all { $count } { $colour } places
}.
box-neighbours = { $one } and { $other } are neighbours and both { $colour }. You can leave it like this.
