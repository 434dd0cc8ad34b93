"""Packed frames: deltas, compressed with a dictionary of typical ones that the client has (docs/adr/0022).

Each frame is compressed by itself, so connections take no memory for it, and the size of a frame depends on
nothing but that frame.
"""

import zlib
from collections.abc import Container, Iterator

from tenfold.agents import agent_of
from tenfold.core.game import Game
from tenfold.core.languages import use_language
from tenfold.core.match_log import secret_of
from tenfold.server.table import frames
from tenfold.server.table.events import EntryAdded, MatchStarted, SeatPlan, TableCreated
from tenfold.server.table.table import Identity, Table

WINDOW_BITS = 13
LEVEL = 6
MEMORY_LEVEL = 6
MAX_DICTIONARY_BYTES = 7_900
"""As far back as a compressor with this window looks."""
MATCHES = 2
MAX_ENTRIES = 60
SEATS = 2


class Dictionary:
    """Typical deltas of a game in one language, and a compressor that has read them."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.id = f"{zlib.crc32(text):08x}"
        self._compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL, zdict=text)

    def pack(self, body: bytes) -> bytes:
        """A frame as raw DEFLATE (RFC 1951)."""
        compressor = self._compressor.copy()
        return compressor.compress(body) + compressor.flush()

    def frame(self, known: Container[str] = ()) -> bytes:
        """What a client is told before anything is packed with it; the text too unless it has that."""
        text = {} if self.id in known else {"text": self.text.decode()}
        return frames.encode({"type": "dictionary", "id": self.id, **text})


_known: dict[tuple[Game, str], Dictionary] = {}


def known_dictionary(game: Game, language: str) -> Dictionary | None:
    """The dictionary of a game, whatever its box, if it has been made."""
    return _known.get((game.shared, language))


def dictionary_of(game: Game, language: str) -> Dictionary:
    """The dictionary of a game. Making it takes 50 ms of processor time, so a thread should do it."""
    game = game.shared
    found = _known.get((game, language))
    if found is None:
        found = _known[game, language] = _typical(game, language)
    return found


def _typical(game: Game, language: str) -> Dictionary:
    with use_language(language):
        deltas = [delta for seed in range(MATCHES) for delta in _deltas_of_match(game, seed)]
    step = sum(map(len, deltas)) // MAX_DICTIONARY_BYTES + 1
    return Dictionary(b"".join(deltas[::step])[:MAX_DICTIONARY_BYTES].decode(errors="ignore").encode())


def _deltas_of_match(game: Game, seed: int) -> Iterator[bytes]:
    """What two people get in a match of random moves."""
    table = Table(game, Identity("", "", "", secret_of(seed, game.id)))
    seats = [SeatPlan("person", f"{seat + 1}", str(seat)) for seat in range(SEATS)]
    options = game.validate_options(SEATS)
    table.apply(TableCreated(game.id, options, public=False, hints=False, host="0", seats=seats))
    table.apply(MatchStarted(game.rules_version))
    agent, guests = agent_of("random", seed), [str(seat) for seat in range(SEATS)]
    sent = {guest: frames.view_or_delta(table, table.observers(guest), [], None)[2] for guest in guests}
    for _ in range(MAX_ENTRIES):
        if table.outcome is not None:
            return
        before = {guest: table.position(guest) for guest in guests}
        seat = table.due[0]
        table.record(EntryAdded(seat, game.actions.notation(agent.act(table.view(seat)))))
        for guest in guests:
            entries = table.entries_after(guest, before[guest])
            kind, body, sent[guest] = frames.view_or_delta(
                table, table.observers(guest), entries, sent[guest]
            )
            yield frames.numbered(kind, table.position(guest).seen * frames.SEQ_STRIDE + 1, body).body
