"""Load tests of a reader's own system: what they measured, and what explains it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from numbers import Real
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from .errors import LabError, SettingError
from .frame import frame_of
from .systems import accepted, ask, readers, text_of

if TYPE_CHECKING:
    from pandas import DataFrame

Files: TypeAlias = "str | PathLike[str] | Iterable[str | PathLike[str]] | Mapping[str, str]"
"""Paths of files or folders, or texts by the names of their files."""


class NoSuchFileError(LabError, FileNotFoundError):
    """A file or folder of a load test that is not there."""


@dataclass(frozen=True)
class LoadTest:
    """What the files of a load test hold. Times are in milliseconds, rates per second."""

    levels: list[dict[str, Any]]
    """By users or rate, the lowest first: what was measured under each load, and its warnings."""
    troubles: list[dict[str, str]]
    """Rows, fields and files that could not be used: file, place, value, what is accepted."""
    missing: list[str]
    """What has to be chosen before all levels can be used, such as "users of hey.csv"."""
    loop: str | None
    """closed where users wait for answers, open where a rate is sent, or mixed."""
    choices: list[dict[str, Any]]
    """What was taken to be so and can be chosen otherwise: id, value, options, note."""
    joined: list[dict[str, Any]]
    """Files that tell of the levels of others: file, what it tells, resources, by what, levels."""
    _reading: str = field(repr=False)
    _files: str = field(repr=False)
    _options: Mapping[str, Any] = field(repr=False)

    @property
    def warnings(self) -> list[str]:
        """What to know before believing the numbers: each sentence once."""
        said = [one["sentence"] for level in self.levels for one in level["warnings"]]
        return list(dict.fromkeys(said))

    def fit(
        self,
        *,
        hold: Iterable[int] | None = None,
        targets: Mapping[str, float] | None = None,
        at: Iterable[int] | None = None,
        think_ms: float | None = None,
    ) -> LoadTestFit:
        """What explains the levels, with the numbers of `npm run -s system -- fit --json`.

        `hold` names the users of the levels that are kept back, `targets` response times in ms
        that are not to be exceeded, such as `{"mean": 100, "p95": 250}`, `at` further numbers of
        users to predict, `think_ms` the pause of a user, whatever the files tell. Raises
        SettingError or DescriptionError for what cannot be used.
        """
        asked = asked_of(hold=hold, targets=targets, at=at, think_ms=think_ms)
        return fit_reading(self._thinking(think_ms), asked)

    def _thinking(self, think_ms: float | None) -> str:
        if think_ms is None or not think_ms >= 0:
            return self._reading
        return readers().read(self._files, text_of({**self._options, "thinkMs": think_ms}))

    def to_frame(self) -> DataFrame:
        """The levels as a pandas DataFrame, a line each.

        Raises MissingPackageError where pandas is not installed.
        """
        return frame_of(_row(level) for level in self.levels)


@dataclass(frozen=True)
class LoadTestFit:
    """What explains the levels of a load test, what limits it, and what to measure next."""

    answer: dict[str, Any]
    """All of it, as `npm run -s system -- fit --json` prints it."""

    @property
    def sentence(self) -> str:
        """The answer in a sentence."""
        return str(self.answer["sentence"])

    @property
    def explanations(self) -> list[dict[str, Any]]:
        """What can explain the levels, each with its errors and its verdict."""
        return list(self.answer["explanations"])

    @property
    def limit(self) -> dict[str, Any] | None:
        """The highest throughput and the users at which it is near; None where none was seen."""
        found: dict[str, Any] | None = self.answer["limit"]
        return found

    @property
    def predictions(self) -> list[dict[str, Any]]:
        """Throughput and response time of levels kept back and of more users, with ranges."""
        return list(self.answer["predictions"])

    @property
    def users_under_target(self) -> Any:
        """How many users fit under the targets; None where there are none."""
        return self.answer["usersUnderTarget"]

    @property
    def next(self) -> Any:
        """The measurement that would tell apart what these levels cannot."""
        return self.answer["next"]

    def to_frame(self) -> DataFrame:
        """The predictions as a pandas DataFrame, a line each.

        Raises MissingPackageError where pandas is not installed.
        """
        return frame_of(_row(one) for one in self.predictions)


def load_test(
    files: Files,
    *,
    users: int | None = None,
    choices: Mapping[str, str] | None = None,
) -> LoadTest:
    """Reads the results of a load test, of k6, JMeter, Locust, wrk and others, or plain tables.

    >>> table = "users,throughputPerSecond,responseMeanMs\\n1,46,21\\n2,88,22\\n4,150,26\\n"
    >>> [level["users"] for level in load_test({"table.csv": table}).levels]
    [1, 2, 4]

    `files` are paths of files or folders, or texts by the names of their files. `users` is of
    every file that does not tell its users; `choices` names values by the ids of
    `LoadTest.choices`. Bad rows are among `troubles`, the good ones stay.
    """
    if choices is not None and not isinstance(choices, Mapping):
        raise SettingError("choices", choices, "values by the ids of LoadTest.choices")
    listed = [{"name": name, "text": text} for name, text in _texts(files)]
    options = {"users": users, "choices": None if choices is None else dict(choices)}
    given = {name: value for name, value in options.items() if value is not None}
    texts = json.dumps(listed)
    reading = readers().read(texts, text_of(given))
    return LoadTest(**accepted(reading), _reading=reading, _files=texts, _options=given)


def asked_of(
    *,
    hold: Iterable[int] | None = None,
    targets: Mapping[str, float] | None = None,
    at: Iterable[int] | None = None,
    think_ms: float | None = None,
) -> dict[str, Any]:
    """What is asked of levels, as the module takes it; raises SettingError for what cannot be."""
    if targets is not None:
        _check_targets(targets)
    if think_ms is not None and not _is_number(think_ms):
        raise SettingError("think_ms", think_ms, "a time in ms from 0, such as 500")
    asked = {
        "hold": None if hold is None else _loads("hold", hold),
        "targets": None
        if targets is None
        else [{"of": of, "ms": limit_ms} for of, limit_ms in targets.items()],
        "at": None if at is None else _loads("at", at),
        "thinkMs": think_ms,
    }
    return {name: value for name, value in asked.items() if value is not None}


def fit_reading(reading: str, asked: Mapping[str, Any]) -> LoadTestFit:
    """What explains the levels of a reading, which is JSON."""
    question = accepted(readers().question(reading, text_of(asked)))
    answer = readers().answer(reading, json.dumps(ask("fit", question)))
    return LoadTestFit(accepted(answer))


_FILES = "paths of files or folders, or texts by the names of their files"
_LOADS = "numbers of users, such as [32, 64]"
_TARGETS = 'limits in ms of mean, p50, p90, p95 or p99, such as {"mean": 100}'
_STATISTICS = ("mean", "p50", "p90", "p95", "p99")


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool) and isfinite(value)


def _listed(name: str, given: Any, accepted_: str) -> list[Any]:
    if isinstance(given, (str, bytes)) or not isinstance(given, Iterable):
        raise SettingError(name, given, accepted_)
    return list(given)


def _loads(name: str, given: Any) -> list[Any]:
    loads = _listed(name, given, _LOADS)
    if not all(_is_number(load) for load in loads):
        raise SettingError(name, loads, _LOADS)
    return loads


def _check_targets(targets: Any) -> None:
    if not isinstance(targets, Mapping) or not all(
        of in _STATISTICS and _is_number(limit_ms) for of, limit_ms in targets.items()
    ):
        raise SettingError("targets", targets, _TARGETS)


def _texts(files: Files) -> Iterable[tuple[str, str]]:
    if isinstance(files, Mapping):
        if not all(isinstance(text, str) for one in files.items() for text in one):
            raise SettingError("files", files, _FILES)
        return files.items()
    paths = [files] if isinstance(files, (str, PathLike)) else _listed("files", files, _FILES)
    for path in paths:
        if not isinstance(path, (str, PathLike)):
            raise SettingError("files", path, _FILES)
    return [(str(path), _text(path)) for given in paths for path in _files_at(Path(given))]


def _files_at(path: Path) -> list[Path]:
    """The file, or the files of the folder."""
    if path.is_dir():
        return [one for one in path.iterdir() if one.is_file() and not one.name.startswith(".")]
    if path.is_file():
        return [path]
    raise NoSuchFileError(f"files names {str(path)!r}; accepted: a file or folder that is there.")


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def _row(entry: Mapping[str, Any]) -> dict[str, Any]:
    """An entry with what it holds in parts as columns of their own, such as "responseMs.mean"."""
    row: dict[str, Any] = {}
    for name, value in entry.items():
        if isinstance(value, Mapping):
            row.update({f"{name}.{part}": inner for part, inner in value.items()})
        elif name == "warnings":
            row[name] = " ".join(one["sentence"] for one in value)
        else:
            row[name] = value
    return row
