"""Notification settings: what the server offers, a guest's subscriptions, and unsubscribing in one step."""

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
"""Submits the unsubscribe page by itself; programs that only follow links don't run it."""


class Mailbox(msgspec.Struct, forbid_unknown_fields=True):
    """An email address, as it was typed."""

    address: str


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's push subscription: its endpoint and keys."""

    endpoint: str
    p256dh: str
    auth: str


class NotifyPreference(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the guest wants notifications about a table."""

    yes: bool


class NotificationHandlers(Handlers):
    """Handlers of notification settings."""

    async def settings(self, request: Request) -> Response:
        """What the server offers, the guest's subscriptions, and their choice for the table in the query."""
        guest = self._guest(request)
        notifier = self._runtime.notifier
        subscriptions = await self._runtime.store.notifications.subscriptions(guest)
        pusher = notifier.pusher
        key = None if pusher is None else pusher.public_key
        answer: dict[str, Any] = {
            "mail": notifier.has_mail,
            "push": key,
            "ways": [subscription_json(subscription) for subscription in subscriptions],
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
        """Subscribe an email address; it must be confirmed by an email before anything else is sent there."""
        guest = self._limited_guest(request)
        if not self._runtime.notifier.has_mail:
            raise NotFound("address")
        mailbox = clean_mailbox((await self._body(request, Mailbox)).address)
        known = {
            subscription.address
            for subscription in await self._runtime.store.notifications.subscriptions(guest)
            if subscription.confirm is None
        }
        if mailbox not in known:
            await self._count(guest, mailbox, self._address(request))
        now = int(time.time())
        wanted = Subscription(new_id(), guest, MAIL, mailbox, "", current_language(), now, new_id())
        subscription = await self._runtime.store.notifications.subscribe(wanted, 1)
        if subscription.confirm is not None:
            await self._runtime.store.jobs.plan(SERVER_WIDE, [Job(CONFIRM, f"{subscription.id}:{now}")])
            self._runtime.worker.wake_in()
        return JSONResponse(subscription_json(subscription), status_code=201)

    async def _count(self, guest: str, mailbox: str, address: str | None) -> None:
        """Count one more confirmation email, in the store, so that the limit holds for all processes."""
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
        """Subscribe a browser."""
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
        subscription = await self._runtime.store.notifications.subscribe(wanted, MAX_BROWSERS)
        return JSONResponse(subscription_json(subscription), status_code=201)

    async def set_for_table(self, request: Request) -> Response:
        """Turn notifications for a table on or off."""
        guest = self._limited_guest(request)
        table: str = request.path_params["table"]
        await self._runtime.tables.room(table, guest)
        yes = (await self._body(request, NotifyPreference)).yes
        await self._runtime.store.notifications.set_preference(table, guest, wanted=yes)
        return JSONResponse({"told": yes})

    async def unsubscribe(self, request: Request) -> Response:
        """Unsubscribe. Its id is enough: only the guest's pages and the notification itself know it."""
        await self._runtime.store.notifications.unsubscribe(request.path_params["way"])
        return JSONResponse({"ok": True})

    async def unsubscribe_page(self, request: Request) -> Response:
        """The unsubscribe page, which submits itself in a browser; following the link changes nothing."""
        subscription = await self._runtime.store.notifications.subscription(request.path_params["way"])
        if subscription is None:
            return message_page(message("page-notices-off"), 200)
        return page(
            f'<form method="post"><button>{html.escape(message("page-notices-end"))}</button></form>'
            '<script src="/notices/off.js" defer></script>'
        )

    async def unsubscribe_from_page(self, request: Request) -> Response:
        """Unsubscribe by the page, or by the button of a mail program (RFC 8058)."""
        await self._runtime.store.notifications.unsubscribe(request.path_params["way"])
        return message_page(message("page-notices-off"), 200)

    async def unsubscribe_script(self, _: Request) -> Response:
        """The script that submits the unsubscribe page."""
        return Response(SCRIPT, media_type="text/javascript")

    async def confirm_page(self, _: Request) -> Response:
        """The confirmation page; it has a button, because programs open links before people do."""
        return page(
            f"<p>{html.escape(message('page-notices-confirm'))}</p>"
            f'<form method="post"><button>{html.escape(message("page-notices-yes"))}</button></form>'
        )

    async def confirm(self, request: Request) -> Response:
        """Confirm an email address."""
        subscription = await self._runtime.store.notifications.confirm(request.path_params["confirm"])
        if subscription is None:
            return message_page(message("page-notices-unknown"), 404)
        return message_page(message("page-notices-confirmed"), 200)


def subscription_json(subscription: Subscription) -> dict[str, Any]:
    """A subscription as JSON."""
    return {
        "way": subscription.id,
        "kind": subscription.kind,
        "address": subscription.address,
        "confirmed": subscription.confirm is None,
    }
