### The menu of a table.

menu-say = Say
menu-show = Show the table
menu-invite = Invite others to watch
menu-watching = { $count } watching.
menu-why = Why not …?
menu-why-move = A move, as text
menu-why-example = a move, as text
menu-why-ask = Ask
menu-device = This device
menu-all-settings = All settings
menu-start = Start page
menu-away = Who is away
menu-away-bot = Let a bot play on
menu-go = Go
menu-leave = Leave; come back later
menu-resign = Resign
menu-resign-yes = Yes, resign: a bot plays on
menu-resign-no = No
menu-fair = Fair deal
menu-fair-seed = The shuffle was fixed before the first move: its seed has the SHA-256 <code>{ $commitment }</code>.
menu-fair-over = <file>The match file</file> shows the seed.
menu-fair-playing = The seed is shown when the match is over.
menu-pause = Pause the table
menu-go-on = Go on
