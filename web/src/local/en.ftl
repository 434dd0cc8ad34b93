### Tables of this device, which need no server.

local-needs-server = That needs a Tenfold server. Here you can play bots, pass and play, learn and solve puzzles.
local-needs-server-title = This needs a server
local-needs-server-what = Friends on other devices, events and public tables need a Tenfold server, because someone has to keep the cards secret. Anyone can run one for free.
local-missing = This game is no longer on this device.
local-other-rules = Tenfold has been updated and now plays by newer rules, so this game can’t be continued.
local-failed = Something went wrong, and your last move wasn’t saved. Try again.
local-stopped = This game couldn’t be opened or saved. Free up some space on this device or leave private browsing, then reload the page.
local-stays-here = What you play here stays on this device and works without a network.
local-open = Open a saved game
local-bad-file = This isn’t a Tenfold game file, or it’s damaged.
local-install = Install
local-move = Move to the server
local-move-about = On the server you can open this game on your other devices, too. It’s marked there, because this device knew the shuffle.
local-keep = Save on this device
local-kept = Saved. You’ll find it under Tables, even without a connection.
local-review-failed = The review didn’t finish. Try again.
local-review-not-over = You can review this game when it’s over.

local-check = Check this game
local-check-about = Your browser plays the whole game again by the same rules and compares every state.
local-check-running = Checking…
local-check-fine = Everything agrees. All { $moves } moves follow the rules, and the shuffle is the one that was fixed before the first move.
local-check-fine-device = All { $moves } moves follow the rules. The cards were dealt on a player’s device, so no one can vouch for the shuffle.
local-check-promise = At the table, the menu showed this under <b>Fair shuffle</b> from the start: <code>{ $commitment }</code>
local-check-shuffle = The shuffle isn’t the one that was fixed before the first move.
local-check-moves = Move { $number } doesn’t lead to the recorded state. Someone changed this record.
local-check-file = This game was played with rules this page doesn’t know, so it can’t be checked here.
local-check-failed = This game couldn’t be checked. Reload the page and try again.
