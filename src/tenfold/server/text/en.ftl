### What the server refuses, each in one sentence that says what happened and what to do.

## A request that cannot be answered.
no-guest = The server does not know you yet: load the page again.
not-found = There is no such { $what ->
    [address] address
    [evening] evening
    [game] game
    [guide] guide
    [page] page
    [replay] replay
    [rulebook] rulebook
    [way-back] way back
   *[table] table
}, or it is not open to you.
foreign-origin = This request comes from another site.
banned = Whoever runs this server does not let your address in.
wrong-token = This needs the token that whoever runs the server has chosen.
too-many = That was a lot at once. Wait a moment and try again.
too-many-connections = Too many connections are open. Wait a moment and try again.
bad-request = The server does not understand this request.
bad-request-id = A command needs an id, or the header Idempotency-Key.
bad-request-qr = Only addresses of this server can be shown.
bad-request-day = A day is written as 2026-12-24.
bad-request-host = A request needs the name of the server that it asks.
bad-request-ban = That is no address: write one like 203.0.113.7, or a network like 203.0.113.0/24.
bad-request-ban-wide = That network is too wide, or it is this machine itself.
bad-request-name = A name needs a letter that can be seen.
too-long = The request is too long.
too-long-head = The headers of the request are too long.
too-long-address = This address is too long.
too-slow = The request took too long to arrive.
unknown-host = This server does not answer to the name “{ $name }”. Whoever runs it can allow it: tenfold serve --host-name { $name }
failed = Something went wrong on the server. Try again.

## Nothing can be stored.
not-stored = The server cannot store anything now. Try again.
not-stored-damaged = The data of this server are damaged. Stop it and put a copy in their place.
not-stored-gone = The data of this server were removed or replaced. Nothing is stored until it is started again.

## A command that does not fit the moment of the table.
busy = A lot happens at this table. Try again.
watching = This line only watches: nothing can be played over it.
out-of-time = Your time is out: a bot plays for you now.
result-out-of-time = { $names } ran out of time, and at this table that loses the match.
paused = The host has paused this table. It goes on in a moment.
not-over = This is shown when the match is over.
not-over-rematch = A rematch begins when this match is over.
not-over-share = A match can be shared when it is over.
not-seated = Take a seat first.
not-seated-rematch = Only who played may ask for a rematch.
not-seated-share = Only who played may share a match.
too-many-looks = Other matches are being looked back on. Try again in a moment.
look-failed = The look back did not come to an end. Try again.
look-too-early = This game is still being made ready. Try again in a moment.
no-hints = This table is played without hints.
not-yours = That is not your seat.
not-due = It is not your turn.
shows-something = Something is seen after “{ $action }”: play it alone.
resigned = You have resigned: a bot plays this seat to the end.
no-such-ask = That question is not open any more.
not-asked = You were not asked.
seat-taken = Somebody else sits there already.
seat-taken-person = A person sits there.
seat-taken-free-first = Somebody sits there: free a seat first.
seated = You have a seat already: give it up to take another one.
open-seats = A seat is still open: wait for somebody, or put a bot there.
not-ready = Not everybody is ready: { $names }.
nobody-to-remove = No other person sits there.
not-started = The match has not begun.
started = The match has begun: seats stay as they are.
cannot-take-back = There is no move of yours that could be taken back now.
cannot-take-back-again = This step was taken back often enough, or the others were asked about it.
not-banned = That address is not shut out.
not-host-evening = Only the host of the evening may do that.
evening-ended = This evening is over. Thank you for coming!
evening-full = This evening is full: there is no room for one more guest.
evening-nobody = Nobody is here yet: a round needs a guest.
evening-long = This evening has had as many rounds as an evening can have. Make another one.
evening-rematch = The next round comes from the host of the evening.
not-host = Only the host of the table may do that.
guided = This is a guided first game: make the move that it asks for, or leave the guide.

## The results of an evening, for spreadsheets.
evening-csv-place = Rank
evening-csv-name = Name
evening-csv-points = Points
evening-csv-wins = Wins
evening-csv-round-table = Round { $number }: table
evening-csv-round-place = Round { $number }: place
evening-csv-round-score = Round { $number }: score

## Bots that are no character of the cast.
bot-name = Bot { $agent }

## Pages that the server makes itself.
games-not-ready = Games are being prepared.
redis-away = The Redis at { $place } does not answer: moves that another process took are seen up to two seconds later.
page-no-way-back = This way back does not exist, or it was used already.
page-no-file = There is no such file.
page-to-tables = To the tables
page-now = On this device you are <b>{ $name }</b>. Keep your own way back first if you want to return.
page-guest = a guest
page-be = Do you want to be <b>{ $name }</b> here from now on?
page-other-guest = another guest
page-yes = Yes
page-no = No
page-not-built = The server runs, but its pages have not been built. Run this in the folder of Tenfold:
page-not-built-then = Then load this page again. The terminal, bots and programs work without it.

## Moving everything to another server.
moving-unreadable = { $file } cannot be read: { $why }.
moving-unwritable = { $file } cannot be written: { $why }.
moving-not-ours = { $file } is no export of Tenfold.
moving-newer = { $file } was written by a newer version of Tenfold. Update the program.
moving-broken = { $file } is damaged at line { $line }. Nothing was changed.
moving-cut-off = { $file } is not complete. Nothing was changed.
moving-game = { $file } holds a table of a game that is not here: { $game }. Nothing was changed.
moving-log = The log of the table { $code } in { $file } does not lead to the states that it names. Nothing was changed.
moving-differs = The table { $code } is here already, with another past. Nothing was changed.
moving-table = There is no table { $code } here.

## Where the server is, when it has started.
welcome = Tenfold is ready.
welcome-here = On this device:   { $address }
welcome-others = On other devices: { $address }
welcome-data = Data: { $folder }    Stop: Ctrl+C

## What keeps it from starting: where it listens.
start-port-taken = Something else uses { $place }. Choose another port with --port.
start-no-port = { $port } is no port: choose one from 1 to 65535 with --port.
start-no-address = { $host } is no address, and no name that leads to one. Choose another with --host.
start-not-here = This machine has no address { $host }. Choose one that it has with --host.
start-low-port = Port { $port } is not for everybody: choose one above 1023 with --port.
start-no-listening = The server cannot listen at { $place }: { $why }.
several-none = A server has one process at least: choose another number with --processes.
several-file = One file is for one process. Several processes need a Postgres database: --database postgresql://…
several-fork = Several processes need a system that can fork: run one a machine here, on the same database.
log-kind = Log lines can be text or json, not “{ $kind }”.

## What keeps it from starting: its settings.
settings-unreadable = The settings file { $path } cannot be read: { $why }.
settings-not-toml = The settings file { $path } is not TOML: { $why }.
settings-not-utf8 = The settings file { $path } is no text in UTF-8.
settings-no-section = In { $path }, limits must be a section: [limits].
settings-place = { $name } in { $path }
settings-unknown = There is no setting { $where }. Those that there are: { $known }.
settings-token = { $where } is too short: it must have { $most } characters or more.
settings-zero = { $where } is 0: then nobody could play. It must be more.
settings-public-url = Letters need public_url, as in “https://tables.example.org”: their links begin with it.
settings-mail-from = mail_from is “{ $text }”, but it must be as in “Tables <tables@example.org>”.
settings-smtp = smtp must name a mail server, as in “smtps://USER:PASSWORD@mail.example.org”, “smtp://…” for STARTTLS, or “smtp+plain://localhost” for one on this machine.
settings-wrong = { $where } is “{ $value }”, but it must be { $wanted ->
    [rate] a number of times, as in “40 per minute” or “100 per 20 seconds”
    [whole] a whole number
    [port] a port, from 0 to 65535
    [number] a number that is not below 0
    [yes-or-no] true or false
    [texts] a list of texts
   *[text] a text
}.

## What keeps it from starting: its data.
data-in-use = A server runs on the data in { $folder } already: { $told ->
    [all] process { $process } on { $machine }, at { $address }
    [some] process { $process } on { $machine }
   *[none] another process
}. Use that one, stop it first, or choose another folder with --data.
data-name = A database is named postgresql://USER:PASSWORD@HOST/NAME; without one, a file is used.
data-newer = These data were written by a newer version of Tenfold. Update the program.
data-file-there = { $folder } cannot hold the data of a server: a file stands where a folder should be.
data-not-made = The folder { $folder } cannot be made: { $why }. Choose another with --data.
data-unwritable = The folder { $folder } cannot be written. Choose another with --data.
data-is-folder = { $path } is a folder, and should be the file of the data.
data-none = There are no data in { $folder }.
data-busy = Another program uses { $path }. Stop it first.
data-foreign = { $path } is not a Tenfold database, or it is damaged: { $why }.
data-asyncpg = A Postgres database needs asyncpg: pip install tenfold[postgres].
data-out-of-reach = The database { $name } cannot be reached: { $why }.
data-no-postgres = what answers there is no Postgres
data-unusable = The database { $name } cannot be used: { $why }.
redis-package = A Redis needs its package: pip install tenfold[redis].
redis-name = A Redis is named redis://USER:PASSWORD@HOST:PORT/NUMBER, or unix://PATH.
redis-without-database = Redis connects processes that share a Postgres database: choose one with --database.

## How people hear that it is their turn, by mail or on their devices.
bad-request-mail = This is no e-mail address: write one as in ann@example.org.
bad-request-endpoint = This browser takes messages at an address to which this server does not send.
notice-title = Your turn: { $game }
notice-body = It is your turn in { $game }, with { $names }.
notice-off = Turn off
notice-mail-device = Open the table on a device on which you play there.
notice-mail-why = You asked to hear when it is your turn.
notice-mail-off = One click ends it, for every table: { $link }
confirm-mail-title = Shall we tell you when it is your turn?
confirm-mail-body = Somebody, probably you, wants letters from { $site } to this address when it is their turn in a game. Say yes here:
confirm-mail-else = If it was not you, do nothing: no other letter comes.
page-notices-confirm = Shall letters come to your address when it is your turn?
page-notices-yes = Yes, tell me
page-notices-confirmed = Thank you! From now on a letter tells you when it is your turn and you are not at the table.
page-notices-unknown = This link was used already, or it is too old. Ask for another one at your table.
page-notices-end = Turn it off
page-notices-off = It is off: you do not hear of your turns this way any more.

settings-push-library = push_key needs a library: pip install tenfold[push]
settings-push-key = push_key is no key. Make one with: tenfold keys
settings-push-contact = push_key needs push_contact, as in “mailto:me@example.org”: push services write there.
settings-push-inside = push_inside must be networks, as in “192.168.1.0/24”.
