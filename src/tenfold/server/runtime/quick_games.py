"""Quick games: seats people at a table who want the same game, and bots where too few do.

Who sits where is decided in the store, at once for all processes; the table is made after that. Whoever of
those who sit there asks next makes it, if the process that decided has died.
"""

from dataclasses import dataclass

from tenfold.core.game import Game
from tenfold.server.background.game_loader import GameLoader
from tenfold.server.errors import Unavailable
from tenfold.server.identity import is_program, new_id
from tenfold.server.looks import Look
from tenfold.server.runtime.table_factory import TableFactory, plan_bot, plan_person
from tenfold.server.runtime.turn_notifier import TurnNotifier
from tenfold.server.settings import DAY
from tenfold.server.stores.store import Store
from tenfold.server.stores.waiting import Place, Wish
from tenfold.server.table.clock import TimeControl
from tenfold.server.table.commands import QuickGame
from tenfold.server.table.events import SeatPlan, TableCreated

BOTS = "casual"
CLOCKS = {False: TimeControl("move", 180, "move"), True: TimeControl("move", 3 * DAY, "bot")}
"""Strangers don't keep each other waiting; whether the game is turn-based says for how long."""


@dataclass(frozen=True)
class QuickGames:
    _store: Store
    _games: GameLoader
    _factory: TableFactory
    _notifier: TurnNotifier

    async def ask(self, guest: str, wanted: QuickGame) -> Place | None:
        """Wait for a game, or be seated."""
        if is_program(guest):
            raise Unavailable("quick-program")
        game = await self._games.game(wanted.game)
        game.validate_options(wanted.seats, {})
        wish = Wish(game.id, wanted.seats, wanted.turns)
        return await self._with_table(await self._store.waiting.ask(guest, new_id(), wish, wanted.wait))

    async def look(self, guest: str) -> Place | None:
        """Where someone waits or sits now; whoever waits is seated if it's time."""
        if await self._store.waiting.place(guest) is None:  # usually, so nothing is written
            return None
        return await self._with_table(await self._store.waiting.ask(guest, new_id()))

    async def cancel(self, guest: str) -> Place | None:
        """Wait no longer; who has been seated already is told where."""
        await self._store.waiting.cancel(guest)
        return await self.look(guest)

    async def _with_table(self, place: Place | None) -> Place | None:
        if place is None or place.table is None:
            return place
        if await self._store.tables.row(place.table) is None:
            await self._make_table(place.table, place.wish)
        return place

    async def _make_table(self, table_id: str, wish: Wish) -> None:
        game, guests = await self._games.game(wish.game), await self._store.waiting.seated(table_id)
        looks = await self._store.guests.looks(guests)
        seats: list[SeatPlan] = []
        for guest in guests:
            seats.append(plan_person(guest, looks.get(guest, Look()), seats))
        while len(seats) < wish.seats:
            seats.append(plan_bot(game.id, BOTS, seats))
        table = await self._factory.create_quick(table_id, game, _event(game, wish, guests[0], seats))
        for guest in guests:
            await self._store.jobs.plan(table_id, self._notifier.jobs_about(table, guest))


def _event(game: Game, wish: Wish, host: str, seats: list[SeatPlan]) -> TableCreated:
    return TableCreated(
        game=game.id,
        options=game.validate_options(wish.seats, {}),
        public=False,
        hints=False,
        chat="never",  # they are strangers
        host=host,
        seats=seats,
        clock=CLOCKS[wish.is_turn_based],
    )
