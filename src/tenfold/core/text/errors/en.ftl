### What is refused, and why. Only the server and the terminal say it.

## What a match refuses.
error-unknown-game = There’s no game called “{ $name }”. Choose from: { $known }.
error-bad-seats = { $title } is for { $fewest ->
    [0] { $most }
   *[other] { $fewest }–{ $most }
} players, not { $seats }.
error-bad-option = { $title } has no option “{ $name }”. Choose from: { $known }.
error-bad-choice = “{ $choice }” isn’t a choice for “{ $name }”. Choose from: { $known }.
error-bad-beginner = Seat { $beginner } can’t go first: there are { $seats } seats.
error-bad-notation = “{ $text }” isn’t a move in this game.
error-bad-notation-close = “{ $text }” isn’t a move in this game. Did you mean “{ $close }”?
error-no-such-move = There’s no such move.
error-over = The game is over.
error-no-such-seat = This table doesn’t have that seat.
error-stale = The table has changed since you chose that move. Look again and choose.
error-not-due = It isn’t your turn.
error-take-back-together = You can’t take that back: others could choose at the same time.
error-take-back-nothing = You have no move to take back there.
error-take-back-chance = You can’t take that back: something new has been drawn or revealed since.
error-take-back-seen = The other players have seen that move, so they all have to agree to take it back.
error-look-back-not-over = You can review this game when it’s over.
error-look-back-no-judge = { $title } can’t be reviewed: it has no evaluation function.
error-no-puzzles = { $title } has no puzzles.

## A file of a match that is refused.
error-match-foreign = This isn’t a Tenfold game.
error-match-format = This game file is in format { $there }, but this version reads format { $here }.
error-match-other-game = This isn’t a game of { $title }.
error-match-field = This game file is damaged: its field { $field } is missing or invalid.
error-match-seed = This game file is damaged: its seed doesn’t have 256 bits.
error-match-digests = This game file is damaged: it doesn’t have a digest for each entry.
error-match-version = This game was played with version { $there } of the rules of { $title }; this program has version { $here }.
error-match-promise = The seed in the file isn’t the one committed to at the start.
error-log-outcome = The log was changed: it doesn’t lead to the result it names.
error-log-notation = Entry { $number }: { $sentence }
error-log-refused = Entry { $number } can’t be played: { $sentence }
error-log-changed = The log was changed: { $number ->
    [0] the deal
   *[other] entry { $number }
} doesn’t lead to the state it names.
error-state-fields = The state doesn’t have the fields of this game.
error-state-damaged = The field { $name } of the state is damaged.
error-state-shape = The field { $name } of the state has the wrong shape.
error-state-numbers = The field { $name } of the state must have whole numbers.

## Bots, tables of all positions and devices that are not there.
error-unknown-agent = There’s no bot called “{ $name }”. Choose from: { $known }.
error-unknown-level = { $title } has no bot called “{ $name }”.
error-network-unreadable = The network { $path } can’t be read: { $why }.
error-network-format = { $path } isn’t a network in safetensors format.
error-network-layers = The network { $path } has no layers this program knows.
error-network-base = The base of the network { $path } must be a single number, 0 or more.
error-network-game = The network { $path } wasn’t trained for this version of { $title }.
error-not-solved = The tablebase is missing. Compute it once: { $command }
error-no-device = There’s no device called “{ $name }”. Choose from: { $known }.
error-gpu-package = Playing on a GPU needs numba-cuda. Run: pip install "tenfold[gpu]"
error-gpu-missing = This machine has no CUDA device, or its driver doesn’t work.
error-other-training = What’s in { $folder } was trained with other inputs or by another version, so training can’t resume there. Choose another folder with --out.

## A server that is not there any more.
error-line-silent = The server isn’t responding.
error-line-closed = The server closed the connection{ $reason ->
    [none] .
   *[other] : { $reason }.
}
error-line-waited = The server took too long to reply. Try again.
error-evening-over = The event is over.
error-status = The server replied with status { $status }.

## A file or a folder.
error-unwritable = { $path } can’t be written: { $why }.

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
