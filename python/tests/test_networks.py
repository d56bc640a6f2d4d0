"""A system of a reader's own: the numbers of the command line, and errors that name their place."""

from __future__ import annotations

import json
import pickle
import subprocess
from pathlib import Path
from typing import Any

import pytest

import messageboxlab as lab

SHORT = {
    "users": 20,
    "thinkMs": 500,
    "stations": [{"name": "db", "kind": "processors", "count": 4, "demandMs": 8}],
}
CLASSES = {
    "classes": [
        {"name": "buy", "users": 4, "thinkMs": 100},
        {"name": "look", "arrivalsPerSecond": 20},
    ],
    "stations": [
        {"name": "web", "kind": "processors", "count": 2, "demandMs": 6},
        {"name": "row", "kind": "lock", "demandMs": 3},
    ],
    "route": ["web", "row"],
}


def command(root: Path, *arguments: str) -> Any:
    """What the command prints with --json."""
    printed = subprocess.run(
        ["node_modules/.bin/tsx", "scripts/system.ts", *arguments, "--json"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return json.loads(printed)


@pytest.mark.parametrize("description", [SHORT, CLASSES], ids=["short form", "classes"])
def test_a_simulation_gives_the_numbers_of_the_command_line(
    root: Path, tmp_path: Path, description: dict[str, Any]
) -> None:
    file = tmp_path / "system.json"
    file.write_text(json.dumps(description), "utf-8")
    printed = command(root, "simulate", str(file), "--seed", "7", "--replications", "3")
    report = lab.network(file).simulate(seed=7, replications=3)
    assert report.metrics == {name: one["mean"] for name, one in printed["metrics"].items()}
    assert report.intervals == {
        name: (one["low"], one["high"]) for name, one in printed["metrics"].items()
    }
    assert (report.status, report.events) == (printed["status"], printed["events"])


def test_data_text_and_file_describe_the_same_system(tmp_path: Path) -> None:
    file = tmp_path / "system.json"
    file.write_text(json.dumps(SHORT), "utf-8")
    first = lab.network(SHORT).simulate(replications=1)
    for description in (json.dumps(SHORT), file, str(file)):
        assert lab.network(description).simulate(replications=1) == first


def test_metrics_are_named_with_their_units_and_by_class() -> None:
    report = lab.network(CLASSES).simulate(replications=2)
    assert report.units["throughput.mean"] == "per second"
    assert report.units["responseTime.p95.buy"] == "ms"
    assert report.metrics["throughput.mean"] == pytest.approx(
        report.metrics["throughput.mean.buy"] + report.metrics["throughput.mean.look"]
    )
    low, high = report.intervals["throughput.mean.look"]
    assert low < 20 < high
    frame = report.to_frame()
    assert frame.loc["utilisation.row", "mean"] == report.metrics["utilisation.row"]


def test_a_delay_has_no_share_that_is_busy() -> None:
    thinking = {"name": "think", "kind": "delay", "demandMs": 20}
    row = {"name": "row", "kind": "disk", "demandMs": 5}
    report = lab.network({"users": 3, "stations": [thinking, row]}).simulate(replications=1)
    assert "utilisation.think" not in report.metrics
    assert 0 < report.metrics["utilisation.row"] < 1
    assert report.metrics["waiting.think"] == 0


def test_everything_that_is_wrong_is_named_by_its_place() -> None:
    wrong = {"users": -3, "stations": [{"name": "db", "kind": "lock", "demandMs": -8}]}
    with pytest.raises(lab.DescriptionError) as caught:
        lab.network(wrong)
    places = {one.field: one.value for one in caught.value.refusals}
    assert places["users"] == "-3"
    assert places["stations[0].demandMs"] == "-8"
    assert pickle.loads(pickle.dumps(caught.value)).refusals == caught.value.refusals


def nested(depth: int) -> dict[str, Any]:
    """Data within data."""
    found: dict[str, Any] = {}
    for _ in range(depth):
        found = {"name": found}
    return found


@pytest.mark.parametrize(
    ("description", "said"),
    [
        ("{", "no JSON"),
        ("[1]", "an object"),
        ("nowhere.json", "nowhere.json"),
        ({"users": float("nan")}, "data of JSON"),
        ({"name": "x" * (1 << 20)}, "bytes"),
        ([1], "description is .1.; accepted: data"),
        (None, "description is None; accepted: data"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "no JSON"),
        (nested(100_000), "data of JSON"),
    ],
)
def test_what_is_no_description_is_refused(description: Any, said: str) -> None:
    with pytest.raises(lab.DescriptionError, match=said):
        lab.network(description)


def test_replications_and_seeds_are_checked() -> None:
    with pytest.raises(lab.SettingError, match="replications"):
        lab.network(SHORT).simulate(replications=0)
    with pytest.raises(lab.SettingError, match="seed"):
        lab.network(SHORT).simulate(seed=-1)


def test_a_changed_network_is_another_one() -> None:
    own = lab.network(SHORT)
    more = own.changed({"users": 40, "db.count": 8})
    assert more.description["users"] == 40
    assert more.description["stations"][0]["count"] == 8
    assert own.description == SHORT
    with pytest.raises(lab.SettingError, match=r"queue\.count"):
        own.changed({"queue.count": 2})
    with pytest.raises(lab.DescriptionError, match="cuont"):
        own.changed({"db.cuont": 2})


def test_a_sweep_runs_networks_like_scenarios_and_in_their_order() -> None:
    own = lab.network(SHORT)
    points = lab.sweep(own, {"users": [10, 20], "db.count": [1, 4]}, seed=3, replications=2)
    settings = [tuple(point.knobs.values()) for point in points]
    assert settings == [(10, 1), (10, 4), (20, 1), (20, 4)]
    alone = own.changed({"users": 10, "db.count": 4}).simulate(seed=3, replications=2)
    assert points[1].report == alone
    assert lab.to_frame(points, "throughput.mean")["users"].tolist() == [10, 10, 20, 20]


def test_a_sweep_refuses_what_a_network_does_not_have() -> None:
    own = lab.network(SHORT)
    with pytest.raises(lab.DescriptionError, match="users"):
        lab.sweep(own, {"users": [10, 0]})
    with pytest.raises(lab.SettingError, match="preview"):
        lab.sweep(own, {"users": [10]}, preview=True)


def test_a_sweep_into_a_folder_keeps_networks_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    from messageboxlab.cluster import connected, sweep_into

    own = lab.network({**SHORT, "name": "shop"})
    told: list[tuple[int, int]] = []
    with connected(None, processes=False) as client:
        for _ in range(2):
            table = sweep_into(
                tmp_path,
                own,
                {"users": [5, 10, 15]},
                replications=1,
                client=client,
                part_size=2,
                progress=lambda done, of: told.append((done, of)),
            )
    rows = table.read_text("utf-8").splitlines()
    assert len(rows) == 4
    assert rows[3].startswith("2,shop,15,done,")
    assert len(told) == 2
    with pytest.raises(lab.ScenarioError, match="shop with users=0"):
        sweep_into(tmp_path / "other", own, {"users": [0]})


def test_no_replication_is_begun_after_one_that_failed() -> None:
    full = {"kind": "queue", "demandMs": 10, "limit": 1, "whenFull": "block"}
    system = {
        "users": 50,
        "route": {"in": {"a": 1}, "a": {"b": 1}, "b": {"a": 0.5, "out": 0.5}},
        "stations": [{"name": "a", **full}, {"name": "b", **full}],
    }
    report = lab.network(system).simulate(replications=4)
    assert (report.status, report.replications) == ("stuck", 1)
    assert report.why is not None and report.why.endswith("1 of 4 were begun.")
