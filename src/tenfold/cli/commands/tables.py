"""`tenfold tables`: administer a server's tables, in its data or through its admin API."""

import argparse
import http.client
import os
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from tenfold.cli.commands.serve import server_folder
from tenfold.cli.errors import OK, BadUsage, printable
from tenfold.cli.messages import message
from tenfold.client import Client, Refused
from tenfold.server.background.offline_admin import close_table, with_store
from tenfold.server.http.bans import network_to_ban
from tenfold.server.identity import clean_code
from tenfold.server.settings import Settings
from tenfold.server.settings_loader import PREFIX, load_settings
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import TableLine
from tenfold.server.table.anonymize import display_names

MAX_LISTED = 500
NOT_FOUND = 404


def run(chosen: argparse.Namespace) -> int:
    """Do one thing, and say what was done."""
    admin = RemoteAdmin(chosen) if chosen.server else LocalAdmin(chosen)
    for line in admin.do(chosen):
        sys.stdout.write(printable(line) + "\n")
    return OK


def data_settings(chosen: argparse.Namespace) -> Settings:
    """Where a server keeps its data, as its own settings say."""
    settings = Settings(data=chosen.data or server_folder())
    return load_settings(settings, os.environ, database=chosen.database)


class AdminBackend(ABC):
    """Carries out an admin command."""

    def do(self, chosen: argparse.Namespace) -> Iterator[str]:
        """Do what was asked, told in lines."""
        match chosen.todo:
            case "list":
                lines = self.tables(chosen.status or "")
                yield from (line_of(line) for line in lines) if lines else (message("tables-none"),)
            case "close" | "remove":
                yield self.end(chosen.table, chosen.todo)
            case "ban":
                yield message("tables-banned", address=self.ban(chosen.address))
            case "unban":
                yield message("tables-unbanned", address=self.unban(chosen.address))
            case "bans":
                yield from self.bans() or [message("tables-no-bans")]
            case _:
                yield from self.limits() or [message("tables-no-limits")]

    @abstractmethod
    def tables(self, status: str) -> list[dict[str, Any]]:
        """All tables of a status."""

    @abstractmethod
    def end(self, table: str, how: str) -> str:
        """Close or remove a table."""

    @abstractmethod
    def ban(self, address: str) -> str:
        """Keep an address out."""

    @abstractmethod
    def unban(self, address: str) -> str:
        """Let an address in again."""

    @abstractmethod
    def bans(self) -> list[str]:
        """Who is kept out."""

    @abstractmethod
    def limits(self) -> list[str]:
        """Which limits were hit."""


class LocalAdmin(AdminBackend):
    """Works on the data directly, while no server runs."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self._settings = data_settings(chosen)

    def tables(self, status: str) -> list[dict[str, Any]]:
        """All tables of a status."""
        return [
            plain(line)
            for line in with_store(self._settings, lambda store: store.tables.list_all(status, MAX_LISTED))
        ]

    def end(self, table: str, how: str) -> str:
        """Close or remove a table."""

        async def work(store: Store) -> str:
            line = await store.tables.find_line(table) or await store.tables.find_line(clean_code(table))
            if line is None:
                raise BadUsage(message("tables-unknown", table=table))
            if how == "remove":
                await store.tables.delete(line.id)
                return message("tables-removed", code=line.code)
            if line.summary.status == "over":
                return message("tables-over", code=line.code)
            await close_table(store, line)
            return message("tables-closed", code=line.code)

        return with_store(self._settings, work)

    def ban(self, address: str) -> str:
        """Keep an address out."""
        network = network_to_ban(address)
        with_store(self._settings, lambda store: store.admin.ban(network, int(time.time())))
        return network

    def unban(self, address: str) -> str:
        """Let an address in again."""
        network = network_to_ban(address)
        if not with_store(self._settings, lambda store: store.admin.unban(network)):
            raise BadUsage(message("tables-not-banned", address=network))
        return network

    def bans(self) -> list[str]:
        """Who is kept out."""
        return [address for address, _ in with_store(self._settings, lambda store: store.admin.bans())]

    def limits(self) -> list[str]:
        """Only who serves knows."""
        raise BadUsage(message("tables-limits-where"))


class RemoteAdmin(AdminBackend):
    """Works through the admin API of a running server."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        token = chosen.token or os.environ.get(f"{PREFIX}HOST_TOKEN", "")
        if not token:
            raise BadUsage(message("tables-token"))
        self._client = Client(chosen.server)
        self._token = token

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        try:
            return self._client.call(method, f"/api/host{path}", body, Authorization=f"Bearer {self._token}")
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise BadUsage(message("no-server", url=self._client.url)) from error

    def tables(self, status: str) -> list[dict[str, Any]]:
        """All tables of a status."""
        found: list[dict[str, Any]] = self._ask("GET", f"?status={status}")["tables"]
        return found

    def end(self, table: str, how: str) -> str:
        """Close or remove a table."""
        path = f"/tables/{clean_code(table) if len(table) <= len('ABC DEF') else table}"
        try:
            if how == "remove":
                self._ask("DELETE", path)
                return message("tables-removed", code=table)
            self._ask("POST", f"{path}/close")
        except Refused as error:
            if error.status == NOT_FOUND:
                raise BadUsage(message("tables-unknown", table=table)) from error
            raise
        return message("tables-closed", code=table)

    def ban(self, address: str) -> str:
        """Keep an address out."""
        return str(self._ask("POST", "/bans", {"address": address})["address"])

    def unban(self, address: str) -> str:
        """Let an address in again."""
        return str(self._ask("DELETE", "/bans", {"address": address})["address"])

    def bans(self) -> list[str]:
        """Who is kept out."""
        return [ban["address"] for ban in self._ask("GET", "")["bans"]]

    def limits(self) -> list[str]:
        """Which limits were hit."""
        return [
            message(
                "tables-limit",
                limit=hit["limit"],
                address=hit["address"] or message("tables-limit-guests"),
                count=hit["count"],
            )
            for hit in self._ask("GET", "")["limits"]
        ]


def plain(line: TableLine) -> dict[str, Any]:
    """A table as a server tells of it."""
    return {
        "table": line.id,
        "title": line.game,
        "code": line.code,
        "status": line.summary.status,
        "names": display_names(line.summary.names),
    }


def line_of(line: dict[str, Any]) -> str:
    """A table in one line."""
    names = ", ".join(name for name in line["names"] if name) or message("tables-empty")
    return message(
        "tables-line",
        code=line["code"],
        status=line["status"],
        game=line["title"],
        names=names,
    )
