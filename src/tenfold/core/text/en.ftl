### Sentences that all games share.

seat-name = Seat { $number }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
status-your-turn = It’s your turn.
status-waiting = Waiting for { $names }.
result = { $count ->
    [0] No one wins. { $ending }
    [one] { $you ->
        [yes] You win. { $ending }
       *[no] { $names } wins. { $ending }
    }
   *[other] { $names } share the win. { $ending }
}
result-resigned = { $names } resigned and can’t win.
event-take-back = { $you ->
    [yes] You take back a move.
   *[no] { $seat } takes back a move.
}
ending-out-of-time = Everyone else ran out of time or resigned.
ending-resigned = Everyone else resigned.
ending-only-bots = Only bots were left, so the game ended.
ending-closed = The server admin closed this table.
ended-old-rules = This game was started with version { $then } of the rules. The server now has version { $now }, so the game can’t continue and ends without a winner.
ended-kept = This game was played with version { $then } of the rules. The server now has version { $now }, but you can still watch the replay.
preview-title = Play { $game } with us
preview-line = There’s a seat for you at a Tenfold table. Open the link and join, or just watch.

## Who stands where a name is missing.
guest = Guest
somebody = Someone
somebody-more = Someone { $number }
