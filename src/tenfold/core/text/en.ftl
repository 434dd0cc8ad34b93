### Sentences that all games share.

seat-name = Seat { $number }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
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
error-no-such-move = There is no such move.
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

## A file of a match that is refused.
error-match-foreign = This is not a Tenfold match.
error-match-format = This match has format { $there }; this program reads { $here }.
error-match-other-game = This is not a match of { $title }.
error-match-field = This match is damaged: its field { $field } is missing or makes no sense.
error-match-seed = This match is damaged: its seed does not have 256 bits.
error-match-digests = This match is damaged: it does not have a digest for each entry.
error-match-version = This match was played by version { $there } of the rules of { $title }; this program plays version { $here }.
error-match-promise = The seed in the file is not the one that was promised at the start.
error-log-outcome = The log was changed: it does not lead to the outcome it names.
error-log-notation = Entry { $number }: { $sentence }
error-log-refused = Entry { $number } cannot be played: { $sentence }
error-log-changed = The log was changed: { $number ->
    [0] the deal
   *[other] entry { $number }
} does not lead to the state it names.
error-state-fields = The state does not have the fields of this game.
error-state-damaged = The field { $name } of the state is damaged.
error-state-shape = The field { $name } of the state has the wrong shape.
error-state-numbers = The field { $name } of the state must have whole numbers.

## Bots, tables of all positions and devices that are not there.
error-unknown-agent = There is no bot called “{ $name }”. Choose one of: { $known }.
error-network-unreadable = The network { $path } cannot be read: { $why }.
error-network-format = The file { $path } is no network in the safetensors format.
error-network-layers = The network { $path } has no layers that this program knows.
error-network-game = The network { $path } was not made for { $title } as it is now.
error-not-solved = The table of all positions is not there. Compute it once: { $command }
error-no-device = There is no device called “{ $name }”. Choose one of: { $known }.
error-gpu-package = Playing on a GPU needs numba-cuda: pip install “tenfold[gpu]”.
error-gpu-missing = There is no CUDA device on this machine, or its driver does not work.

## A server that is not there any more.
error-line-silent = The server does not answer.
error-line-closed = The server closed the line{ $reason ->
    [none] .
   *[other] : { $reason }.
}
error-line-waited = What was waited for did not come.
error-evening-over = The evening is over.
error-status = The server answers with status { $status }.

## A file or a folder.
error-unwritable = { $path } cannot be written: { $why }.

## What the system says of a file or a connection, as the end of a sentence.
error-cause = { $code ->
    [ENOENT] no such file or directory
    [EACCES] permission denied
    [EPERM] operation not permitted
    [ENOTDIR] not a directory
    [EISDIR] is a directory
    [EEXIST] file exists
    [ENOSPC] no space left on device
    [EDQUOT] disk quota exceeded
    [EROFS] read-only file system
    [ENAMETOOLONG] file name too long
    [ELOOP] too many levels of symbolic links
    [EMFILE] too many open files
    [EIO] input/output error
    [ECONNREFUSED] connection refused
    [EHOSTUNREACH] no route to host
    [ENETUNREACH] network is unreachable
    [ETIMEDOUT] connection timed out
   *[other] { $system }
}
