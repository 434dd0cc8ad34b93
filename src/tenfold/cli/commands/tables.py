"""`tenfold tables`: administer a server's tables, in its data or through its admin API."""

import argparse
import http.client
import os
import sys
import time
from collections.abc import Iterable
from functools import partial
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
from tenfold.server.table.anonymize import display_names

MAX_LISTED = 500
NOT_FOUND = 404


def run(chosen: argparse.Namespace) -> int:
    """Do one thing, and say what was done."""
    if chosen.server:
        lines = administer_server(chosen)
    elif chosen.todo == "limits":
        raise BadUsage(message("tables-limits-where"))
    else:
        lines = with_store(data_settings(chosen), lambda store: administer_data(store, chosen))
    nothing = {"list": message("tables-none"), "bans": message("tables-no-bans")}
    for line in lines or [nothing.get(chosen.todo, message("tables-no-limits"))]:
        sys.stdout.write(printable(line) + "\n")
    return OK


def data_settings(chosen: argparse.Namespace) -> Settings:
    """Where a server keeps its data, as its own settings say."""
    settings = Settings(data=chosen.data or server_folder())
    return load_settings(settings, os.environ, database=chosen.database)


async def administer_data(store: Store, chosen: argparse.Namespace) -> list[str]:
    """Do what was asked in the data itself, while no server runs; told in lines."""
    match chosen.todo:
        case "list":
            found = await store.tables.list_all(chosen.status or "", MAX_LISTED)
            return [
                _line(one.code, one.summary.status, one.game, display_names(one.summary.names))
                for one in found
            ]
        case "ban":
            network = network_to_ban(chosen.address)
            await store.admin.ban(network, int(time.time()))
            return [message("tables-banned", address=network)]
        case "unban":
            network = network_to_ban(chosen.address)
            if not await store.admin.unban(network):
                raise BadUsage(message("tables-not-banned", address=network))
            return [message("tables-unbanned", address=network)]
        case "bans":
            return [address for address, _ in await store.admin.bans()]
    asked = chosen.table
    line = await store.tables.find_line(asked) or await store.tables.find_line(clean_code(asked))
    if line is None:
        raise BadUsage(message("tables-unknown", table=asked))
    if chosen.todo == "remove":
        await store.tables.delete(line.id)
        return [message("tables-removed", code=line.code)]
    if line.summary.status == "over":
        return [message("tables-over", code=line.code)]
    await close_table(store, line)
    return [message("tables-closed", code=line.code)]


def administer_server(chosen: argparse.Namespace) -> list[str]:
    """Do what was asked through the admin API of a running server; told in lines."""
    ask = partial(_ask, chosen)
    match chosen.todo:
        case "list":
            found = ask("GET", f"?status={chosen.status or ''}")["tables"]
            return [_line(one["code"], one["status"], one["title"], one["names"]) for one in found]
        case "ban":
            banned = ask("POST", "/bans", {"address": chosen.address})
            return [message("tables-banned", address=banned["address"])]
        case "unban":
            unbanned = ask("DELETE", "/bans", {"address": chosen.address})
            return [message("tables-unbanned", address=unbanned["address"])]
        case "bans":
            return [ban["address"] for ban in ask("GET", "")["bans"]]
        case "limits":
            hits = ask("GET", "")["limits"]
            guests = message("tables-limit-guests")
            return [message("tables-limit", **{**hit, "address": hit["address"] or guests}) for hit in hits]
    table = chosen.table
    path = f"/tables/{clean_code(table) if len(table) <= len('ABC DEF') else table}"
    try:
        if chosen.todo == "remove":
            ask("DELETE", path)
            return [message("tables-removed", code=table)]
        ask("POST", f"{path}/close")
    except Refused as error:
        if error.status == NOT_FOUND:
            raise BadUsage(message("tables-unknown", table=table)) from error
        raise
    return [message("tables-closed", code=table)]


def _ask(chosen: argparse.Namespace, method: str, path: str, body: Any = None) -> Any:
    token = chosen.token or os.environ.get(f"{PREFIX}HOST_TOKEN", "")
    if not token:
        raise BadUsage(message("tables-token"))
    try:
        return Client(chosen.server).call(method, f"/api/host{path}", body, Authorization=f"Bearer {token}")
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise BadUsage(message("no-server", url=chosen.server.rstrip("/"))) from error


def _line(code: str, status: str, game: str, names: Iterable[str]) -> str:
    """A table in one line."""
    present = ", ".join(name for name in names if name) or message("tables-empty")
    return message("tables-line", code=code, status=status, game=game, names=present)
