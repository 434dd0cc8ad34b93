"""How many people solved the puzzle of a day; who they were isn't stored."""

from datetime import date

from tenfold.server.stores.driver import SqlStore


class PuzzleStore(SqlStore):
    async def count(self, game: str, day: date, *, is_solved: bool) -> None:
        await self._driver.execute(
            "INSERT INTO puzzles VALUES ($1, $2, 1, $3) ON CONFLICT (game, day)"
            " DO UPDATE SET people = puzzles.people + 1, solved = puzzles.solved + excluded.solved",
            *(game, day.isoformat(), int(is_solved)),
        )

    async def counts(self, game: str, day: date) -> tuple[int, int]:
        """How many people there were, and how many of them solved it."""
        sql = "SELECT people, solved FROM puzzles WHERE game = $1 AND day = $2"
        row = await self._first(sql, game, day.isoformat())
        return (row[0], row[1]) if row else (0, 0)
