### What the commands for hosts and researchers say.

## Figures in a table.
figure = { NUMBER($number, maximumFractionDigits: 0) }
figure-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## backup
backup-folder = { $file } is a folder: name a file for the copy.
backup-done = Copied to { $file }.

## simulate
simulate-none = Choose at least one match.
simulate-agents = { $agents } agents for { $seats } seats: name one for all, or one for each.
simulate-playing = Playing { $game }
simulate-summary = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves each on average.
simulate-seat = seat
simulate-agent = agent
simulate-wins = wins
simulate-shared = shared
simulate-score = mean score
simulate-seed = Seed { $seed }.
simulate-kept = The matches are in { $folder }.
gpu-no-files = Matches that a GPU plays are not kept as files: leave out --out.
gpu-no-bot = On a GPU there is no bot called “{ $name }”. Choose one of: { $known }.
gpu-seed = On a GPU a seed is a number.

## bench
bench-seconds = Choose more than 0 and at most { $most } seconds.
bench-game = game
bench-seats = seats
bench-plies = plies/s
bench-games = games/s
bench-playouts = playouts/s
bench-random-play = random play
bench-by-kinds = by kinds
bench-search = search

## solve
solve-too-many = { $game } has too many positions to value them all. This can be solved: { $solvable }.
solve-threads = At least one thread has to work.
solve-already = { $game } is solved already: { $folder }
solve-going-on = Going on: { $there } of { $parts } parts are there.
solve-working = Solving { $game }
solve-stopped = Stopped; the same command goes on. { $missing ->
    [one] One part is
   *[other] { $missing } parts are
} missing.
solve-done = { $game } is solved: { $folder } ({ NUMBER($seconds, maximumFractionDigits: 0) } s)
solve-room = The table needs { NUMBER($needed, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB more in { $folder }, and { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB are free. Choose another place with --out.
solve-memory = Solving needs { NUMBER($needed, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB of memory, and this machine has { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB free.

## warm
warm-interpreted = TENFOLD_INTERPRET is set: rules are interpreted, and nothing is compiled.
warm-game = { $game }: { $count ->
    [0] ready already
    [one] one function compiled in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $count } functions compiled in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
}.
warm-removed = Removed { $count ->
    [one] one folder
   *[other] { $count } folders
} of older sources from { $folder }.
