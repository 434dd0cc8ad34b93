"""Whole views again, from packed frames and from what changed in views (docs/protocol.md)."""

import json
import zlib
from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]


class BadDelta(Exception):
    """The views that a delta leads to aren't those of the server."""


class FrameReader:
    """Reads what the server sends on one connection."""

    def __init__(self) -> None:
        self._dictionary = b""
        self._views: list[Json] = []
        """The last views, with the numbers of legal actions; after those of several seats the common one."""
        self._actions: dict[int, Json] = {}

    def read(self, message: str | bytes) -> Json | None:
        """A frame or an answer, with whole views; None for what only this reader needs."""
        frame: Json = json.loads(message if isinstance(message, str) else self._unpacked(message))
        if frame["type"] == "dictionary":
            self._dictionary = frame["text"].encode()
            return None
        if frame["type"] not in {"view", "delta"}:
            return frame
        views = [*frame["views"], *([frame["common"]] if "common" in frame else [])]
        if frame["type"] == "view":
            self._learn(action for view in views for action in view["legal"])
            self._views = [_without_events(view) | {"legal": _numbers(view["legal"])} for view in views]
            return frame
        self._learn(frame.get("actions", []))
        self._views = [_changed(view, change) for view, change in zip(self._views, views, strict=True)]
        if frame["digest"] != _digest(self._views):
            raise BadDelta
        return self._whole(frame)

    def _unpacked(self, packed: bytes) -> bytes:
        try:
            return zlib.decompressobj(-zlib.MAX_WBITS, self._dictionary).decompress(packed)
        except zlib.error as error:
            raise BadDelta from error

    def _learn(self, actions: Iterable[Json]) -> None:
        self._actions |= {action["number"]: action for action in actions if "number" in action}

    def _whole(self, delta: Json) -> Json:
        """The frame with whole views that a delta stands for."""
        views = [
            {**view, "legal": [self._actions[number] for number in view["legal"]]} for view in self._views
        ]
        whole = {name: part for name, part in delta.items() if name not in {"actions", "digest"}}
        if "common" in delta:
            *views, whole["common"] = views
        told = [
            {**view, "events": change["events"]} if "events" in change else view
            for view, change in zip(views, delta["views"], strict=True)
        ]
        return {**whole, "type": "view", "views": told}


def _numbers(actions: Iterable[Json]) -> list[int]:
    """The numbers of actions, which they have on connections with deltas."""
    return [action["number"] for action in actions if "number" in action]


def _without_events(view: Json) -> Json:
    return {name: part for name, part in view.items() if name != "events"}


def _changed(view: Json, change: Json) -> Json:
    changes = change.get("state", {})
    state = {
        name: _applied(part, changes[name]) if name in changes else part
        for name, part in view["state"].items()
    }
    return {**view, **_without_events(change), "state": state}


def _applied(before: Any, change: Any) -> Any:
    """A new value, or a list with new values at some places."""
    if not isinstance(change, dict):
        return change
    return [_applied(old, change[str(at)]) if str(at) in change else old for at, old in enumerate(before)]


def _digest(views: Iterable[Json]) -> str:
    crc = 0
    for view in views:
        text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        crc = zlib.crc32(text.encode(), crc)
    return f"{crc:08x}"
