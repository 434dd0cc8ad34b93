### What the terminal says while one plays or looks at a match, and to hosts about their tables.

## Which language.
language-unknown = There’s no language called “{ $name }”. Choose from: { $known }.

## Choosing a game, and who begins.
choose = choose a game
choose-ask = Your choice (q to quit):{" "}
choose-number = Enter a number from 1 to { $most }.
begins = who goes first?
begins-ask = Who goes first? (a number, or Enter for random){" "}
begins-number = Enter a number from 1 to { $most }, or just press Enter.

## The match as a file.
kept = The game is saved in { $path }. Watch it with “tenfold replay”.
lost = { $trouble } The game is lost.
saved = Saved in { $path }.
resume = Continue with: { $command }
is-over = This game is over. Watch it with “tenfold replay”.
go-on = Continuing { $game }: { $count ->
    [one] { $count } move so far.
   *[other] { $count } moves so far.
}
another = Play again? (y/n){" "}
yes-letters = y
not-saved = { $trouble } You can keep playing, but the game isn’t saved. Type “save FILE” to save it elsewhere.
save-first = { $trouble } Type “save FILE” first, or “quit” again to lose the game.
save-elsewhere = { $trouble } Type “save FILE” with another name.

## A turn.
you = You
player = Player { $number }
which = Which one?
your-move = Your move
your-move-name = { $name }, your move
ask-move = { $whose } (? for help):{" "}
ask-move-only = { $whose } (Enter for “{ $move }”, ? for help):{" "}
pass-to = Pass to { $name }, then press Enter.{" "}
meanwhile = { $name } has made { $count ->
    [one] { $count } move
   *[other] { $count } moves
}. Type “log all” to see them.
earlier-news = … after { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}.
move-number = move { $number }
move-number-name = { $name }, move { $number }
the-end = the end
nothing-typed = Type a number or a move, or ? to see what’s allowed.
no-such-choice = There’s no choice { $typed }{ $most ->
    [one] : there’s only 1.
   *[other] . Choose 1 to { $most }.
}
what-is-legal = { $sentence } Type ? to see what’s allowed.
none-begins-so = No move starting with “{ $typed }” is allowed now. Type the whole move to see why.
more-moves = … and { $count } more. Type more of the move to narrow it down.
more-alike = … and { $first } to { $last } are similar. Type “{ $kind }” to see them.

## Questions.
help = Choose by number, or type a move or its start:
help-question = what’s allowed now; ?PLACE to look up a place
help-why = why MOVE: why a move isn’t allowed
help-hint = what a bot would do
help-undo = take back the last move
help-log = what has happened; log all for everything
help-show = show the table again
help-rules = the rules; rules RULE for one of them
help-save = save now; save FILE to use that file from now on
help-quit = quit; the game stays saved
no-places = { $game } has no places to look up.
why-which = Which move? For example: why { $move }
why-legal = “{ $move }” is allowed. It’s number { $number }.
why-these = These are allowed:
hint = Try number { $number }: { $move }.
hint-or = or
hint-other = { $number }: { $move }
hint-chance = −{ $points }% win chance
hint-worse = not as good
hint-even = nearly as good
nothing-to-undo = You have no move to take back.
log-empty = Nothing has happened yet.
log-last = The last { $count } of { $all }. Type “log all” to see everything.
no-rules = The rules of { $game } aren’t available here.
no-clause = There’s no rule { $clause }. Rules look like { $example }.
not-translated = These rules haven’t been translated yet, so they’re shown in English.

## At a table of a server.
server-help = Choose by number, or type a move, or several separated by commas. You can also type ?PLACE, why MOVE, hint, undo, show, rules or quit. The server saves the game, so come back whenever you like.
server-full = All seats at this table are taken, so you’re watching.
server-waiting = Waiting for players. Others can join at { $link }
server-code = or with the code { $code }.
server-leave = Your seat stays yours. A bot plays for you while others wait.
server-clock = { $name } has { $left } left.
server-asked = Asking the other players if you can take it back…
server-keeps = The server saves the game after every move.
server-hint = Try { $move }.
server-legal = That move is allowed.
server-agree = { $name } wants to take back a move. Allow it? (y/n){" "}

## A replay.
replay-help = Enter: next, b: back, a number: jump, s: view as another seat, q: quit
replay-everybody = everyone
replay-deal = the deal, viewed as { $who }
replay-after = after { $number } of { $last }, viewed as { $who }
replay-open = The game isn’t over.

## A look back.
analyse-working = Reviewing
analyse-note = review of { $moves } moves
analyse-curve = Win chance
analyse-from-to = { $start }% → { $end }%
analyse-turns = Turning points
analyse-no-turns = No single moment decided this game.
analyse-mistake = { $name }, { $before }% → { $after }%: { $played }
analyse-better = Better move (+{ $gain }% win chance): { $best }.
analyse-luck = { $name }, { $before }% → { $after }%.
analyse-accounts = Luck and skill
analyse-account = own mistakes −{ $lost }, others’ mistakes +{ $given }, luck { $luck }, other moves { $moves } (in percentage points of win chance).
analyse-choices = { $count ->
    [one] { $good } of { $count } decision was as good as any.
   *[other] { $good } of { $count } decisions were as good as any.
}
analyse-how = Each move is judged by what its player could know at the time, with { $budget } simulations per decision and seed { $seed }.
analyse-bad-budget = --budget must be a whole number from 1 to { $most }.

## Looking after a server's tables.
tables-none = There are no tables.
tables-line = { $code }  { $status ->
    [waiting] waiting
    [playing] playing
   *[over] finished
}  { $game }  { $names }
tables-empty = no one
tables-closed = Table { $code } closed.
tables-removed = Table { $code } and everything in it deleted.
tables-over = The game at table { $code } is already over.
tables-unknown = There’s no table { $table } here.
tables-banned = { $address } is banned.
tables-unbanned = { $address } is no longer banned.
tables-not-banned = { $address } isn’t banned.
tables-no-bans = No banned addresses.
tables-no-limits = No limits were hit recently.
tables-limit = { $limit }  { $address }  { $count ->
    [one] once
   *[other] { $count } times
}
tables-limit-guests = guests
tables-limits-where = Only a running server knows which limits were hit. Add --server URL.
tables-token = The server needs its admin token. Add --token, or set TENFOLD_HOST_TOKEN.

## Moving to another server.
export-done = Exported { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
} to { $file }. It contains secrets, so keep it safe.
import-done = { $added ->
    [one] { $added } table added
   *[other] { $added } tables added
}, { $gone_on } updated, { $known } unchanged; { $guests ->
    [one] { $guests } guest added
   *[other] { $guests } guests added
}.
import-code = Another table here already has the code { $code }, so the imported one is now { $other }.

## A puzzle.
puzzle-games = Each game has a daily puzzle, the same for everyone:
puzzle-note = puzzle { $number }, { $day }
puzzle-task = Which move is best?
puzzle-ask = Your answer (answer to see it, q to quit):{" "}
puzzle-help = Choose by number, or type a move or its start.
puzzle-right = Right!
puzzle-wrong = There’s a better move.
puzzle-answer = The best move:
puzzle-margin = At least { $points }% more win chance than any other move.
puzzle-margin-exact = About { $points }% more win chance than any other move.
puzzle-bad-day = “{ $day }” isn’t a date. Write it as 2026-12-24.

## A guided first game.
learn-step = Step { $step } of { $steps }
learn-no-undo = There’s nothing to undo in a tutorial: only the move it asks for is played.
learn-not-kept = Tutorials aren’t saved. You can start again at any time.
learn-none = { $game } has no tutorial. Play it with “tenfold play { $id }” and type “rules” to read the rules.
learn-left = Come back any time: { $command }
learn-next = Now play it: { $command }

## What is wrong with the wishes of a call.
list-empty-place = “{ $text }” has an empty entry. Separate names with one comma.
not-an-option = “{ $text }” isn’t an option. Write it as name=choice.
no-seat = There’s no seat { $seat }. Choose 1 to { $seats }.
pace-here = --pace works with --server only. Here, bots move at once.
bots-too-many = { $bots } bots leave no seat for you: there are { $seats } seats.
bots-too-few = { $bots ->
    [one] { $bots } bot and you aren’t
   *[other] { $bots } bots and you aren’t
} enough for { $seats } seats. Name more bots, or add --hotseat for more people on this screen.
hotseat-seat = --seat doesn’t work with --hotseat, where people take the first seats.
names-same = Two people have the same name. Give each their own.
names-one = There’s only 1 person at this table. Give 1 name, or add --hotseat.
names-many = You gave { $names } names for { $people } people.

## What is wrong with a file.
file-no-name = “{ $name }” isn’t a valid file name. Choose another.
file-bad-name = that isn’t a valid file name
file-unreadable = “{ $name }” can’t be read: { $why }.
file-foreign = “{ $name }” isn’t a Tenfold game.
file-folder = “{ $path }” is a folder. Name a { $suffix } file in it.
file-missing = There’s no file “{ $path }”.
file-taken = { $path } already exists. Choose another name.
save-taken = { $path } already exists. Choose another name, or continue that game with --resume.
nothing-to-resume = There’s no unfinished game. Start one with “tenfold play”.
resume-alone = A resumed game keeps its players, options and file. Use --resume on its own.
resume-other-game = { $path } is a game of { $game }, not of { $wanted }.
resume-only-bots = Only bots play in { $path }, so there’s nothing to resume.

## What is wrong with a server.
no-server = No Tenfold server responds at { $url }.
server-address = “{ $url }” isn’t a server address. It should look like { $example }.
server-one-name = Only 1 person can play at a server’s table from one terminal. Give 1 name.
server-which = Name a game to create a table, or join one with --join CODE.
server-version = The server has another version of { $game }. Install the same version.

## While something takes long, or goes on for pages.
compiling = Compiling { $game } (once)
compiling-count = { $count ->
    [one] { $count } function
   *[other] { $count } functions
}
cache-renewed = Some compiled code was damaged and has been rebuilt.
cache-damaged = The compiled code in { $folder } is damaged. Delete that folder and try again.
screen-more = Enter for more, q to stop:{" "}
screen-working = { $title }: { $state }
## A key for messages to browsers.
keys-made = Add the two lines above to settings.toml with your own contact address, or set TENFOLD_PUSH_KEY and TENFOLD_PUSH_CONTACT. Keep the key secret and don’t change it: with a new key, everyone has to turn notifications on again. Its public part is { $public }.
keys-missing = Web push needs a library. Run: pip install "tenfold[push]"

## Finished games.
history-none = No finished games yet. Play one with “tenfold play”.
history-more = … and { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
history-line = { $date }  { $game }: { $result ->
    [won] won{ $scores } against { $names }
    [lost] lost{ $scores } against { $names }
    [tied] tied with { $names }
   *[shared] { $names }
}
history-played = played
history-won = won
history-share = { $percent }%
history-best = best score
history-journey = places on your longest journey
history-all = all games
history-streak = Wins in a row: { $now }. Longest winning streak: { $longest }.
history-unnamed = someone
