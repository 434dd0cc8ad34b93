### What the commands for hosts and researchers say.

## Figures in a table.
figure = { NUMBER($number, maximumFractionDigits: 0) }
figure-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## backup
backup-folder = { $file } is a folder. Name a file for the backup.
backup-done = Backed up to { $file }.

## simulate
simulate-none = Choose at least 1 game.
simulate-agents = You named { $agents } agents for { $seats } seats. Name one for all seats, or one for each.
simulate-playing = Playing { $game }
simulate-summary = { $game }: { $matches ->
    [one] { $matches } game, { NUMBER($length, maximumFractionDigits: 0) } moves
   *[other] { $matches } games, { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves each on average
}.
simulate-seat = seat
simulate-agent = agent
simulate-wins = wins
simulate-shared = shared
simulate-score = mean score
simulate-seed = Seed { $seed }.
simulate-kept = Games saved in { $folder }.
gpu-no-files = Games played on a GPU aren’t saved as files. Leave out --out.
gpu-no-bot = On a GPU, there’s no bot called “{ $name }”. Choose from: { $known }.
gpu-seed = On a GPU, the seed must be a number.

## bench
bench-seconds = Choose more than 0 and at most { $most } seconds.
bench-game = game
bench-seats = seats
bench-plies = plies/s
bench-games = games/s
bench-playouts = playouts/s
bench-random-play = random play
bench-by-kinds = by move type
bench-search = search

## solve
solve-too-many = { $game } has too many positions to solve. Games you can solve: { $solvable }.
solve-threads = Choose at least 1 thread.
solve-already = { $game } is already solved: { $folder }
solve-going-on = Resuming: { $there } of { $parts } parts are done.
solve-working = Solving { $game }
solve-stopped = Stopped. Run the same command to resume. { $missing ->
    [one] { $missing } part is
   *[other] { $missing } parts are
} missing.
solve-done = { $game } solved in { NUMBER($seconds, maximumFractionDigits: 0) } s: { $folder }
solve-room = The tablebase needs { NUMBER($needed, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB more in { $folder }, but only { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB are free. Choose another folder with --out.
solve-memory = Solving needs { NUMBER($needed, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB of memory, but only { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB are free.

## train
train-needs-torch = Training needs torch. Install it with: pip install "tenfold[network]"
train-minutes = Choose a training time above 0 minutes.
train-no-rival = There’s no file { $path }. Name the file of a network, or greedy or strong.
train-teacher = Name the teacher as search:PLAYOUTS, for example search:300, and leave out --rival.
train-clone = The search made { $decisions } decisions. On those held out for checking, the student agrees { NUMBER($agreed, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the time.
train-look = After { NUMBER($seconds, maximumFractionDigits: 0) } s and { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } million decisions:
train-score = { "  " }{ $who ->
    [student] student
   *[other] teacher
}, { $seats } seats, against { $bot ->
    [rival] the rival
   *[other] { $bot }
}: { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $matches } games won
train-stopped = Stopped. Run the same command to resume.
train-done = The network is in { $path }. Play against it: tenfold play { $game } --bots network:{ $path }

## warm
warm-interpreted = TENFOLD_INTERPRET is set, so rules are interpreted and nothing is compiled.
warm-game = { $game }: { $count ->
    [0] already compiled
    [one] { $count } function compiled in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $count } functions compiled in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
}.
warm-removed = Deleted { $count ->
    [one] { $count } folder
   *[other] { $count } folders
} of outdated code from { $folder }.

## tenfold box
box-fits = You can play { $title } with “{ $name }”.
box-written = The standard box is now in { $path }. Change it to match yours, then check it with: tenfold box check { $path }
box-taken = { $path } already exists. Choose another name.
