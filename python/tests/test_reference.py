"""The page of the API shows all that a program may use, as it is now."""

from __future__ import annotations

import inspect

from reference.record import RECORDED, api, text

import messageboxlab as lab


def test_the_recorded_api_is_that_of_the_sources() -> None:
    assert RECORDED.read_text("utf-8") == text(), "npm run python-api writes it again"


def test_every_public_name_stands_there_once_with_a_docstring() -> None:
    entries = [entry for section in api() for entry in section["entries"]]
    of_the_package = [one["name"] for one in entries if one["module"] == "messageboxlab"]
    assert sorted(of_the_package) == sorted(lab.__all__)
    assert [one["name"] for one in entries if not one["doc"]] == []


def test_every_method_has_a_docstring() -> None:
    bare = [
        f"{entry['name']}.{method['name']}"
        for section in api()
        for entry in section["entries"]
        for method in entry.get("methods", ())
        if not method["doc"]
    ]
    assert bare == []


def test_a_call_is_shown_with_its_parameters() -> None:
    shown = {one["name"]: one for section in api() for one in section["entries"]}
    for name in lab.__all__:
        found = getattr(lab, name)
        if inspect.isfunction(found):
            for parameter in inspect.signature(found).parameters:
                assert f"{parameter}:" in shown[name]["signature"]
