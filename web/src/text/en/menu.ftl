### The menu of a table.

menu-say = Reactions
menu-show = Show table
menu-invite = Invite others to watch
menu-watching = { $count } watching.
menu-why = Why not…?
menu-why-move = Type a move
menu-why-example = type a move
menu-why-ask = Ask
menu-table = This table
menu-chat-off = Turning chat off deletes all messages.
menu-device = This device
menu-all-settings = All settings
menu-start = Home page
menu-away = Away players
menu-away-bot = Let a bot take over
menu-go = Leave or resign
menu-leave = Leave for now
menu-resign = Resign
menu-resign-yes = { $ends ->
    [yes] Resign and end the game
   *[no] Resign and let a bot finish
}
menu-resign-no = Keep playing
menu-fair = Fair shuffle
menu-fair-seed = The shuffle was fixed before the first move. The SHA-256 of its seed is <code>{ $commitment }</code>.
menu-fair-device = This game began on a player’s device, which knew the shuffle. No one can vouch for it.
menu-fair-over = <file>The game file</file> contains the seed.
menu-fair-playing = You can see the seed when the game is over.
menu-pause = Pause table
menu-go-on = Resume

## Long lists of moves: what kind they are, and what is chosen first.
menu-moves-kind = { $kind ->
    [claim] Claim a route
    [double] Double
    [fill] Fill a day
    [move] Move a marker
    [pay] Pay
    [place] Play a card
    [put] Replace a tile
    [return] Put back
    [swap] Swap days
    [take] Take a card
   *[other] { $title }
}
menu-moves-first = { $name ->
    [day] Day
   *[other] { $title }
}
