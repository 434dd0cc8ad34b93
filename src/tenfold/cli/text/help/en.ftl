### What the command line says of itself: help, names of values, and what is wrong with a call.

## The whole command.
about = Play tabletop games in the terminal, and study them at full speed.
examples =
    examples:
      tenfold play                              choose a game and play
      tenfold learn tenzania                    learn it by playing, in a few steps
      tenfold play tenzania --bots casual,kito
      tenfold play tenzania --hotseat --names Ann,Bo
      tenfold play --resume                     go on with the last match
      tenfold simulate tenzania --matches 10 --seed 1 --out matches
      tenfold replay matches/tenzania-1-00001.tenfold
      tenfold arena tenzania --agents greedy random --matches 400 --out strength
title-command = commands
title-todo = what to do
value-command = COMMAND
value-todo = WHAT

## Commands.
command-play = play a game against bots or at one screen
command-learn = learn a game by playing it, step by step
command-serve = serve tables for friends, in the browser
command-tables = look after a server's tables: list, close, remove, ban
command-tables-list = all tables, the latest first
command-tables-close = end the match of a table; it stays as it is
command-tables-remove = delete a table with everything of it
command-tables-ban = keep an address or a network out
command-tables-unban = let an address in again
command-tables-bans = who is kept out
command-tables-limits = which limits were hit lately (with --server)
command-backup = copy what a server keeps into one file
command-export = write what a server keeps into a file for another
command-import = take in what another server has exported
command-keys = make a key with which a server tells browsers whose turn it is
command-simulate = let bots play matches, and keep them
command-arena = find out which bots are stronger, and how sure that is
command-replay = step through a match
command-analyse = look back on a match: what turned it, and what was luck
command-puzzle = the puzzle of the day: find the best move
command-trace = print a match as JSON, every state of it
command-bench = measure how fast the games are
command-solve = compute what every position of a game is worth
command-doctor = check the installation, or a server
command-warm = compile everything once, ahead of time

## What several commands take.
option-version = say which version this is
option-language = one of: { $languages }; without it, as LANG says
value-language = TAG
option-game = one of: { $games }
value-game = GAME
option-seats = how many seats
value-seats = N
option-option = an option of the game; may be given several times
value-option = NAME=CHOICE
option-seed = a seed, to deal the same cards again
value-seed = S
option-plain = plain text: no colours, no boxes
option-data = the folder of the server's data
value-data = FOLDER
option-database = its database, postgresql://…, if it has one
value-database = URL
option-device = cpu, or cuda for a GPU (pip install “tenfold[gpu]”)
value-device = D
value-file = FILE
value-seat = K
value-matches = N
value-processes = N
value-out = FOLDER
value-server = URL

## play
option-play-bots = who else plays: characters (pip, tali, kito), how well they play (beginner, casual, strong, expert), greedy, random, search:PLAYOUTS, network:FILE
value-bots = A,B
option-play-helper = who gives hints, as in --bots (greedy)
value-helper = A
option-play-pace = with --server: how soon bots move (normal)
option-play-hotseat = several people at this screen
option-play-names = the names of the people
value-names = ANN,BO
option-play-seat = your seat, from 1
option-play-resume = go on with a saved match; without FILE, with the last one
value-resume = FILE
option-play-save = where to save the match
value-save = FILE
option-play-server = play at a table of this server
option-play-join = with --server: the code or link of a table
value-join = CODE

## serve
option-serve-host = where to listen; 127.0.0.1: this device only
value-host = ADDRESS
option-serve-port = the port (8010, or the next free one)
value-port = N
option-serve-data = where everything is kept
option-serve-open = open the browser
option-serve-origin = another site that may connect
value-origin = URL
option-serve-host-name = another name that the server has
value-host-name = NAME
option-serve-database = keep everything in Postgres, postgresql://… (else in one file)
option-serve-host-token = lets you look after all tables at /host (or TENFOLD_HOST_TOKEN)
value-host-token = T
option-serve-settings = limits and more (settings.toml in the data folder)
value-settings = FILE
option-serve-processes = so many processes on one database serve together (1)
option-serve-log = how log lines are written: text, or json (one object a line)
value-log = KIND
option-serve-redis = by which processes on one database tell each other of moves, redis://…
value-redis = URL

## tables
option-tables-list-status = only these
option-table = the code of a table
value-table = TABLE
option-address = as 203.0.113.7 or 203.0.113.0/24
value-address = ADDRESS
option-server = ask a server that runs, which needs its token
option-token = its token (or TENFOLD_HOST_TOKEN)
value-token = T

## backup, export, import
option-backup-file = the copy; it holds secrets, keep it safe
option-export-file = the file; it holds secrets, keep it safe
option-export-table = only this table, or these
value-export-table = CODE
option-import-file = what tenfold export has written

## simulate
option-simulate-matches = how many matches (1)
option-simulate-agents = who plays: beginner, casual, strong, expert, greedy, random, search:PLAYOUTS, network:FILE; one for all, or one a seat
value-agents = A,B
option-simulate-out = the folder for the matches; without it, none is kept

## arena
option-arena-agents = who plays: bots by name, network:FILE, or a program of your own as MODULE:NAME; with more than there are seats, all line-ups are played; with fewer, the last one fills the table
value-arena-agents = A
option-arena-matches = how many matches, up to whole deals
option-arena-settle = stop early when the order is certain
option-arena-processes = how many at a time (one a core)
option-arena-patience = seconds a match may take (3600)
value-patience = T
option-arena-out = keep the results there, and go on from there
option-arena-json = print the table as JSON
option-arena-ray = play on this Ray cluster; local: on one of this machine's own
value-ray = ADDRESS

## replay, analyse, puzzle, trace
option-replay-file = a .tenfold file, or - for the standard input
option-replay-all = print the whole match
option-replay-seat = through the eyes of this seat, from 1
option-analyse-file = a .tenfold file of a finished match, or -
option-analyse-seat = only this seat, from 1
option-analyse-budget = how often moves are tried for a decision (by the length)
value-budget = N
option-analyse-seed = of the worlds that are tried (1)
option-analyse-json = print everything as JSON
option-puzzle-day = of another day, as 2026-12-24
value-day = DATE
option-trace-file = a .tenfold file, or - for the standard input

## bench, solve, doctor, warm
option-bench-json = print the rows as JSON
option-bench-seconds = how long each game runs (1.5)
value-seconds = T
option-solve-out = where the table is kept (8 GB; with the user's matches)
option-solve-threads = how many cores work (all)
value-threads = N
option-doctor-server = check a server that runs, as its guests reach it
option-warm-fresh = throw away what was compiled before

## What argparse says: each under the name that its English words make.
argparse-usage = usage:{ " " }
argparse-positional-arguments = arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help
argparse-argument-argument-name-s-message-s = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = there is no use for: %s
argparse-ambiguous-option-option-s-could-match-matches-s = %(option)s could mean %(matches)s
argparse-invalid-choice-value-r-choose-from-choices-s = invalid choice: “%(value)s” (choose from %(choices)s)
argparse-expected-one-argument = a value is missing after it
argparse-expected-at-most-one-argument = it takes one value at most
argparse-expected-at-least-one-argument = it needs one value at least
argparse-the-following-arguments-are-required-s = missing: %s
argparse-ignored-explicit-argument-r = it takes no value, and “%s” was given

## A wrong call.
wrong-call = { $prog }: { $message }. See “{ $prog } --help”.
not-whole = “{ $text }” is no whole number
not-number = “{ $text }” is no number

## Our own mistake.
unexpected = Sorry, this should not have happened: { $what }
unexpected-then = “tenfold doctor” may know more; with TENFOLD_DEBUG=1 you see where it was.
