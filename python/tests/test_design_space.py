from __future__ import annotations

import csv
from collections.abc import Mapping
from typing import Any

import pytest
from studies.design_space import DATA, SCENARIOS, SEED, columns
from studies.space import BASE, HOSTS, layouts_of, scenarios
from studies.surface import Design, unbeaten

import messageboxlab as lab
from conftest import read_data
from messageboxlab import Setting

STUDY = read_data("studies/design-space.json")
POINTS = [point for surface in STUDY["surfaces"] for point in surface["points"]]
THREE = [POINTS[0], POINTS[len(POINTS) // 2], POINTS[-1]]


def _is_same(report: lab.Report, published: Mapping[str, Any]) -> bool:
    found = columns(report)
    return (report.digest, found["throughput.mean"], found["roundtripTime.median"]) == (
        published["digest"],
        published["throughputPerSecond"],
        published["roundtripMs"],
    )


@pytest.mark.parametrize("point", THREE, ids=lambda point: str(point["number"]))
def test_published_designs_are_found_again(point: dict[str, Any]) -> None:
    settings: dict[str, Any] = point["settings"]
    short = lab.simulate(BASE, seed=SEED, replications=1, preview=True, **settings)
    assert _is_same(short, point["short"])
    full = lab.simulate(BASE, seed=SEED, replications=1, **settings)
    assert _is_same(full, point)


def test_the_scenarios_are_those_of_the_seed() -> None:
    chosen = scenarios(SCENARIOS, SEED)
    assert STUDY["scenarios"] == len(chosen)
    for point in POINTS:
        assert chosen[point["number"]] == (BASE, point["settings"])


def test_the_table_holds_every_scenario() -> None:
    with (DATA / "design-space.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["number"]) for row in rows] == list(range(STUDY["scenarios"]))
    for point in POINTS:
        row = rows[point["number"]]
        assert row["digest"] == point["short"]["digest"]
        assert float(row["throughput.mean"]) == pytest.approx(
            point["short"]["throughputPerSecond"], rel=1e-5
        )


def test_no_published_design_beats_another() -> None:
    for surface in STUDY["surfaces"]:
        designs = [
            Design(one["number"], one["settings"], one["throughputPerSecond"], one["roundtripMs"])
            for one in surface["points"]
        ]
        assert unbeaten(designs) == designs


def test_a_design_is_beaten_by_one_that_is_as_good_with_fewer_computers() -> None:
    small, large, fast, near = (
        Design(number, _hosts(computers), throughput, roundtrip_ms)
        for number, (computers, throughput, roundtrip_ms) in enumerate(
            [(2, 50, 300), (3, 50, 300), (3, 40, 250), (3, 50.5, 298)]
        )
    )
    assert unbeaten([near, fast, large, small]) == [small, fast]


def test_layouts_receive_and_track() -> None:
    assert layouts_of(2) == [(0, 1, 0, 1), (1, 0, 0, 1)]
    assert all(sum(layout) == 5 and layout[3] > 0 for layout in layouts_of(5))


def _hosts(computers: int) -> dict[str, Setting]:
    return {**dict.fromkeys(HOSTS, 0), "sendAndTrack": computers}
