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
