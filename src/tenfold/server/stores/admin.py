"""What belongs to the server itself: its secret keys, its uptime, and banned addresses."""

from tenfold.server.stores.driver import SqlStore


class AdminStore(SqlStore):
    async def get_or_create_key(self, name: str, fresh: bytes) -> bytes:
        """The secret key of this name; `fresh` becomes the key if there is none."""
        sql = "INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._driver.execute(sql, name, fresh)
        return bytes((await self._driver.fetch("SELECT value FROM keys WHERE name = $1", name))[0][0])

    async def keys(self) -> dict[str, bytes]:
        rows = await self._driver.fetch("SELECT name, value FROM keys WHERE name <> 'probe'")
        return {name: bytes(value) for name, value in rows}

    async def add_uptime(self, seconds: int) -> None:
        await self._driver.execute("UPDATE lived SET seconds = seconds + $1", seconds)

    async def ban(self, address: str, now: int) -> None:
        sql = "INSERT INTO bans VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._driver.execute(sql, address, now)

    async def unban(self, address: str) -> bool:
        return bool(await self._driver.execute("DELETE FROM bans WHERE address = $1", address))

    async def bans(self) -> list[tuple[str, int]]:
        rows = await self._driver.fetch("SELECT address, created FROM bans ORDER BY created, address")
        return [(address, created) for address, created in rows]
