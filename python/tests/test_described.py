"""A described system gives the same numbers on its page, on the command line and in Python."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import messageboxlab as lab
from test_networks import command

DRAWN = ("threads-connections", "retries", "read-replica")
"""Templates of the page: a pool, a timeout with retries, two classes."""
CLOSED = "web-database"
OPEN = "open-web-database"
"""Load tests whose stations are found from their levels; the open one is overloaded at its last."""


@pytest.fixture(scope="session")
def on_the_page(root: Path) -> dict[str, Any]:
    """What the workers of the page find, by system."""
    printed = subprocess.run(
        ["node_modules/.bin/tsx", "tests/support/pageAnswers.ts", *DRAWN, CLOSED, OPEN],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return {one["id"]: one for one in json.loads(printed)}


def files(folder: Path, description: Any) -> str:
    """The path of a file as the page saves it."""
    file = folder / "system.json"
    file.write_text(json.dumps(description, indent=2), "utf-8")
    return str(file)


@pytest.mark.parametrize("name", [*DRAWN, CLOSED])
def test_a_simulation_has_one_digest(
    root: Path, tmp_path: Path, on_the_page: dict[str, Any], name: str
) -> None:
    page = on_the_page[name]["summary"]
    description = on_the_page[name]["description"]
    runs = {"seed": page["seed"], "replications": page["replications"]}
    options = (f"--{option}={value}" for option, value in runs.items())
    printed = command(root, "simulate", files(tmp_path, description), *options)
    report = lab.network(description).simulate(**runs)
    assert report.digest == page["digest"] == printed["digest"]
    assert report.events == page["events"] == printed["events"]
    assert printed["metrics"] == page["metrics"]
    assert report.metrics == {of: one["mean"] for of, one in page["metrics"].items()}
    assert report.intervals == {
        of: (one["low"], one["high"]) for of, one in page["metrics"].items()
    }


@pytest.mark.parametrize("name", [CLOSED, OPEN])
def test_measured_levels_have_one_answer(
    root: Path, tmp_path: Path, on_the_page: dict[str, Any], name: str
) -> None:
    page, description = on_the_page[name]["fit"], on_the_page[name]["description"]
    if name == OPEN:
        description = {**description, "arrivalsPerSecond": 200}
    fitted = lab.network(description).fit()
    assert fitted.answer == command(root, "fit", files(tmp_path, description))
    assert {of: fitted.answer[of] for of in page} == page
    # Asked otherwise it answers otherwise: the highest level alone is kept back.
    highest = description["measured"][-1]
    load = highest.get("users") or highest["arrivalsPerSecond"]
    predictions = lab.network(description).fit(hold=[load]).predictions
    held = [one for one in predictions if one["isHeldBack"]]
    assert [one["users"] or one["arrivalsPerSecond"] for one in held] == [load]


def test_a_description_without_levels_has_nothing_to_fit(on_the_page: dict[str, Any]) -> None:
    with pytest.raises(lab.DescriptionError, match="levels"):
        lab.network(on_the_page["retries"]["description"]).fit()
