"""One match of a game: checks every submission and keeps the log.

A match knows no sockets, threads or clocks. The number 0 belongs to the deal; entries are
numbered from 1. A submission is refused without any change, or it becomes an entry.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import Any, Self

import numpy as np

from tenfold.core import codec
from tenfold.core.errors import (
    BadFile,
    CannotTakeBack,
    IllegalAction,
    MatchOver,
    NoSuchSeat,
    NotDue,
    Refused,
    ReplayDiverged,
    StaleAction,
)
from tenfold.core.fork import Forkable
from tenfold.core.game import Game, GameEvent, SeenEntry
from tenfold.core.match_log import Entry, Header, commitment_of
from tenfold.core.messages import title_of, translate
from tenfold.core.outcome import Outcome
from tenfold.core.record import UNKNOWN, copy_of
from tenfold.core.rng import set_from_secret
from tenfold.core.text import text_of
from tenfold.core.view import View

TAKE_BACK = "take-back"
Status = tuple[tuple[int, ...], Outcome | None]
"""The seats that are due, and how the match ended, once it has."""
VIEW_CACHE_SIZE = 64


class Match(Forkable):
    """One match, with its true state and its log; the only object here that changes."""

    def __init__(
        self, game: Game, seats: int, secret: bytes, options: Mapping[str, str] | None = None
    ) -> None:
        settled = game.validate_options(seats, options)
        self.game = game
        commitment = commitment_of(secret)
        self.header = Header(game.id, game.rules_version, seats, settled, commitment, game.boxes)
        self.entries: list[Entry] = []
        self._counts = [0] * seats
        """How many entries each seat has made."""
        self._standing: list[int] = []
        self._undone: dict[int, tuple[int, ...]] = {}
        """What each take-back took back."""
        self._secret = secret
        self._states = game.template(seats, settled)
        set_from_secret(self._states[0].stream, secret, 0)
        game.compiled.deal_at(self._states, 0, seats)
        self._history = [self._states]
        """The state after the deal and after each entry; none of them ever changes."""
        self._statuses = [game.status(self._states, seats)]
        """Who was due after the deal and after each entry, and how the match ended."""
        self._legal: dict[int, tuple[int, ...]] = {}
        """The legal actions of the seats whose views were built since the last entry."""
        self._view_cache: dict[tuple[int, int, bool], tuple[Any, bytes]] = {}
        """What observers see of the states that were compared last."""
        self._silent_cache: dict[tuple[int, int, bytes], bool] = {}
        """Whether a secret entry of a seat that changes nothing for an observer tells them nothing, by
        what the observer sees."""
        self.deal_digest = codec.digest(self._states[0], game.state)

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.header.seats

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._statuses[-1][0]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self._statuses[-1][1]

    @property
    def is_over(self) -> bool:
        """Whether nobody is due any more."""
        return self.outcome is not None

    def count(self, seat: int) -> int:
        """How many entries a seat has made: what its next submission must name."""
        return self._counts[seat]

    def view(self, observer: int, ended: Outcome | None = None) -> View:
        """What an observer may know and do now; `ended`: how the match ended other than by its rules."""
        status = self._statuses[-1] if ended is None else ((), ended)
        view = self.game.view_of(self._states, self.seats, observer, status)
        if observer in view.due:
            self._legal[observer] = view.legal
        return view

    def view_after(self, number: int, observer: int) -> View:
        """What an observer knew after an entry, or after the deal (0)."""
        return self.game.view_of(self._history[number], self.seats, observer, self._statuses[number])

    def true_state(self, number: int | None = None) -> Any:
        """The true state, for the authority's own files; never for an observer."""
        states = self._states if number is None else self._history[number]
        return copy_of(states)[0]

    def secret(self) -> bytes:
        """The seed, for the authority's own files while the match runs, for all afterwards."""
        return self._secret

    def submit(self, seat: int, action: int, count: int) -> Entry:
        """Play an action, or refuse it with the reason and change nothing."""
        self._check(seat, count)
        if seat not in self.due:
            raise NotDue(seat)
        legal = self._legal.get(seat)
        if action not in (self.game.legal(self._states, seat) if legal is None else legal):
            raise self._illegal(self.view(seat), action)
        states = copy_of(self._states)
        stream = states.view(np.ndarray)["stream"][0]
        set_from_secret(stream, self._secret, len(self.entries) + 1)
        unused = stream.tobytes()
        self.game.compiled.apply_at(states, 0, seat, action)
        status = self.game.status(states, self.seats)
        return self._append(states, status, seat, action=action, used_chance=stream.tobytes() != unused)

    def take_back(self, seat: int, number: int, count: int, consents: Iterable[int] = ()) -> Entry:
        """Take back an own entry and all that followed it, or refuse and change nothing.

        Free when nobody else's view changed; otherwise all other seats must consent. Refused
        once chance was used: what has been seen cannot be unseen. Refused too if others could
        choose meanwhile, whether they did or not: what they did in secret stays, and stays secret.
        """
        self._check(seat, count)
        self._check_standing(seat, number)
        if not self.single_seat_due_since(number):
            raise CannotTakeBack(translate("error-take-back-together"))
        return self._take_back(seat, number, consents)

    def single_seat_due_since(self, number: int) -> bool:
        """Whether one seat at a time was due from the moment of an entry until now; everybody knows that."""
        return all(len(due) <= 1 for due, _ in self._statuses[number - 1 :])

    def _check_standing(self, seat: int, number: int) -> None:
        if not self._stands(number) or self.entries[number - 1].seat != seat:
            raise CannotTakeBack(translate("error-take-back-nothing"))

    def _take_back(self, seat: int, number: int, consents: Iterable[int]) -> Entry:
        if any(self.entries[n - 1].used_chance for n in self.standing(number)):
            raise CannotTakeBack(translate("error-take-back-chance"))
        others = set(range(self.seats)) - {seat, *consents}
        if others and self._affected_by(number, seat) & others:
            raise CannotTakeBack(translate("error-take-back-seen"))
        states, status = self._history[number - 1], self._statuses[number - 1]
        return self._append(states, status, seat, takes_back=number)

    def standing(self, since: int = 0) -> list[int]:
        """The numbers of the actions that have not been taken back, from a number on."""
        return self._standing[bisect_left(self._standing, since) :]

    def taken_back_by(self, number: int) -> tuple[int, ...]:
        """The actions that an entry took back, the last one first; none, if it is an action itself."""
        return self._undone.get(number, ())

    def _stands(self, number: int) -> bool:
        at = bisect_left(self._standing, number)
        return at < len(self._standing) and self._standing[at] == number

    def events(self, number: int, observer: int) -> list[GameEvent]:
        """What an observer noticed of an entry: told from two of its own views."""
        entry = self.entries[number - 1]
        if entry.action is None:
            return [GameEvent(TAKE_BACK, {"seat": entry.seat})] if self._is_noticed(entry, observer) else []
        before = self.view_after(number - 1, observer)
        after = self.view_after(number, observer)
        seen = self.game.seen_entry(entry.seat, entry.action, observer)
        return list(self.game.events(before, seen, after))

    def log(self, observer: int) -> list[SeenEntry]:
        """The entries as an observer sees them, numbered from 1 for that observer alone.

        A secret entry of another seat that changed nothing for the observer is left out, and
        with it its number: how many there were is a secret too.
        """
        is_over = self.is_over
        seen: list[SeenEntry] = []
        own_numbers: dict[int, int] = {}
        for entry in self.entries:
            if not (is_over or self._is_noticed(entry, observer)):
                continue
            if entry.action is None:
                first = min(n for n in self._undone[entry.number] if n in own_numbers)
                seen.append(SeenEntry(entry.seat, UNKNOWN, takes_back=own_numbers[first]))
            elif is_over:
                seen.append(SeenEntry(entry.seat, entry.action))
            else:
                seen.append(self.game.seen_entry(entry.seat, entry.action, observer))
            own_numbers[entry.number] = len(seen)
        return seen

    def is_noticed(self, number: int, observer: int) -> bool:
        """Whether an observer noticed an entry at all; only noticed ones are in its log."""
        return self._is_noticed(self.entries[number - 1], observer)

    def _is_noticed(self, entry: Entry, observer: int) -> bool:
        """Own and public entries, and what changed or told something; a take-back of any such."""
        if observer == entry.seat:
            return True
        if entry.takes_back is not None:
            return any(self._is_noticed(self.entries[n - 1], observer) for n in self._undone[entry.number])
        is_public = entry.action is not None and not self.game.actions.is_secret(entry.action)
        return (
            is_public
            or self._has_changed(entry.number - 1, entry.number, observer)
            or not self._is_silent(entry, observer)
        )

    def _is_silent(self, entry: Entry, observer: int) -> bool:
        """Whether a secret entry that changed nothing for an observer tells them nothing either.

        It depends on what the observer sees and on nothing else, so the same sight is judged once.
        """
        key = (entry.seat, observer, self._visible_bytes(entry.number, observer))
        if key not in self._silent_cache:
            if len(self._silent_cache) >= VIEW_CACHE_SIZE:
                self._silent_cache.clear()
            self._silent_cache[key] = not self.events(entry.number, observer)
        return self._silent_cache[key]

    def _has_changed(self, earlier: int, later: int, observer: int) -> bool:
        """Whether an observer's view differs between two entries."""
        return self._visible_bytes(earlier, observer) != self._visible_bytes(later, observer)

    def _visible_bytes(self, number: int, observer: int) -> bytes:
        """What of the state after an entry, or after the deal (0), is in an observer's view."""
        states = self._history[number]
        is_over = number == len(self.entries) and self.is_over
        key = (id(states), observer, is_over)
        known = self._view_cache.get(key)
        if known is None or known[0] is not states:
            if len(self._view_cache) >= VIEW_CACHE_SIZE:
                self._view_cache.clear()
            seen = self.game.state.seen_bytes(states, observer, over=is_over).tobytes()
            known = self._view_cache[key] = (states, seen)
        return known[1]

    @classmethod
    def replay(
        cls,
        game: Game,
        header: Header,
        secret: bytes,
        moves: Iterable[tuple[int, int | None, int | None]],
        digests: list[str] | None = None,
    ) -> Self:
        """Rebuild a match from its log: (seat, action, None) or (seat, None, takes back).

        With digests (the deal's first), refuse the log at the first entry that differs.
        """
        if header.rules_version != game.rules_version:
            there, here = header.rules_version, game.rules_version
            raise BadFile(translate("error-match-version", title=title_of(game), there=there, here=here))
        if commitment_of(secret) != header.commitment:
            raise ReplayDiverged(0, translate("error-match-promise"))
        match = cls(game, header.seats, secret, header.options)
        match._check_digest(0, match.deal_digest, digests)
        for number, (seat, action, takes_back) in enumerate(moves, 1):
            try:
                entry = match._redo(seat, action, takes_back)
            except Refused as refusal:
                sentence = translate("error-log-refused", number=number, sentence=refusal.sentence)
                raise ReplayDiverged(number, sentence) from refusal
            match._check_digest(number, entry.digest, digests)
        return match

    def _redo(self, seat: int, action: int | None, takes_back: int | None) -> Entry:
        if seat not in range(self.seats):
            raise NoSuchSeat(seat)
        if takes_back is not None:
            # Logs exist in which something was taken back while several seats chose: they replay as they are.
            self._check(seat, self.count(seat))
            self._check_standing(seat, takes_back)
            return self._take_back(seat, takes_back, range(self.seats))
        assert action is not None
        return self.submit(seat, action, self.count(seat))

    def _check_digest(self, number: int, digest: str, digests: list[str] | None) -> None:
        if digests is not None and (number >= len(digests) or digests[number] != digest):
            raise ReplayDiverged(number, translate("error-log-changed", number=number))

    def _check(self, seat: int, count: int) -> None:
        if seat not in range(self.seats):
            raise NoSuchSeat(seat)
        if self.is_over:
            raise MatchOver
        if count != self.count(seat):
            raise StaleAction(count, self.count(seat))

    def _illegal(self, view: View, action: int) -> IllegalAction:
        if action not in range(self.game.actions.count):
            return IllegalAction(action, "no-such-action", "", translate("error-no-such-move"))
        reason = self.game.why(view, action)
        sentence = text_of(self.game).reason(reason, view.observer)
        return IllegalAction(action, reason.code, reason.clause, sentence)

    def _affected_by(self, number: int, seat: int) -> set[int]:
        """The other seats whose view now differs from what it was before an entry."""
        now = len(self.entries)
        others = (other for other in range(self.seats) if other != seat)
        return {other for other in others if self._has_changed(number - 1, now, other)}

    def _append(self, states: Any, status: Status, seat: int, **what: Any) -> Entry:
        entry = Entry(len(self.entries) + 1, seat, state=states[0], kind=self.game.state, **what)
        if entry.takes_back is None:
            self._standing.append(entry.number)
        else:
            self._undone[entry.number] = tuple(reversed(self.standing(entry.takes_back)))
            del self._standing[bisect_left(self._standing, entry.takes_back) :]
        self._states = states
        self._history.append(states)
        self._statuses.append(status)
        self._legal = {}
        self._counts[seat] += 1
        self.entries.append(entry)
        return entry
