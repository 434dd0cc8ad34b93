### Sentences that all games share.

seat-name = Seat { $number }
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
ending-resigned = All others have resigned.
ended-old-rules = This match was begun by version { $then } of the rules. The server now plays version { $now }, so it cannot be played on and has ended without a winner.
ended-kept = This match was played by version { $then } of the rules; the server now plays version { $now }. Its replay is kept.
preview-title = Come and play { $game }
preview-line = A seat waits for you at a table of Tenfold. Open the link, say your name, sit down or watch.
