### What the command line says of itself: help, names of values, and what is wrong with a call.

## The whole command.
about = Play board games in the terminal, or study them at full speed.
examples =
    examples:
      tenfold play                              choose a game and play
      tenfold learn tenzania                    learn it by playing, in a few steps
      tenfold play tenzania --bots casual,kito
      tenfold play tenzania --hotseat --names Ann,Bo
      tenfold play --resume                     continue the last game
      tenfold simulate tenzania --matches 10 --seed 1 --out matches
      tenfold replay matches/tenzania-1-00001.tenfold
      tenfold arena tenzania --agents greedy random --matches 400 --out strength
title-command = commands
title-todo = actions
value-command = COMMAND
value-todo = ACTION

## Commands.
command-play = play against bots, or pass and play
command-learn = learn a game by playing it, step by step
command-serve = host tables for friends in the browser
command-tables = manage a server’s tables: list, close, delete, ban
command-tables-list = list all tables, newest first
command-tables-close = end a table’s game and keep its record
command-tables-remove = delete a table and everything in it
command-tables-ban = ban an address or network
command-tables-unban = unban an address
command-tables-bans = list banned addresses
command-tables-limits = list rate limits hit recently (with --server)
command-backup = back up a server’s data to a file
command-export = export all server data to a file
command-import = import data exported from another server
command-keys = create a key for web push notifications
command-simulate = let bots play games and save them
command-arena = compare bots and rate their strength
command-box = use what’s printed on your own copy of a game
command-box-check = check a box file
command-box-new = create a box file from the standard box
command-history = list your finished games and how often you won
command-replay = step through a game
command-analyse = review a game: what decided it, and what was luck
command-puzzle = solve the daily puzzle: find the best move
command-trace = print a game as JSON with every state
command-bench = measure how fast the games run
command-solve = compute the value of every position of a game
command-train = train a network that plays a game
command-doctor = check the installation or a server
command-warm = compile everything ahead of time

## What several commands take.
option-version = show the version
option-language = one of: { $languages } (default: from LANG)
value-language = TAG
option-game = one of: { $games }
value-game = GAME
option-seats = number of seats
value-seats = N
option-option = a game option (can be repeated)
value-option = NAME=CHOICE
option-box = play with the box in this file (docs/boxes.md)
value-box = FILE
option-seed = seed, to deal the same cards again
value-seed = S
option-plain = plain text without colours or boxes
option-data = the server’s data folder
value-data = FOLDER
option-database = the server’s database, postgresql://…, if it uses one
value-database = URL
option-device = cpu, or cuda for a GPU (pip install "tenfold[gpu]")
value-device = D
value-file = FILE
value-seat = K
value-matches = N
value-processes = N
value-out = FOLDER
value-server = URL

## play
option-play-bots = your opponents: characters (pip, tali, kito), levels (beginner, casual, strong, expert), greedy, random, search:PLAYOUTS, network:FILE
value-bots = A,B
option-play-helper = bot for hints, as in --bots (default expert)
value-helper = A
option-play-pace = bot speed, with --server (default normal)
option-play-hotseat = pass and play: several people on this screen
option-play-names = the players’ names
value-names = ANN,BO
option-play-seat = your seat (starting at 1)
option-play-resume = continue a saved game (default: the last one)
value-resume = FILE
option-play-save = file to save the game to
value-save = FILE
option-play-server = play at a table of this server
option-play-join = with --server: the code or link of a table
value-join = CODE

## serve
option-serve-host = address to listen on (127.0.0.1 for this device only)
value-host = ADDRESS
option-serve-port = port (default 8010, or the next free one)
value-port = N
option-serve-data = data folder
option-serve-open = open the browser
option-serve-origin = additional origin allowed to connect
value-origin = URL
option-serve-host-name = additional host name to accept
value-host-name = NAME
option-serve-database = use Postgres, postgresql://… (default: one file)
option-serve-host-token = token for the server admin page at /host (or TENFOLD_HOST_TOKEN)
value-host-token = T
option-serve-settings = settings file (default: settings.toml in the data folder)
value-settings = FILE
option-serve-processes = number of server processes (default 1; needs --database)
option-serve-log = log format: text, or json (one object per line)
value-log = FORMAT
option-serve-redis = Redis URL used to relay moves between processes
value-redis = URL

## tables
option-tables-list-status = only tables with this status
option-table = the code of a table
value-table = TABLE
option-address = an address like 203.0.113.7 or a network like 203.0.113.0/24
value-address = ADDRESS
option-server = a running server to connect to (needs its token)
option-token = its admin token (or TENFOLD_HOST_TOKEN)
value-token = T

## backup, export, import
option-backup-file = the backup file (contains secrets, keep it safe)
option-export-file = the export file (contains secrets, keep it safe)
option-export-table = only this table (can be repeated)
value-export-table = CODE
option-import-file = a file written by tenfold export

## simulate
option-simulate-matches = number of games (default 1)
option-simulate-agents = the players: beginner, casual, strong, expert, greedy, random, search:PLAYOUTS, network:FILE; one for all seats, or one per seat
value-agents = A,B
option-simulate-out = folder to save the games in (default: not saved)

## arena
option-arena-agents = the agents: bots by name, network:FILE, or your own program as MODULE:NAME; with more agents than seats, all line-ups are played; with fewer, the last one fills the table
value-arena-agents = A
option-arena-matches = number of games, rounded up to whole deals
option-arena-settle = stop early once the ranking is clear
option-arena-processes = games at a time (default: one per core)
option-arena-patience = seconds per game before it’s stopped (default 3600)
value-patience = T
option-arena-out = folder to save results in and resume from
option-arena-json = print the table as JSON
option-arena-ray = Ray cluster to play on; local starts one on this machine
value-ray = ADDRESS

## history, replay, analyse, puzzle, trace
option-history-server = also list the games you finished on this server
option-replay-file = a .tenfold file, or - for standard input
option-replay-all = print the whole game
option-replay-seat = view as this seat (starting at 1)
option-analyse-file = a .tenfold file of a finished game, or - for standard input
option-analyse-seat = only this seat (starting at 1)
option-analyse-budget = simulations per decision (default: depends on the length)
value-budget = N
option-analyse-seed = seed of the simulations (default 1)
option-analyse-json = print everything as JSON
option-puzzle-day = another date, like 2026-12-24
value-day = DATE
option-trace-file = a .tenfold file, or - for standard input

## bench, solve, train, doctor, warm
option-bench-json = print the rows as JSON
option-bench-seconds = seconds per game (default 1.5)
value-seconds = T
option-solve-out = folder for the tablebase (8 GB; default: with your games)
option-solve-threads = number of cores to use (default: all)
value-threads = N
option-train-minutes = how long to train, in minutes (default 3)
value-minutes = T
option-train-base = begin from this bot’s heuristic instead of from nothing
option-train-teacher = learn to choose as a search does, such as search:300
value-teacher = TEACHER
option-train-rival = learn to beat a bot (greedy, strong) or the network in a file instead
value-rival = RIVAL
option-train-seed = seed of the training (default 1)
option-train-out = folder to save networks in and resume from (default: training)
option-doctor-server = check a running server from the outside
option-warm-fresh = delete what was compiled before

## What argparse says: each under the name that its English words make.
argparse-usage = usage:{ " " }
argparse-positional-arguments = arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help
argparse-argument-argument-name-s-message-s = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = unrecognised arguments: %s
argparse-ambiguous-option-option-s-could-match-matches-s = %(option)s could mean %(matches)s
argparse-invalid-choice-value-r-choose-from-choices-s = invalid choice: “%(value)s” (choose from %(choices)s)
argparse-expected-one-argument = expected a value
argparse-expected-at-most-one-argument = expected at most one value
argparse-expected-at-least-one-argument = expected at least one value
argparse-the-following-arguments-are-required-s = missing: %s
argparse-ignored-explicit-argument-r = doesn’t take a value, but got “%s”

## A wrong call.
wrong-call = { $prog }: { $message }. See “{ $prog } --help”.
not-whole = “{ $text }” isn’t a whole number
not-number = “{ $text }” isn’t a number

## Our own mistake.
unexpected = Sorry, something went wrong: { $what }
unexpected-then = “tenfold doctor” may know more. Set TENFOLD_DEBUG=1 to see where it happened.

## box
option-box-check-file = the box file
option-box-new-out = where to write it (default: GAME.tenfoldbox)
value-box-new-out = FILE
