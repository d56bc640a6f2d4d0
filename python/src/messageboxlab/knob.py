"""The knobs of a study as the simulator declares them, and the values they take."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from .errors import SettingError

Setting: TypeAlias = int | float | bool | str
"""A knob's value: a number, True or False for a switch, the name of a choice."""


@dataclass(frozen=True)
class Choice:
    """One of the values of a knob that offers a choice."""

    id: str
    """Its name, as `simulate` takes it."""
    label: str
    """What a reader sees."""
    value: float
    """As the simulator takes it."""


@dataclass(frozen=True)
class Condition:
    """What another knob must be: one of some values, or at least or at most a number.

    Or at most `times` the value of the knob named in `within`. What does not apply is None.
    """

    knob: str
    """The knob that is compared."""
    one_of: tuple[float, ...] | None = None
    """Values as the simulator takes them."""
    at_least: float | None = None
    """Its least value."""
    at_most: float | None = None
    """Its greatest value."""
    within: str | None = None
    """The knob whose value is the limit."""
    times: float | None = None
    """How many times that value the limit is."""


@dataclass(frozen=True)
class Idle:
    """When moving a knob changes nothing: unless one of the conditions holds."""

    unless: tuple[Condition, ...]
    """One of these must hold for the knob to act; if there are none, it never does."""
    because: str
    """Why it does nothing otherwise, as the end of a sentence."""


@dataclass(frozen=True)
class Knob:
    """Something of an experiment that can be set."""

    id: str
    """Its name, as `simulate` takes it; in snake case, such as virtual_users, too."""
    label: str
    """What a reader sees."""
    unit: str
    """Empty for a pure count."""
    plain: str
    """What it is in plain words, where the label is a name of the product; empty for others."""
    group: str
    """The heading it stands under."""
    role: str
    """lever (whoever runs the system could change it), load, assumption or harness."""
    advanced: bool
    """Whether the labs show it only on request."""
    kind: str
    """integer, choice, switch or set (of points, of which any number may be chosen)."""
    min: int
    """The least value that is accepted."""
    max: int
    """The greatest value that is accepted."""
    step: int
    """What a value may differ from `min` by, or a multiple of it."""
    scale: str
    """linear, or log where a slider moves by factors."""
    default_value: float
    """As the simulator takes it."""
    default_origin: str
    """documented or assumed."""
    description: str
    """What it sets."""
    mechanism: str
    """How it acts in the model."""
    source: str
    """Where it comes from."""
    idle: tuple[Idle, ...]
    """When it does nothing."""
    acts_when: str
    """Of a ceiling that is seldom reached, when it acts; empty for other knobs."""
    beyond: str
    """What is assumed beyond the measured values; empty where that is what one would expect."""
    choices: tuple[Choice, ...]
    """What may be chosen, where the kind is choice or set."""
    added_in_order: tuple[str, ...]
    """Of a set, its choices in the order in which a plain count adds them; empty for others."""

    @property
    def default(self) -> Setting:
        """The value where a study says nothing."""
        return self.show(self.default_value)

    def read(self, given: Setting) -> float:
        """The number the simulator takes for `given`; raises SettingError."""
        value = {
            "switch": self._switch,
            "choice": self._choice,
            "set": self._set,
            "integer": self._integer,
        }[self.kind](given)
        if value is None:
            raise SettingError(self.id, given, self.accepted)
        return float(value)

    def show(self, value: float) -> Setting:
        """A number of the simulator as it is given to `simulate`; the inverse of `read`."""
        if self.kind == "switch":
            return value != 0
        if self.kind == "choice":
            return next(one.id for one in self.choices if one.value == value)
        if self.kind == "set":
            chosen = [one for one in self.choices if int(value) & int(one.value)]
            plain = self._points(len(chosen)) == int(value)
            return len(chosen) if plain else ".".join(one.id for one in chosen)
        return int(value)

    @property
    def accepted(self) -> str:
        """What `read` accepts, in words."""
        names = ", ".join(repr(one.id) for one in self.choices)
        if self.kind == "switch":
            return "True or False (or 'on', 'off')"
        if self.kind == "choice":
            return f"one of {names}"
        if self.kind == "set":
            return f"a number of points from 0 to {len(self.choices)}, or {names} joined by dots"
        steps = "whole numbers" if self.step == 1 else f"multiples of {self.step}"
        unit = f" {self.unit}" if self.unit else ""
        return f"{steps} from {self.min} to {self.max}{unit}"

    def _switch(self, given: Setting) -> int | None:
        if isinstance(given, str):
            return {"on": 1, "off": 0}.get(given)
        return int(given) if given in (0, 1) else None

    def _choice(self, given: Setting) -> float | None:
        return next((one.value for one in self.choices if one.id == str(given)), None)

    def _integer(self, given: Setting) -> int | None:
        whole = _whole(given)
        if whole is None or not self.min <= whole <= self.max:
            return None
        return whole if (whole - self.min) % self.step == 0 else None

    def _set(self, given: Setting) -> int | None:
        count = _whole(given)
        if count is not None:
            return self._points(count) if 0 <= count <= len(self.choices) else None
        values = {one.id: int(one.value) for one in self.choices}
        names = given.split(".") if isinstance(given, str) else []
        if not names or any(name not in values for name in names):
            return None
        return sum(values[name] for name in set(names))

    def _points(self, count: int) -> int:
        values = {one.id: int(one.value) for one in self.choices}
        return sum(values[name] for name in self.added_in_order[:count])


def knob_from_json(entry: Mapping[str, Any]) -> Knob:
    """The knob of an entry of the simulator's schema."""
    return Knob(
        id=entry["id"],
        label=entry["label"],
        unit=entry["unit"],
        plain=entry.get("plain", ""),
        role=entry.get("role", "lever"),
        group=entry["group"],
        advanced=entry["advanced"],
        kind=entry["kind"],
        min=int(entry["min"]),
        max=int(entry["max"]),
        step=int(entry["step"]),
        scale=entry["scale"],
        default_value=float(entry["default"]),
        default_origin=entry["defaultOrigin"],
        description=entry["description"],
        mechanism=entry["mechanism"],
        source=entry["source"],
        idle=tuple(_idle_from_json(one) for one in entry["idle"]),
        acts_when=entry["actsWhen"],
        beyond=entry["beyond"],
        choices=tuple(Choice(**choice) for choice in entry["choices"]),
        added_in_order=tuple(entry.get("addedInOrder", ())),
    )


def _idle_from_json(entry: Mapping[str, Any]) -> Idle:
    return Idle(tuple(_condition_from_json(one) for one in entry["unless"]), entry["because"])


def _condition_from_json(entry: Mapping[str, Any]) -> Condition:
    one_of = entry.get("oneOf")
    return Condition(
        knob=entry["knob"],
        one_of=None if one_of is None else tuple(one_of),
        at_least=entry.get("atLeast"),
        at_most=entry.get("atMost"),
        within=entry.get("within"),
        times=entry.get("times"),
    )


def snake_case(name: str) -> str:
    """The name of a knob as Python writes names: "virtual_users" for "virtualUsers"."""
    return re.sub("([A-Z])", r"_\1", name).lower()


def _whole(given: Setting) -> int | None:
    """The whole number given, as a number or as text; numpy's numbers too."""
    if isinstance(given, bool):
        return None
    try:
        number = float(given)
    except (TypeError, ValueError):
        return None
    return int(number) if number.is_integer() else None
