"""How somebody hears of their turns: what is offered, what was chosen, and how it is ended in one step."""

import html
import time
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.core.languages import current_language
from tenfold.server.errors import NotFound, TooMany
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.static_files import message_page, page
from tenfold.server.identity import new_id
from tenfold.server.messages import message
from tenfold.server.notifications.addresses import clean_mailbox
from tenfold.server.stores.jobs import CONFIRM, SERVER_WIDE, Job
from tenfold.server.stores.notifications import MAIL, PUSH, LimitUse, Rate, Subscription
from tenfold.server.table.clock import is_turn_based

MAX_BROWSERS = 8
SCRIPT = "document.forms[0].submit();\n"
"""Ends it without another step: programs that look at links before people do not run it."""


class Mailbox(msgspec.Struct, forbid_unknown_fields=True):
    """A mailbox, as somebody has typed it."""

    address: str


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser takes messages, and how they are written for it."""

    endpoint: str
    p256dh: str
    auth: str


class NotifyPreference(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody wants to hear of a table."""

    yes: bool


class NotificationHandlers(Handlers):
    """Handlers of how people hear of their turns."""

    async def settings(self, request: Request) -> Response:
        """What the server offers, the guest's own ways, and what they want at a table if one is named."""
        guest = self._guest(request)
        notifier = self._runtime.notifier
        ways = await self._runtime.store.notifications.subscriptions(guest)
        pusher = notifier.pusher
        key = None if pusher is None else pusher.public_key
        answer: dict[str, Any] = {
            "mail": notifier.has_mail,
            "push": key,
            "ways": [way_plain(way) for way in ways],
        }
        table = request.query_params.get("table", "")
        if table:
            answer["told"] = await self._is_notified(guest, table)
        return JSONResponse(answer)

    async def _is_notified(self, guest: str, table: str) -> bool:
        room = await self._runtime.tables.room(table, guest)
        wanted = await self._runtime.store.notifications.preference(table, guest)
        return is_turn_based(room.table.lobby.clock) if wanted is None else wanted

    async def add_mailbox(self, request: Request) -> Response:
        """Name a mailbox: a letter asks there whether that is right, and nothing else comes before."""
        guest = self._limited_guest(request)
        if not self._runtime.notifier.has_mail:
            raise NotFound("address")
        mailbox = clean_mailbox((await self._body(request, Mailbox)).address)
        known = {
            way.address
            for way in await self._runtime.store.notifications.subscriptions(guest)
            if way.confirm is None
        }
        if mailbox not in known:
            await self._count(guest, mailbox, self._address(request))
        now = int(time.time())
        wanted = Subscription(new_id(), guest, MAIL, mailbox, "", current_language(), now, new_id())
        way = await self._runtime.store.notifications.subscribe(wanted, 1)
        if way.confirm is not None:
            await self._runtime.store.jobs.plan(SERVER_WIDE, [Job(CONFIRM, f"{way.id}:{now}")])
            self._runtime.worker.wake_in()
        return JSONResponse(way_plain(way), status_code=201)

    async def _count(self, guest: str, mailbox: str, address: str | None) -> None:
        """One more question; how many there were, all processes know: mail that nobody wants is not sent."""
        limits = self._runtime.settings.limits
        counted = {
            "confirmations_per_mailbox": (mailbox.lower(), limits.confirmations_per_mailbox),
            "confirmations_per_address": (address, limits.confirmations_per_address),
            "confirmations": (guest, limits.confirmations),
        }
        full = await self._runtime.store.notifications.use_limits(
            [
                LimitUse(name, self._runtime.signer.fingerprint(who), Rate(rate.count, rate.seconds))
                for name, (who, rate) in counted.items()
                if who is not None
            ]
        )
        if full is not None:
            self._rate_limits.limit_log.record(
                full.what, address if full.what == "confirmations_per_address" else None
            )
            raise TooMany(full.seconds)

    async def add_browser(self, request: Request) -> Response:
        """A browser takes messages for the guest from now on."""
        guest = self._limited_guest(request)
        notifier = self._runtime.notifier
        pusher = notifier.pusher
        if pusher is None:
            raise NotFound("address")
        self._rate_limits.browsers.acquire(self._address(request))
        browser = await self._body(request, Browser)
        keys = f"{browser.p256dh} {browser.auth}"
        await notifier.resolve(partial(pusher.check, browser.endpoint, keys))
        wanted = Subscription(
            new_id(), guest, PUSH, browser.endpoint, keys, current_language(), int(time.time()), None
        )
        way = await self._runtime.store.notifications.subscribe(wanted, MAX_BROWSERS)
        return JSONResponse(way_plain(way), status_code=201)

    async def set_for_table(self, request: Request) -> Response:
        """Whether the guest wants to hear of their turns at a table."""
        guest = self._limited_guest(request)
        table: str = request.path_params["table"]
        await self._runtime.tables.room(table, guest)
        yes = (await self._body(request, NotifyPreference)).yes
        await self._runtime.store.notifications.set_preference(table, guest, wanted=yes)
        return JSONResponse({"told": yes})

    async def unsubscribe(self, request: Request) -> Response:
        """End a way. Who knows it may: its guest's pages, and the notice that came by it."""
        await self._runtime.store.notifications.unsubscribe(request.path_params["way"])
        return JSONResponse({"ok": True})

    async def unsubscribe_page(self, request: Request) -> Response:
        """Ends a way in a browser at once; to look at the link without one changes nothing."""
        way = await self._runtime.store.notifications.subscription(request.path_params["way"])
        if way is None:
            return message_page(message("page-notices-off"), 200)
        return page(
            f'<form method="post"><button>{html.escape(message("page-notices-end"))}</button></form>'
            '<script src="/notices/off.js" defer></script>'
        )

    async def unsubscribe_from_page(self, request: Request) -> Response:
        """End a way by its page, or by the button of a mail program (RFC 8058)."""
        await self._runtime.store.notifications.unsubscribe(request.path_params["way"])
        return message_page(message("page-notices-off"), 200)

    async def unsubscribe_script(self, _: Request) -> Response:
        """What ends a way without another step."""
        return Response(SCRIPT, media_type="text/javascript")

    async def confirm_page(self, _: Request) -> Response:
        """Asks once more: programs look at links before people do."""
        return page(
            f"<p>{html.escape(message('page-notices-confirm'))}</p>"
            f'<form method="post"><button>{html.escape(message("page-notices-yes"))}</button></form>'
        )

    async def confirm(self, request: Request) -> Response:
        """A mailbox is whose it was said to be."""
        way = await self._runtime.store.notifications.confirm(request.path_params["confirm"])
        if way is None:
            return message_page(message("page-notices-unknown"), 404)
        return message_page(message("page-notices-confirmed"), 200)


def way_plain(way: Subscription) -> dict[str, Any]:
    """A way, for the guest whose it is."""
    return {
        "way": way.id,
        "kind": way.kind,
        "address": way.address,
        "confirmed": way.confirm is None,
    }
