"""A program of translated functions: collects everything they refer to, and writes each thing once."""

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property, partial
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from tenfold.core.javascript.natives import BUILTINS, NATIVES
from tenfold.core.javascript.scope import Untranslatable
from tenfold.core.javascript.statements import function_text
from tenfold.core.phrase import Listed, Phrase

MAX_SAFE_INTEGER = 2**53 - 1
PLAIN_TYPES = (type(None), bool, int, float, str, np.integer, np.floating)
GETTERS = (property, cached_property)


class Program:
    """Functions with the classes and constants that they need. `text` is complete once all were added."""

    def __init__(self, natives: Mapping[Callable[..., Any], str] = NATIVES) -> None:
        self._natives = natives
        """What is written in TypeScript instead of being translated, by its name there."""
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []
        """Keeps alive what `_names` knows by its address."""
        self._functions: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._constructed: set[str] = set()
        """The classes of which translated code makes instances; of others there are constants only."""
        self._methods: dict[tuple[str, str], str] = {}
        self._constants: dict[str, Any] = {}
        self._attributes: set[str] = set()
        """Every name that follows a dot: what instances and classes need to have."""

    def add(self, function: Callable[..., Any]) -> str:
        """An expression for a function, which is translated with everything that it needs."""
        expression = self.reference(function)
        while self._complete():
            pass
        return expression

    def text(self) -> str:
        """All definitions: classes and functions first, since constants are made of them."""
        classes = [self._class_text(name) for name in self._classes]
        constants = [f"const {name} = {self._literal(value)};" for name, value in self._constants.items()]
        return "\n".join([*classes, *self._functions.values(), *constants, ""])

    def note_attribute(self, name: str) -> None:
        """Translated code asks something for an attribute of this name."""
        self._attributes.add(name)

    def reference(self, value: Any) -> str:
        """An expression for a value that translated code names."""
        value = getattr(value, "py_func", value)
        if isinstance(value, partial):
            parts = ", ".join(self.reference(part) for part in (value.func, *value.args))
            return f"py.partial({parts})"
        native = (
            self._natives.get(value) if isinstance(value, type | FunctionType) or callable(value) else None
        )
        if native is not None:
            return f"py.{native}"
        if isinstance(value, FunctionType):
            return self._function(value)
        if isinstance(value, type):
            name = self._class(value)
            self._constructed.add(name)
            return name
        if inspect.ismethod(value):
            return self._bound_method(value)
        if isinstance(value, PLAIN_TYPES) and not isinstance(value, Phrase | Listed):
            return self._literal(value)
        return self._constant(value)

    def builtin(self, name: str) -> str:
        """An expression for a built-in function of Python."""
        if name not in BUILTINS:
            message = f"{name} has no counterpart in web/src/local/python.ts"
            raise Untranslatable(message)
        return f"py.{name}_"

    def _named(self, value: Any, name: str) -> tuple[str, bool]:
        """The name of a value in JavaScript, and whether it is new."""
        if id(value) in self._names:
            return self._names[id(value)], False
        unique = "".join(letter if letter.isalnum() else "_" for letter in name)
        while unique in self._names.values():
            unique += "_"
        self._names[id(value)] = unique
        self._kept.append(value)
        return unique, True

    def _function(self, function: FunctionType) -> str:
        name, is_new = self._named(function, f"f_{function.__name__}")
        if is_new:
            self._functions[name] = function_text(self, self._parsed(function), name, function.__globals__)
        return name

    @staticmethod
    def _parsed(function: FunctionType) -> ast.FunctionDef:
        if function.__closure__:
            message = f"{function.__qualname__} closes over variables"
            raise Untranslatable(message)
        node = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(node, ast.FunctionDef)
        return node

    def _bound_method(self, method: Any) -> str:
        self.note_attribute(method.__name__)
        return f"py.bound({self._constant(method.__self__)}, {json.dumps(method.__name__)})"

    def _constant(self, value: Any) -> str:
        name, is_new = self._named(value, f"c_{type(value).__name__}")
        if is_new:
            self._constants[name] = value
        return name

    def _class(self, kind: type) -> str:
        name, is_new = self._named(kind, f"C_{kind.__name__}")
        if is_new:
            self._classes[name] = kind
        return name

    def _complete(self) -> bool:
        """Translate methods that are asked for, and find the classes of constants; whether any was new."""
        before = (len(self._names), len(self._methods), len(self._attributes))
        for name, kind in list(self._classes.items()):
            constructor = {"__init__"} if name in self._constructed else set()
            for attribute in sorted(self._attributes | constructor):
                self._translate_member(name, kind, attribute)
        for value in list(self._constants.values()):
            self._literal(value)
        return before != (len(self._names), len(self._methods), len(self._attributes))

    def _translate_member(self, name: str, kind: type, attribute: str) -> None:
        member = kind.__dict__.get(attribute)
        if (name, attribute) in self._methods or (attribute == "__init__" and is_dataclass(kind)):
            return
        if isinstance(member, GETTERS) and name in self._constructed:
            function = member.fget if isinstance(member, property) else member.func
            head = f"get {attribute}"
        elif isinstance(member, FunctionType):
            function = member
            head = "constructor" if attribute == "__init__" else attribute
        else:
            return
        assert isinstance(function, FunctionType)
        self._methods[name, attribute] = ""
        text = function_text(self, self._parsed(function), head, function.__globals__, is_method=True)
        self._methods[name, attribute] = text

    def _class_text(self, name: str) -> str:
        kind = self._classes[name]
        members = [text for (owner, _), text in self._methods.items() if owner == name]
        if is_dataclass(kind):
            parts = [field.name for field in fields(kind)]
            defaults = [self._default(field) for field in fields(kind)]
            told = ", ".join(map("".join, zip(parts, defaults, strict=True)))
            body = " ".join(f"this.{part} = {part};" for part in parts)
            members.insert(0, f"constructor({told}) {{ {body} }}")
        return f"class {name} {{\n" + "\n".join(members) + "\n}"

    def _default(self, field: Any) -> str:
        if callable(field.default_factory):
            return f" = {self._literal(field.default_factory())}"
        is_given = isinstance(field.default, PLAIN_TYPES)
        return f" = {self._literal(field.default)}" if is_given else ""

    def _literal(self, value: Any) -> str:
        """A value written out; of instances only the attributes that translated code asks for."""
        if isinstance(value, Phrase | FunctionType):
            return self._named_thing(value)
        if isinstance(value, PLAIN_TYPES):
            return self._plain(value.item() if isinstance(value, np.integer | np.floating) else value)
        if isinstance(value, np.ndarray):
            return self._array(value)
        if isinstance(value, tuple | list | range):
            return self._row(value)
        if isinstance(value, set | frozenset):
            return f"new Set({self._row(sorted(value, key=repr))})"
        if isinstance(value, Mapping):
            return self._dict(value)
        if isinstance(value, FunctionType):
            return self._function(value)
        if (
            isinstance(value, SimpleNamespace)
            or is_dataclass(value)
            or type(value).__module__.startswith("tenfold")
        ):
            return self._instance(value)
        message = f"constant of type {type(value).__qualname__}: {value!r:.80}"
        raise Untranslatable(message)

    @staticmethod
    def _plain(value: Any) -> str:
        if isinstance(value, bool) or value is None:
            return {None: "null", True: "true", False: "false"}[value]
        if isinstance(value, int):
            return f"{value}n" if abs(value) > MAX_SAFE_INTEGER else str(value)
        return json.dumps(value, ensure_ascii=False)

    def _named_thing(self, value: Any) -> str:
        if isinstance(value, FunctionType):
            return self._function(value)
        return f"new py.Phrase({json.dumps(str(value))}, {json.dumps(value.code)}, {self._dict(value.args)})"

    def _row(self, values: Iterable[Any]) -> str:
        if isinstance(values, range) and values.step == 1:
            return f"py.range_({values.start}, {values.stop})"
        return f"[{', '.join(self._literal(value) for value in values)}]"

    def _dict(self, values: Mapping[Any, Any]) -> str:
        return f"new Map({self._row(values.items())})" if values else "new Map()"

    def _array(self, values: Any) -> str:
        rows = [self._array(row) if isinstance(row, np.ndarray) else self._literal(row) for row in values]
        return f"py.array([{', '.join(rows)}])"

    def _instance(self, value: Any) -> str:
        name = self._class(type(value))
        asked = [attribute for attribute in sorted(self._attributes) if self._is_data(value, attribute)]
        told = ", ".join(f"{attribute}: {self._literal(getattr(value, attribute))}" for attribute in asked)
        has_methods = any(owner == name for owner, _ in self._methods)
        return f"py.instance({name}, {{{told}}})" if has_methods else f"{{{told}}}"

    @staticmethod
    def _is_data(value: Any, attribute: str) -> bool:
        member = getattr(type(value), attribute, None)
        is_own = attribute in getattr(value, "__dict__", {})
        return is_own or isinstance(member, GETTERS)
