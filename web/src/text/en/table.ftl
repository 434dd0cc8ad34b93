### A table at play: everything around the board.

table-title = Loading table…
table-gone = You can’t open this table.
table-gone-what-now = It may have expired, or you may need an invitation. Ask the host for the link, or enter the code here.
table-host-now = You’re now the host of this table.
table-again-asks = { $name } wants a rematch. Are you in?
table-again-asks-you = You asked for a rematch.
table-again-somebody = A rematch is on. Are you in?
table-again-title = ● Rematch?
table-again-yes = Rematch!
table-again-watch = Watch
table-again-go = Go to the new table
table-setting = Setting the table…
table-lost-at-first = The server isn’t responding. Trying again…
table-lost = Connection lost. Reconnecting… Your game is safe.
table-refused-line = The server is busy. Trying again in a moment…
table-no-board = The board didn’t load. Check your connection and reload the page.

## The line on top.
table-heading = <spoken>{ $game }: </spoken><status>{ $status }</status>
table-over = The game is over.
table-hint = Hint: <b>{ $hint }</b>. { $why }
table-advice = Why these moves
table-advice-best = suggested
table-advice-worth = not as good
table-advice-chance = −{ $points }% win chance
table-advice-even = nearly as good
table-watching = watching

## The seats around it.
table-players = Players
table-seat-state = { $state ->
    [due] playing
    [resigned] resigned
    [stand-in] away, a bot is playing
    [bot] bot
    [you] you
    [here] here
   *[away] away
}
table-pass-to = Pass to { $name }
table-pass-to-now = Pass to { $name }.
table-pass-covered = All hands are hidden. Look only when it’s your turn.
table-pass-taken = I’m { $name }
table-done = { $name } has played.
table-done-pass = Done, pass it on
table-for = { $name }:
table-resigned = You’ve resigned. A bot is playing for you.
table-absent = { $absence ->
    [resigned] { $name } has resigned.
    [stand-in] { $name } is away. A bot is playing for them.
   *[away] { $name } is away.
}
table-side = Players and log
table-preparing = Still getting ready ({ $percent }%). Bots and hints will be faster once that’s done.

## The bar below.
table-bar = Actions
table-bar-undo = Undo
table-bar-hint = Hint
table-bar-thinking = Thinking…
table-bar-moves = Moves
table-bar-log = Log
table-bar-talk = Talk
table-bar-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-bar-menu = Menu
table-moves = Your moves
table-log = Log
table-log-folded = Show { $count } earlier moves
table-log-empty = Nothing has happened yet.

## A move: asked, refused, taken back.
table-confirm = Confirm your move
table-confirm-yes = Play it
table-confirm-no = Not yet
table-did-not-work = That didn’t work.
table-refused = { $sentence } ({ $clause })
table-back-asked = Asking the other players if you can take it back…
table-back-asks = { $name } wants to take back a move.
table-back-agree = Allow
table-back-no = Decline

## Why a move may not be made.
table-why-not = Not allowed
table-why-legal = Allowed
table-why-legal-sentence = You can make this move.
table-why-clause = Rule { $clause }
table-why-clause-link = See rule { $clause }

## What players say to each other.
table-say = { $reaction ->
    [hello] Hello!
    [well-played] Well played!
    [oops] Oops!
    [thinking] Let me think…
    [thanks] Thank you!
   *[hurry] Your move!
}
table-writes = { $name }: { $text }
table-says = { $name }: { table-say }
table-paused = The game is paused.
table-paused-by = { $by ->
    [you] Paused by you
   *[host] Paused by the host
}
table-paused-title = Paused: { $game }

## Words before which a colour's mark is drawn: every form in which sentences of games may say it.
table-mark-words = { $mark ->
    [locomotive] locomotive locomotives Locomotive Locomotives loco
   *[other] { $mark }
}
