### What the server refuses, each in one sentence that says what happened and what to do.

## A request that cannot be answered.
no-guest = The server doesn’t know you yet. Reload the page.
not-found = { $what ->
    [address] There’s nothing at this address, or you don’t have access to it
    [evening] There’s no such event, or you don’t have access to it
    [game] There’s no such game here
    [guide] There’s no tutorial for this game
    [page] There’s no such page
    [replay] There’s no such replay, or you don’t have access to it
    [rulebook] There are no such rules here
    [way-back] This sign-in link doesn’t exist, or it’s already been used
   *[table] There’s no such table, or you don’t have access to it
}.
foreign-origin = This request comes from another site.
banned = Your address is banned from this server.
wrong-token = Enter this server’s admin token.
too-many = Too many requests. Wait a moment and try again.
too-many-connections = Too many open connections. Wait a moment and try again.
bad-request = The server doesn’t understand this request.
bad-request-id = A command needs an id, or the header Idempotency-Key.
bad-request-qr = QR codes are available for this server’s addresses only.
bad-request-day = Write the date as 2026-12-24.
bad-request-host = The request has no Host header.
bad-request-ban = That isn’t an address. Enter one like 203.0.113.7, or a network like 203.0.113.0/24.
bad-request-ban-wide = That network is too large, or it includes this machine.
bad-request-name = Enter a name with at least one visible letter.
too-long = The request is too long.
too-long-head = The request’s headers are too long.
too-long-address = This address is too long.
too-slow = The request took too long to arrive.
unknown-host = This server doesn’t accept the host name “{ $name }”. The server admin can allow it: tenfold serve --host-name { $name }
failed = Something went wrong on the server. Try again.

## Nothing can be stored.
not-stored = The server can’t save right now. Try again.
not-stored-damaged = This server’s data is damaged. Stop the server and restore a backup.
not-stored-gone = This server’s data was removed or replaced. Nothing is saved until the server is restarted.

## A command that does not fit the moment of the table.
busy = This table is busy. Try again.
stopping = The server is restarting. Try again in a moment.
server-busy = The server is busy. Try again in a moment.
watching = This connection is for watching only, so you can’t play over it.
out-of-time = You ran out of time. A bot is playing for you.
result-out-of-time = { $names } ran out of time and lost the game.
paused = The host has paused this table.
pause-own-clock = You can’t pause while your own clock is running. Make your move first.
too-many-changes = This table has been changed too often. Create a new one.
no-ladder = Ratings are turned off on this server.
quick-program = Only people can ask for a quick game.
not-over = You can see this when the game is over.
not-over-rematch = You can ask for a rematch when the game is over.
not-over-share = You can share a game when it’s over.
not-seated = Take a seat first.
not-seated-rematch = Only players can ask for a rematch.
not-seated-share = Only players can share this game.
too-many-looks = Other games are being reviewed. Try again in a moment.
too-many-own-looks = Your other games are being reviewed. Try again when they’re done.
look-failed = The review didn’t finish. Try again.
look-too-early = This game is still getting ready. Try again in a moment.
no-hints = This table doesn’t allow hints.
not-yours = That isn’t your seat.
not-due = It isn’t your turn.
shows-something = “{ $action }” reveals something, so it can’t be combined with other moves. Play it on its own.
stand-in = { $reason ->
    [time] { $you ->
        [yes] Time’s up. A bot plays for you.
       *[no] Time’s up. A bot plays for { $name }.
    }
   *[away] { $you ->
        [yes] A bot plays for you.
       *[no] A bot plays for { $name }.
    }
}
resigned = You’ve resigned. A bot is playing for you.
no-such-ask = That question has already been answered.
not-asked = You weren’t asked.
seat-taken = That seat is taken.
seat-taken-person = Someone is sitting there.
seat-taken-free-first = Someone is sitting there. Free a seat first.
seated = You already have a seat. Leave it before taking another.
open-seats = A seat is still free. Wait for someone, or add a bot.
not-ready = Still waiting for { $names }.
nobody-to-remove = No one else is sitting there.
not-started = The game hasn’t started.
started = The game has started, so seats can’t be changed.
cannot-take-back = There’s no move you can take back right now.
cannot-take-back-again = You’ve already taken this move back, or already asked to.
not-banned = That address isn’t banned.
not-host-evening = Only the host of this event can do that.
evening-ended = This event is over. Thank you for coming!
evening-full = This event is full.
evening-nobody = No one’s here yet. A round needs at least 1 guest.
evening-long = This event has reached its maximum number of rounds. Create a new one.
evening-runs = End this event first.
evening-many-dates = A series can have 60 dates at most.
evening-swiss = Swiss pairing needs tables of two.
evening-rematch = The host starts the next round.
not-host = Only the host of this table can do that.
guided = This is a tutorial. Make the move it asks for, or leave it.

## Chat.
chat-off = The host has turned chat off.
chat-never = There’s no chat at this table. Only private tables have one.
chat-server = Chat is turned off on this server.
chat-program = Only people can write here.
chat-watching = Only players can write here.
chat-muted = The host has muted you at this table.
chat-empty = Write something first.
chat-long = Messages can be up to { $most } characters long.
chat-link = Links and addresses aren’t allowed. Put a space after each full stop.
chat-too-fast = You’re writing too fast. Wait a moment, then try again.
nobody-to-mute = You can only mute other people who have a seat.

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
games-not-ready = Games are getting ready.
game-broken = The game { $game } can’t be loaded. The server log says why.
redis-away = Redis at { $place } isn’t responding. Moves from other processes can take up to 2 seconds to show.
page-no-way-back = This sign-in link doesn’t exist, or it’s already been used.
page-no-file = There’s no such file.
page-to-tables = Go to your tables
page-now = On this device you’re <b>{ $name }</b>. Save your own sign-in link first if you want to come back.
page-guest = a guest
page-be = Continue as <b>{ $name }</b> on this device?
page-other-guest = another guest
page-yes = Continue
page-no = Cancel
page-not-built = The server is running, but its pages haven’t been built. Run this in Tenfold’s folder:
page-not-built-then = Then reload this page. The terminal, bots and API work without it.

## Moving everything to another server.
moving-unreadable = { $file } can’t be read: { $why }.
moving-unwritable = { $file } can’t be written: { $why }.
moving-not-ours = { $file } isn’t a Tenfold export.
moving-newer = { $file } was written by a newer version of Tenfold. Update Tenfold.
moving-broken = { $file } is damaged at line { $line }. Nothing was changed.
moving-cut-off = { $file } is incomplete. Nothing was changed.
moving-game = { $file } has a table of { $game }, a game this server doesn’t have. Nothing was changed.
moving-log = The log of table { $code } in { $file } doesn’t match its states. Nothing was changed.
moving-replay = The replay of table { $code } in { $file } is damaged. Nothing was changed.
moving-address = { $file } has a notification address that isn’t valid. Nothing was changed.
moving-differs = Table { $code } already exists here with a different history. Nothing was changed.
moving-table = There’s no table { $code } here.

## Where the server is, when it has started.
welcome = Tenfold is ready.
welcome-here = On this device:   { $address }
welcome-others = On other devices: { $address }
welcome-data = Data: { $folder }    Stop: Ctrl+C

## What keeps it from starting: where it listens.
start-port-taken = { $place } is already in use. Choose another port with --port.
start-no-port = { $port } isn’t a port. Choose one from 1 to 65535 with --port.
start-no-address = { $host } isn’t an address or a known host name. Choose another with --host.
start-not-here = This machine doesn’t have the address { $host }. Choose one of its own with --host.
start-low-port = You don’t have permission to use port { $port }. Choose one above 1023 with --port.
start-no-listening = The server can’t listen on { $place }: { $why }.
several-none = A server needs at least 1 process. Choose another number with --processes.
several-file = A database file works with 1 process only. To run several, use Postgres: --database postgresql://…
several-fork = This system can’t run several processes (no fork). Run one process per machine on the same database instead.
log-kind = Log lines can be text or json, not “{ $kind }”.

## What keeps it from starting: its settings.
settings-unreadable = The settings file { $path } can’t be read: { $why }.
settings-not-toml = The settings file { $path } isn’t valid TOML: { $why }.
settings-not-utf8 = The settings file { $path } isn’t UTF-8 text.
settings-no-section = In { $path }, limits must be a section: [limits].
settings-place = { $name } in { $path }
settings-unknown = There’s no setting { $where }. Available: { $known }.
settings-token = { $where } is too short. It needs at least { $most } characters.
settings-zero = { $where } is 0, so no one could play. Choose a higher number.
settings-public-url = Email needs public_url, for example “https://tables.example.org”, because its links start with it.
settings-mail-from = mail_from is “{ $text }”, but should look like “Tables <tables@example.org>”.
settings-smtp = smtp must name a mail server, for example “smtps://USER:PASSWORD@mail.example.org”, “smtp://…” for STARTTLS, or “smtp+plain://localhost” for one on this machine.
settings-wrong = { $where } is “{ $value }”, but must be { $wanted ->
    [rate] a rate, for example “40 per minute” or “100 per 20 seconds”
    [whole] a whole number
    [port] a port from 0 to 65535
    [number] a number of 0 or more
    [yes-or-no] true or false
    [texts] a list of strings
   *[text] a string
}.

## What keeps it from starting: its data.
data-in-use = A server is already running on the data in { $folder }: { $told ->
    [all] process { $process } on { $machine }, at { $address }
    [some] process { $process } on { $machine }
   *[none] another process
}. Use that one, stop it first, or choose another folder with --data.
data-name = Write the database as postgresql://USER:PASSWORD@HOST/NAME, or leave it out to use a file.
data-newer = This data was written by a newer version of Tenfold. Update Tenfold.
data-file-there = { $folder } can’t be used as the data folder because it’s a file.
data-not-made = The folder { $folder } can’t be created: { $why }. Choose another with --data.
data-unwritable = The folder { $folder } isn’t writable. Choose another with --data.
data-is-folder = { $path } is a folder, but should be the database file.
data-none = There’s no data in { $folder }.
data-busy = Another program is using { $path }. Stop it first.
data-foreign = { $path } isn’t a Tenfold database, or it’s damaged: { $why }.
data-asyncpg = Postgres needs asyncpg. Run: pip install "tenfold[postgres]"
data-out-of-reach = Can’t connect to the database { $name }: { $why }.
data-no-postgres = the server there isn’t Postgres
data-unusable = The database { $name } can’t be used: { $why }.
redis-package = Redis needs its client library. Run: pip install "tenfold[redis]"
redis-name = Write the Redis URL as redis://USER:PASSWORD@HOST:PORT/NUMBER or unix://PATH.
redis-without-database = Redis relays moves between processes that share a Postgres database. Choose one with --database.

## How people hear that it is their turn, by mail or on their devices.
bad-request-mail = That isn’t an email address. Enter one like ann@example.org.
bad-request-endpoint = This server doesn’t send to the push service of this browser.
notice-title = Your turn: { $game }
notice-body = It’s your turn in { $game }, with { $names }.
notice-off = Turn off
notice-mail-device = Open the table on a device you play on.
notice-mail-why = You asked for an email when it’s your turn.
notice-mail-off = Turn these emails off for every table: { $link }
invitation-title = You’re invited: { $game }
invitation-body = { $name } invites you to a game of { $game }.
invitation-mail-why = You asked for an email when people you played with invite you.
confirm-mail-title = Confirm your email address
confirm-mail-body = Someone, probably you, asked { $site } to email this address when it’s their turn in a game. Confirm here:
confirm-mail-else = If this wasn’t you, ignore this email. We won’t send another.
page-notices-confirm = Email you when it’s your turn?
page-notices-yes = Confirm
page-notices-confirmed = Thank you! We’ll email you when it’s your turn and you’re not at the table.
page-notices-unknown = This link has already been used or has expired. Ask for a new one at your table.
page-notices-end = Turn off
page-notices-off = Emails about your turns are turned off.

settings-push-library = push_key needs a library. Run: pip install "tenfold[push]"
settings-push-key = push_key isn’t a valid key. Create one with: tenfold keys
settings-push-contact = push_key needs push_contact, for example “mailto:me@example.org”, so push services can reach you.
settings-push-inside = push_inside must be a list of networks, for example “192.168.1.0/24”.
