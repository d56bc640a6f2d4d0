"""Searches the low-latency design space on Dask: `npm run design-space`, half an hour on two cores.

Interrupted, it goes on where it stopped. The scenarios are screened with the short protocol; what
no other design beats is simulated again as the study measured. Writes
static/data/studies/design-space.csv and design-space.json.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

from studies import scaling
from studies.space import BASE, COMPUTERS, EVEN, HOSTS, LOGARITHMIC, range_of, scenarios
from studies.surface import LOW_LATENCY_MS, NOTABLE, Design, unbeaten

from messageboxlab import Report, Setting, knobs
from messageboxlab.cluster import sweep_into
from messageboxlab.simulation import model_version

SCENARIOS = 20_000
SEED = 1
COMPARED = 50
COMPARED_REPLICATIONS = 4
SCALING = 400
SIMULATOR = files("messageboxlab").joinpath("messagebox_sim.wasm").read_bytes()
# Not by the model's version: while that is in the making, its results still change.
WORK = HERE / "parts" / sha256(SIMULATOR).hexdigest()[:16]
DATA = HERE.parents[1] / "static" / "data" / "studies"
KNOBS = (*HOSTS, *EVEN, *LOGARITHMIC)

Row: TypeAlias = dict[str, str]


def columns(report: Report) -> Mapping[str, float | None]:
    """What the study keeps of a report."""
    metrics = report.metrics
    server = next(one for one in report.machines if "messagebox" in one["roles"])
    biztalk = [one for one in report.machines if one["group"] != "database"]
    processors = sum(one["processors"] for one in biztalk)
    busy = sum(one["processors"] * one["cpuPercent"] for one in biztalk)
    return {
        "throughput.mean": metrics["throughput.mean"],
        "roundtripTime.median": metrics.get("roundtripTime.median"),
        "roundtripTime.p95": metrics.get("roundtripTime.p95"),
        "messageBoxCpu": server["cpuPercent"],
        "bizTalkCpu": busy / processors,
        "publishLock.utilisation": metrics["publishLock.utilisation"],
        "inSystem.mean": metrics["inSystem.mean"],
    }


def tell(done: int, of: int) -> None:
    print(f"\r{done} of {of} scenarios", end="\n" if done == of else "", flush=True)


def settings_of(row: Row) -> dict[str, Setting]:
    return {name: int(row[name]) for name in KNOBS}


def design(row: Row) -> Design:
    return Design(
        int(row["number"]),
        settings_of(row),
        float(row["throughput.mean"]),
        float(row["roundtripTime.median"]),
    )


def is_low_latency(row: Row) -> bool:
    found = row["roundtripTime.median"]
    return row["status"] == "done" and found != "" and float(found) <= LOW_LATENCY_MS


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def screened() -> list[Row]:
    """Every scenario under the short protocol."""
    chosen = scenarios(SCENARIOS, SEED)
    folder = WORK / "sweep"
    return read(
        sweep_into(
            folder,
            chosen,
            seed=SEED,
            replications=1,
            preview=True,
            measure=columns,
            progress=tell,
        )
    )


def as_measured(name: str, rows: Sequence[Row], replications: int) -> list[Row]:
    """The same scenarios under the study's own protocol."""
    return read(
        sweep_into(
            WORK / name,
            [(BASE, settings_of(row)) for row in rows],
            seed=SEED,
            replications=replications,
            measure=columns,
            part_size=1,
            progress=tell,
        )
    )


def surface(rows: Sequence[Row], tracking: int) -> dict[str, Any]:
    """The designs that track that many points and that no other such design beats."""
    own = [row for row in rows if int(row["tracking"]) == tracking]
    able = [row for row in own if is_low_latency(row)]
    candidates = [rows[one.number] for one in unbeaten(map(design, able))]
    full = as_measured(f"surface-{tracking}", candidates, 1)
    confirmed = {
        int(long["number"]): (short, long)
        for short, long in zip(candidates, full, strict=True)
        if is_low_latency(long)
    }
    kept = unbeaten(design(long) for _, long in confirmed.values())
    return {
        "tracking": tracking,
        "scenarios": len(own),
        "lowLatency": len(able),
        "candidates": len(candidates),
        "points": [point(one, *confirmed[one.number]) for one in kept],
    }


def point(one: Design, short: Row, full: Row) -> dict[str, Any]:
    return {
        "number": int(short["number"]),
        "settings": one.settings,
        "computers": one.computers,
        **results(full),
        "short": results(short),
    }


def results(row: Row) -> dict[str, Any]:
    return {
        "digest": row["digest"],
        "throughputPerSecond": float(row["throughput.mean"]),
        "roundtripMs": float(row["roundtripTime.median"]),
        "roundtripP95Ms": float(row["roundtripTime.p95"]),
        "messageBoxCpuPercent": float(row["messageBoxCpu"]),
        "bizTalkCpuPercent": float(row["bizTalkCpu"]),
        "publishLockPercent": float(row["publishLock.utilisation"]),
    }


def comparison(rows: Sequence[Row]) -> dict[str, Any]:
    """Random scenarios under both protocols."""
    chosen = sorted(Random(SEED).sample(rows, COMPARED), key=lambda row: int(row["number"]))
    full = as_measured("compared", chosen, COMPARED_REPLICATIONS)
    return {
        "replications": COMPARED_REPLICATIONS,
        "points": [
            {
                "number": int(short["number"]),
                "short": brief(short),
                "full": brief(long),
            }
            for short, long in zip(chosen, full, strict=True)
        ],
    }


def brief(row: Row) -> dict[str, Any]:
    return {
        "stable": row["status"] == "done",
        "throughputPerSecond": float(row["throughput.mean"]),
        "roundtripMs": float(row["roundtripTime.median"]) if row["roundtripTime.median"] else None,
    }


def by_message_boxes(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """What each number of MessageBoxes came to in the screening."""
    found = []
    for boxes in sorted({int(row["messageBoxes"]) for row in rows}):
        own = [row for row in rows if int(row["messageBoxes"]) == boxes]
        able = [design(row) for row in own if is_low_latency(row)]
        best = max(able, key=lambda one: one.throughput)
        found.append(
            {
                "messageBoxes": boxes,
                "scenarios": len(own),
                "lowLatency": len(able),
                "bestThroughputPerSecond": best.throughput,
                "messageBoxCpuPercent": float(rows[best.number]["messageBoxCpu"]),
            }
        )
    return found


def scaled() -> dict[str, Any]:
    """The measurement of scaling, made once."""
    kept = WORK / "scaling.json"
    if not kept.exists():
        chosen = scenarios(SCENARIOS, SEED)[:SCALING]
        runs = scaling.measured(chosen, columns, WORK / "scaling")
        kept.write_text(json.dumps(runs), "utf-8")
    return {"scenarios": SCALING, "runs": json.loads(kept.read_text("utf-8"))}


def publish_table(rows: Sequence[Row]) -> None:
    """Every scenario in a file to download, in six digits; the digests stand for all of them."""
    names = [name for name in rows[0] if name != "scenario"]
    with (DATA / "design-space.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(names)
        writer.writerows([_short(row[name], name) for name in names] for row in rows)


def _short(text: str, name: str) -> str:
    return f"{float(text):.6g}" if "." in text and name != "digest" else text


def publish(rows: Sequence[Row]) -> None:
    declared = knobs(BASE)
    ranges = {name: range_of(declared[name]) for name in KNOBS}
    content = {
        "base": BASE,
        "modelVersion": model_version(BASE),
        "seed": SEED,
        "scenarios": len(rows),
        "unstable": sum(row["status"] != "done" for row in rows),
        "lowLatencyMs": LOW_LATENCY_MS,
        "notable": NOTABLE,
        "computers": {"from": COMPUTERS[0], "to": COMPUTERS[-1]},
        "knobs": [
            {"id": name, "from": least, "to": most, "logarithmic": name in LOGARITHMIC}
            for name, (least, most) in ranges.items()
        ],
        "surfaces": [surface(rows, tracking) for tracking in range(5)],
        "messageBoxes": by_message_boxes(rows),
        "shortProtocol": comparison(rows),
        "scaling": scaled(),
    }
    DATA.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (DATA / "design-space.json").write_text(text + "\n", "utf-8")
    publish_table(rows)


if __name__ == "__main__":
    publish(screened())
