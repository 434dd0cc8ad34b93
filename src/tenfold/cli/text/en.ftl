### What the terminal says while one plays or looks at a match, and to hosts about their tables.

## Which language.
language-unknown = There is no language called “{ $name }”. Choose one of: { $known }.

## Choosing a game, and who begins.
choose = choose a game
choose-ask = Your choice (q to leave):{" "}
choose-number = Type a number from 1 to { $most }.
begins = who begins?
begins-ask = Who begins? (a number; Enter for the lot){" "}
begins-number = Type a number from 1 to { $most }, or just Enter.

## The match as a file.
kept = The match is kept in { $path }; “tenfold replay” shows it again.
lost = { $trouble } The match is lost.
saved = Saved in { $path }.
resume = Go on with: { $command }
is-over = This match is over; “tenfold replay” shows it again.
go-on = On with { $game }: { $count ->
    [one] one move so far.
   *[other] { $count } moves so far.
}
another = Another match? (y/n){" "}
yes-letters = y
not-saved = { $trouble } The match goes on, but is not saved: “save FILE” keeps it elsewhere.
save-first = { $trouble } Type “save FILE” first, or “quit” again to lose the match.
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
    [one] one move
   *[other] { $count } moves
} meanwhile; “log all” tells more.
earlier-news = … after { $count ->
    [one] one earlier piece of news
   *[other] { $count } earlier pieces of news
}.
move-number = move { $number }
move-number-name = { $name }, move { $number }
the-end = the end
nothing-typed = Type a number or a move; ? shows what is legal.
no-such-choice = There is no choice { $typed }: choose 1 to { $most }.
what-is-legal = { $sentence } Type ? for what is legal.
none-begins-so = No move that begins with “{ $typed }” is legal now. Type the whole move to learn why.
more-moves = … and { $count } more: type more of the move.
more-alike = … and { $first } to { $last } are like that: type “{ $kind }” to see them.

## Questions.
help = Choose by number, or type a move or its beginning:
help-question = what is legal now; ?PLACE for what the board says about a place
help-why = why MOVE: why a move is not legal
help-hint = what a bot would do
help-undo = take the last move back
help-log = what has happened; log all for everything
help-show = the table again
help-rules = the rules; rules CLAUSE for one of them
help-save = save now; save FILE from now on in that file
help-quit = leave; the match stays saved
no-places = { $game } has no places to ask about.
why-which = Say which move: for example “why { $move }”.
why-legal = “{ $move }” is legal: it is number { $number }.
why-these = These are legal:
hint = Try number { $number }: { $move }.
hint-or = or
hint-chance = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of win chance less
hint-even = nearly as good
nothing-to-undo = There is no move of yours to take back.
log-empty = Nothing has happened yet.
log-last = The last { $count } of { $all }; “log all” shows everything.
no-rules = The rules of { $game } are not written down here.
no-clause = There is no clause { $clause }; clauses look like { $example }.
not-translated = These rules are not translated yet: here they are in English.

## At a table of a server.
server-help = Choose by number, or type a move, or several with commas. Besides: ?PLACE, why MOVE, hint, undo, show, rules, quit. The server keeps the match: come back whenever you like.
server-full = There is no free seat at this table: you watch.
server-waiting = Waiting for players. Others join with { $link }
server-code = or with the code { $code }.
server-leave = Your seat stays yours; a bot plays for you while others wait.
server-clock = { $name } has { $left } left.
server-asked = The others are asked whether you may take it back.
server-keeps = The server keeps the match after every move.
server-hint = Try { $move }.
server-legal = That is legal.
server-agree = { $name } would like to take a move back. Do you agree? (y/n){" "}

## A replay.
replay-help = Enter next, b back, a number to jump, s another seat's view, q quit
replay-everybody = everybody
replay-deal = the deal, seen by { $who }
replay-after = after { $number } of { $last }, seen by { $who }
replay-open = The match is not over.

## A look back.
analyse-working = Looking back
analyse-note = a look back on { $moves } moves
analyse-curve = Win chance
analyse-from-to = { $start } % → { $end } %
analyse-turns = Turning points
analyse-no-turns = No single moment turned this match.
analyse-mistake = { $name }, { $before } % → { $after } %: { $played }
analyse-better = Better, by { $gain } points of win chance: { $best }.
analyse-luck = { $name }, { $before } % → { $after } %.
analyse-accounts = Luck and skill
analyse-account = own mistakes −{ $lost }, mistakes of others +{ $given }, luck { $luck } (points of win chance).
analyse-choices = { $count ->
    [one] The one choice was as good as any, or not: { $good } of 1.
   *[other] { $good } of { $count } choices were as good as any.
}
analyse-how = Each move is judged by what its player could know then, { $budget } tries a decision, seed { $seed }.
analyse-bad-budget = A budget is a whole number from 1 to { $most }.

## Looking after a server's tables.
tables-none = There are no tables.
tables-line = { $code }  { $status ->
    [waiting] waits
    [playing] plays
   *[over] over
}  { $game }  { $names }
tables-empty = nobody
tables-closed = The table { $code } is closed.
tables-removed = The table { $code } is removed, with everything of it.
tables-over = The match of the table { $code } is over already.
tables-unknown = There is no table { $table } here.
tables-banned = { $address } is not let in any more.
tables-unbanned = { $address } is let in again.
tables-not-banned = { $address } is not shut out.
tables-no-bans = Nobody is shut out.
tables-no-limits = No limit was hit lately.
tables-limit = { $limit }  { $address }  { $count ->
    [one] once
   *[other] { $count } times
}
tables-limit-guests = guests
tables-limits-where = Only a server that runs knows which limits were hit: add --server URL.
tables-token = A server needs its token: add --token, or set TENFOLD_HOST_TOKEN.

## Moving to another server.
export-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
} are in { $file }. It holds secrets: keep it safe.
import-done = { $added ->
    [one] One table is
   *[other] { $added } tables are
} new here, { $gone_on } went on, { $known } were here already; { $guests ->
    [one] one guest is
   *[other] { $guests } guests are
} new.
import-code = Another table has the code { $code } here: this one has { $other } now.

## A puzzle.
puzzle-games = Every game has a puzzle a day, the same for everybody:
puzzle-note = puzzle { $number }, { $day }
puzzle-task = Which move is the best?
puzzle-ask = Your answer (answer shows it, q quits):{" "}
puzzle-help = Choose by number, or type a move or its beginning.
puzzle-right = Right!
puzzle-wrong = There is a better one.
puzzle-answer = The best move:
puzzle-margin = Better than any other by at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} of win chance.
puzzle-margin-exact = Better than any other by { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} of win chance.
puzzle-bad-day = “{ $day }” is no day: write it as 2026-12-24.

## A guided first game.
learn-step = Step { $step } of { $steps }
learn-no-undo = In a guided game nothing needs to be taken back: only the move that it asks for is made.
learn-not-kept = A guided game is not saved: it can be begun again at any time.
learn-none = { $game } has no guided first game. “tenfold play { $id }” plays it, and “rules” shows its rules there.
learn-left = Come back any time: { $command }
learn-next = Now play it: { $command }

## What is wrong with the wishes of a call.
list-empty-place = “{ $text }” has an empty place: write names with one comma between them.
not-an-option = “{ $text }” is not an option: write it as name=choice.
no-seat = There is no seat { $seat }: choose 1 to { $seats }.
pace-here = Bots at this screen move at once: --pace is for a table of a server.
bots-too-many = { $bots } bots leave no seat for you: there are { $seats } seats.
bots-too-few = { $bots ->
    [one] One bot and you are
   *[other] { $bots } bots and you are
} not enough for { $seats } seats: name more bots, or add --hotseat if more people play at this screen.
hotseat-seat = With --hotseat people take the first seats; leave out --seat.
names-same = Two people have the same name: give each a name of their own.
names-one = There is one person at this table: give one name, or add --hotseat.
names-many = There are { $names } names for { $people } people.

## What is wrong with a file.
file-no-name = “{ $name }” is no name for a file: choose another one.
file-bad-name = that is no name of a file
file-unreadable = “{ $name }” cannot be read: { $why }.
file-foreign = “{ $name }” is not a Tenfold match.
file-folder = “{ $path }” is a folder: name a { $suffix } file in it.
file-missing = There is no file “{ $path }”.
file-taken = { $path } exists already: choose another name.
save-taken = { $path } exists already: choose another name, or go on with it by --resume.
nothing-to-resume = There is no unfinished match to go on with. Start one with “tenfold play”.
resume-alone = A resumed match keeps its players, options and file: leave out everything but --resume.
resume-other-game = { $path } is a match of { $game }, not of { $wanted }.
resume-only-bots = Nobody but bots plays in { $path }: there is nothing to go on with.

## What is wrong with a server.
no-server = No Tenfold server answers at { $url }.
server-address = “{ $url }” is no address of a server: it looks like { $example }.
server-one-name = One person sits at a server's table from one terminal: give one name.
server-which = Name a game to make a table, or a table to join: --join CODE.
server-version = The server plays another version of { $game }: install the same version as it has.

## While something takes long, or goes on for pages.
compiling = Compiling { $game }, this once
compiling-count = { $count ->
    [one] { $count } function
   *[other] { $count } functions
}
cache-renewed = Some compiled code was damaged; it has been made anew.
cache-damaged = The compiled code in { $folder } is damaged: remove that folder, then try again.
screen-more = Enter for more, q to stop:{" "}
## A key for messages to browsers.
keys-made =
    Put the two lines above into settings.toml, with an address of yours, or set TENFOLD_PUSH_KEY and TENFOLD_PUSH_CONTACT. Keep the key
    secret and do not change it: with another one, everybody has to ask again to be told. Its public part is { $public }.
keys-missing = Messages to browsers need a library: pip install tenfold[push].
