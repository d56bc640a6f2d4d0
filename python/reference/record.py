"""Writes what a program may use of the package, with its docstrings, for the page Python API."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import griffe

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
RECORDED = HERE / "api.json"
PACKAGE = "messageboxlab"

# The sections of the page with the modules that they show.
SECTIONS = {
    "Published numbers": ["published"],
    "Simulating": ["simulation", "report", "shapes"],
    "Knobs": ["knob"],
    "Sweeps": ["sweeping", "plan"],
    "Sweeps kept in files": ["cluster"],
    "Your own system": ["networks", "network_report"],
    "Load tests": ["load_tests"],
    "Queueing formulas": ["analytic"],
    "Least squares": ["regression"],
    "Tables and plots": ["output"],
    "Errors": ["errors"],
}
# What is imported from its module: names of types, and what needs Dask.
APART = {
    "analytic": ["Demands"],
    "cluster": ["sweep_into", "Measure"],
    "load_tests": ["Files", "NoSuchFileError"],
    "output": ["Row"],
    "plan": ["Scenario"],
    "shapes": ["Line"],
}
# Characters of a line of code that a phone shows.
LINE = 44
ORDER = ["function", "class", "attribute"]

Entry = dict[str, Any]


def api() -> list[Entry]:
    """The sections, each with its names in the order of the source."""
    package = griffe.load(PACKAGE, search_paths=[SOURCE])
    public = {_target(package[str(name)]).path for name in package.exports or ()}
    return [
        {
            "title": title,
            "entries": sorted(
                (one for name in modules for one in _entries(package, name, public)),
                key=lambda one: ORDER.index(one["kind"]),
            ),
        }
        for title, modules in SECTIONS.items()
    ]


def _entries(package: Any, module: str, public: set[str]) -> list[Entry]:
    members = [one for one in package[module].members.values() if not one.is_alias]
    apart = APART.get(module, [])
    return [
        {**_entry(one), "module": f"{PACKAGE}.{module}" if one.name in apart else PACKAGE}
        for one in members
        if one.path in public or one.name in apart
    ]


def _target(found: Any) -> Any:
    return found.final_target if found.is_alias else found


def _entry(found: Any) -> Entry:
    """A name with its docstring: a function, a class with its members, or a value."""
    entry = {"name": found.name, "kind": found.kind.value, "doc": _doc(found)}
    if found.is_function:
        return {**entry, "signature": _signature(found, found.name)}
    if not found.is_class:
        return _value(found, entry)
    members = [one for one in found.members.values() if not one.name.startswith("_")]
    inherited = [one for one in found.inherited_members.values() if _is_own(one)]
    return {
        **entry,
        "fields": [_field(one) for one in [*inherited, *members] if one.is_attribute],
        "methods": _methods(members, found.name),
    }


def _value(found: Any, entry: Entry) -> Entry:
    """An alias of a type, or an object that is used like functions, such as `show`."""
    if found.value is None or not hasattr(found.value, "function"):
        return {**entry, "signature": f"{found.name} = {found.value}"}
    behind = found.parent[str(found.value.function)]
    called = behind["__call__"]
    return {
        **entry,
        "kind": "function",
        "doc": _doc(called),
        "signature": _signature(called, found.name),
        "methods": _methods(behind.members.values(), found.name),
    }


def _methods(members: Iterable[Any], owner: str) -> list[Entry]:
    return [
        {**_entry(one), "signature": _signature(one, f"{owner}.{one.name}")}
        for one in members
        if one.is_function and not one.name.startswith("_")
    ]


def _field(found: Any) -> Entry:
    return {"name": found.name, "type": str(found.annotation or ""), "doc": _doc(found)}


def _is_own(found: Any) -> bool:
    return not found.name.startswith("_") and found.target_path.startswith(f"{PACKAGE}.")


def _doc(found: Any) -> str:
    return found.docstring.value if found.docstring else ""


def _signature(function: Any, name: str) -> str:
    """The call with its types as in the source, one parameter a line where it is long."""
    parts: list[str] = []
    starred = False
    for one in function.parameters:
        if one.name == "self":
            continue
        if one.kind is griffe.ParameterKind.keyword_only and not starred:
            parts.append("*")
            starred = True
        prefix = {
            griffe.ParameterKind.var_positional: "*",
            griffe.ParameterKind.var_keyword: "**",
        }.get(one.kind, "")
        starred = starred or one.kind is griffe.ParameterKind.var_positional
        typed = f"{prefix}{one.name}: {one.annotation}"
        parts.append(typed if one.default is None or prefix else f"{typed} = {one.default}")
    returns = f" -> {function.returns}"
    short = f"{name}({', '.join(parts)}){returns}"
    if len(short) <= LINE:
        return short
    return "\n".join([f"{name}(", *(f"    {part}," for part in parts), f"){returns}"])


def text() -> str:
    """The file as it is committed."""
    return json.dumps(api(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    RECORDED.write_text(text(), "utf-8")
    sys.stdout.write(f"{sum(len(one['entries']) for one in api())} names\n")
