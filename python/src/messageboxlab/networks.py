"""A reader's own system, described by its stations and its load."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from .errors import DescriptionError, Refusal, SettingError
from .knob import Setting
from .load_tests import LoadTestFit, asked_of, fit_reading
from .network_report import NetworkReport, summarise
from .simulation import MAX_SEED, check_whole
from .systems import accepted, ask, systems, text_of

REPLICATIONS = 5
MOST_REPLICATIONS = 200
_ACCEPTED = "data, JSON text, or the path of a file of it"
MOST_EVENTS = 300_000_000
"""No further replication begins that would probably pass this; see `src/system/replicate.ts`."""


@dataclass(frozen=True)
class Network:
    """A system that can be simulated and solved. `network` makes it."""

    text: str
    """Its description as JSON."""

    @property
    def description(self) -> dict[str, Any]:
        """Its description."""
        found: dict[str, Any] = json.loads(self.text)
        return found

    @property
    def document(self) -> dict[str, Any]:
        """Its description with everything said that it leaves out."""
        found: dict[str, Any] = ask("check", self.description)["document"]
        return found

    @property
    def name(self) -> str:
        """What the description calls it; empty where it has no name."""
        return str(self.description.get("name", ""))

    def simulate(self, *, seed: int = 1, replications: int | None = None) -> NetworkReport:
        """Simulates it, with the numbers of `npm run -s system -- simulate --json`.

        Each replication warms up, then counts. Replications, five unless it is said, use
        independent random numbers under the same seed; the intervals are over replications.
        """
        replications = REPLICATIONS if replications is None else replications
        check_whole("seed", seed, 0, MAX_SEED)
        check_whole("replications", replications, 1, MOST_REPLICATIONS)
        module = systems()
        reports: list[dict[str, Any]] = []
        events = 0
        for number in range(replications):
            report = accepted(module.simulate(self.text, seed, number))
            reports.append(report)
            events += int(report["events"])
            if report["status"] != "done" or events + int(report["events"]) > MOST_EVENTS:
                break
        return summarise(self.name, seed, reports, replications)

    def mva(self) -> dict[str, Any]:
        """Mean value analysis: exact where the system allows it, else approximate, which it says.

        `method`, `why`, `classes` and `stations`, and with one class a `curve` by users.
        """
        found: dict[str, Any] = ask("mva", self.description)
        return found

    def bounds(self) -> dict[str, Any]:
        """What throughput and response time can be at most and at least, and the bottleneck."""
        found: dict[str, Any] = ask("bounds", self.description)
        return found

    def fit(
        self,
        *,
        hold: Iterable[int] | None = None,
        targets: Mapping[str, float] | None = None,
        at: Iterable[int] | None = None,
    ) -> LoadTestFit:
        """What explains the levels that the description holds as `measured`.

        What is kept back and aimed at is said by the description, unless it is said here, as in
        `LoadTest.fit`.
        """
        description = self.description
        said = {name: description[name] for name in ("hold", "targets") if description.get(name)}
        asked = said | asked_of(hold=hold, targets=targets, at=at)
        return fit_reading(text_of({"levels": description.get("measured") or []}), asked)

    def changed(self, changes: Mapping[str, Setting]) -> Network:
        """The same with other values: "users", "thinkMs", or those of a station such as "db.count".

        >>> one = network({"users": 4, "stations": [{"name": "db", "kind": "lock", "demandMs": 8}]})
        >>> one.changed({"users": 9, "db.demandMs": 5}).description["stations"][0]["demandMs"]
        5
        """
        description = self.description
        for name, value in changes.items():
            holder, key = _place(description, name)
            holder[key] = value
        return network(description)


def network(description: Mapping[str, Any] | str | PathLike[str]) -> Network:
    """A system of your own: its description as data, as JSON text, or the path of a file of it.

    >>> own = network(
    ...     {
    ...         "users": 20,
    ...         "thinkMs": 500,
    ...         "stations": [{"name": "db", "kind": "processors", "count": 4, "demandMs": 8}],
    ...     }
    ... )
    >>> own.simulate(replications=2).status
    'done'

    Raises DescriptionError, which names everything that is wrong by its place.
    """
    found = _data(description)
    ask("check", found)
    return Network(text_of(found))


@cache
def module_version() -> str:
    """Twelve digits that differ between versions of the simulator of networks."""
    content = files(__package__).joinpath("messagebox_system.wasm").read_bytes()
    return hashlib.sha256(content).hexdigest()[:12]


def _data(description: Mapping[str, Any] | str | PathLike[str]) -> dict[str, Any]:
    if isinstance(description, Mapping):
        return dict(description)
    if not isinstance(description, (str, PathLike)):
        raise DescriptionError([Refusal("description", repr(description)[:40], _ACCEPTED)])
    is_text = isinstance(description, str) and description.lstrip().startswith(("{", "["))
    text = str(description) if is_text else _content(Path(description))
    try:
        found = json.loads(text)
    except (RecursionError, ValueError) as error:
        raise DescriptionError([Refusal("description", f"no JSON ({error})", "JSON")]) from error
    if not isinstance(found, dict):
        raise DescriptionError([Refusal("description", text[:40], "an object of JSON")])
    return found


def _content(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise DescriptionError([Refusal("description", f"{path} ({error})", _ACCEPTED)]) from error


def _place(description: dict[str, Any], name: str) -> tuple[dict[str, Any], str]:
    """What holds a value, and under which key."""
    part, dot, key = name.rpartition(".")
    if not dot:
        return description, name
    for entry in (*description.get("stations", ()), *description.get("classes", ())):
        if entry.get("name") == part:
            return entry, key
    raise SettingError("changes", name, "a value, or that of a named station such as db.count")
