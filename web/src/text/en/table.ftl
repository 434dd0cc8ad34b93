### A table at play: everything around the board.

table-title = Table
table-gone = This table is not open to you.
table-gone-what-now = It may have been cleared away, or you need an invitation. Ask the host for the link or the code; a code you can type here.
table-host-now = You are the host of this table now.
table-again-asks = { $name } would like another round. Are you in?
table-again-asks-you = You have asked for another round.
table-again-somebody = There is another round. Are you in?
table-again-title = ● Another round?
table-again-yes = Another round!
table-again-watch = Watch it
table-again-go = To the new table
table-setting = Setting the table …
table-lost-at-first = The server does not answer. We keep trying …
table-lost = The connection is gone. We are on the way back; nothing is lost.
table-refused-line = The server asks us to wait a moment …
table-no-board = The board did not arrive. Check your connection and load the page again.

## The line on top.
table-heading = <spoken>{ $game }: </spoken><status>{ $status }</status>
table-over = The game is over.
table-hint = Hint: <b>{ $hint }</b>. { $why }
table-advice = What may be said for them
table-advice-best = advised
table-advice-worth = { $worth } against the advised one
table-advice-chance = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of win chance less
table-advice-even = nearly as good
table-watching = watching

## The seats around it.
table-players = Players
table-seat-state = { $state ->
    [due] to play
    [resigned] resigned
    [stand-in] away: a bot stands in
    [bot] bot
    [you] you
    [here] here
   *[away] away
}
table-pass-to = Pass to { $name }
table-pass-to-now = Pass to { $name }.
table-pass-covered = All hands are covered. Look only when it is you.
table-pass-taken = I am { $name }
table-done = { $name } has played.
table-done-pass = Done: pass it on
table-for = { $name }:
table-resigned = You have resigned. A bot plays on in your seat.
table-absent = { $absence ->
    [resigned] { $name } has resigned.
    [stand-in] { $name } is away; a bot stands in.
   *[away] { $name } is away.
}
table-side = Players and log
table-preparing = The game is still being prepared, { $percent } % done. Bots and hints get faster then; nothing else changes.

## The bar below.
table-bar = Table
table-bar-undo = Undo
table-bar-hint = Hint
table-bar-moves = Moves
table-bar-log = Log
table-bar-menu = Menu
table-moves = Your moves
table-log = What happened
table-log-empty = Nothing has happened yet.

## A move: asked, refused, taken back.
table-confirm = Confirm your move
table-confirm-yes = Play it
table-confirm-no = Not yet
table-did-not-work = That did not work.
table-refused = { $sentence } ({ $clause })
table-back-asked = The others are asked whether you may take it back.
table-back-asks = { $name } asks to take a move back.
table-back-agree = Agree
table-back-no = No

## Why a move may not be made.
table-why-not = Why not
table-why-legal = You may
table-why-legal-sentence = This is a legal move.
table-why-clause = Clause { $clause }
table-why-clause-link = Clause { $clause } in the rules

## What players say to each other.
table-say = { $reaction ->
    [hello] Hello!
    [well-played] Well played!
    [oops] Oops!
    [thinking] Let me think …
    [thanks] Thank you!
   *[hurry] Your move!
}
table-says = { $name }: { table-say }
table-paused = This table rests. It goes on in a moment.

## Words before which a colour's mark is drawn: every form in which sentences of games may say it.
table-mark-words = { $mark ->
    [locomotive] locomotive locomotives Locomotive Locomotives loco
   *[other] { $mark }
}
