### Sentences that all games share.

seat-name = Seat { $number }
list-and = { $first } and { $last }
status-your-turn = It is your turn.
status-waiting = { $count ->
    [one] { $names } is to play.
   *[other] { $names } are to play.
}
result = { $count ->
    [0] Nobody wins. { $ending }
    [one] { $you ->
        [yes] You win. { $ending }
       *[no] { $names } wins. { $ending }
    }
   *[other] { $names } share the win. { $ending }
}
result-resigned = { $names } had resigned and cannot win.
event-take-back = { $you ->
    [yes] You take a move back.
   *[no] { $seat } takes a move back.
}
ending-out-of-time = All others have run out of time or resigned.
ending-resigned = All others have resigned.
ending-closed = Whoever runs the server has closed this table.
ended-old-rules = This match was begun by version { $then } of the rules. The server now plays version { $now }, so it cannot be played on and has ended without a winner.
ended-kept = This match was played by version { $then } of the rules; the server now plays version { $now }. Its replay is kept.
preview-title = Come and play { $game }
preview-line = A seat waits for you at a table of Tenfold. Open the link, say your name, sit down or watch.

## Words within arguments, wherever they stand.
term-and = and
term-or = or

## Who stands where a name is missing.
guest = Guest
somebody = Somebody
somebody-more = Somebody { $number }

## What a match refuses.
error-unknown-game = There is no game called “{ $name }”. Choose one of: { $known }.
error-bad-seats = { $title } is for { $fewest ->
    [0] { $most }
   *[other] { $fewest } to { $most }
} players, not { $seats }.
error-bad-option = { $title } has no option “{ $name }”. It has: { $known }.
error-bad-choice = “{ $choice }” is no choice of “{ $name }”. Choose one of: { $known }.
error-bad-beginner = Seat { $beginner } cannot begin: there are { $seats } seats.
error-bad-notation = “{ $text }” is not a move of this game.
error-bad-notation-close = “{ $text }” is not a move of this game. Did you mean “{ $close }”?
error-over = The match is over.
error-no-such-seat = That seat is not at this table.
error-stale = That move was meant for an earlier moment; look at the table again.
error-not-due = It is not your turn.
error-take-back-together = Others could choose at the same time: that cannot be taken back.
error-take-back-nothing = There is no move of yours there to take back.
error-take-back-chance = A card has been turned or drawn since: that cannot be taken back.
error-take-back-seen = The others have seen that move: all of them must agree to take it back.
error-look-back-not-over = This match is not over: one can look back on it when it is.
error-look-back-no-judge = Nobody has told how { $title } is judged: one cannot look back on it.
error-no-puzzles = { $title } has no puzzles.
