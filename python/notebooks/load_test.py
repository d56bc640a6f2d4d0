# %% [markdown]
# You have run a load test with k6, and somebody asks: how many users can it take? The files hold
# the answer, and they also hold how sure of it you may be. Here is the way from one to the
# other.
#
# To see whether the answer is right we need a system whose truth is known, so this one is
# simulated: a web shop with eight workers and, behind them, two connections that every request
# needs. What k6 would have written of each run stands in a file as k6 writes it.

# %%
import json

import messageboxlab as lab

SHOP = {
    "users": 1,
    "stations": [
        {"name": "workers", "kind": "processors", "count": 8, "demandMs": 6},
        {"name": "connections", "kind": "processors", "count": 2, "demandMs": 9},
    ],
}
SECONDS = 60


def k6_summary(users):
    found = lab.network(SHOP).changed({"users": users}).simulate(seed=users, replications=1).metrics
    duration = {
        "avg": found["responseTime.mean"],
        "med": found["responseTime.p50"],
        "p(90)": found["responseTime.p90"],
        "p(95)": found["responseTime.p95"],
    }
    rate = found["throughput.mean"]
    requests = {"count": round(SECONDS * rate), "rate": rate}
    metrics = {
        "http_req_duration": {"type": "trend", "contains": "time", "values": duration},
        "http_reqs": {"type": "counter", "contains": "default", "values": requests},
        "http_req_failed": {
            "type": "rate",
            "contains": "default",
            "values": {"rate": 0, "passes": 0, "fails": requests["count"]},
        },
        "vus": {
            "type": "gauge",
            "contains": "default",
            "values": {"value": users, "min": users, "max": users},
        },
    }
    return json.dumps(
        {"metrics": metrics, "state": {"testRunDurationMs": 1000 * SECONDS}}, indent=1
    )


files = {f"{users}-users.json": k6_summary(users) for users in (1, 2, 4, 8, 16, 32, 64)}
print(files["8-users.json"])

# %% [markdown]
# With files of your own it is one line: `lab.load_test("results")` reads the folder, whichever
# tool has written it. What cannot be used is named, and what looks suspicious is said in a
# sentence.

# %%
test = lab.load_test(files)
lab.show(
    [
        {
            "users": level["users"],
            "per second": level["throughputPerSecond"],
            "mean, ms": level["responseMs"]["mean"],
            "95 %, ms": level["responseMs"]["p95"],
        }
        for level in test.levels
    ]
)
for sentence in test.warnings:
    print(sentence)

# %% [markdown]
# Now the question, with the two highest levels kept back: whoever explains the others has to
# predict these without having seen them.

# %%
KEPT_BACK = (32, 64)
answer = test.fit(hold=KEPT_BACK)
print(answer.sentence)
lab.show(
    [
        {
            "explanation": one["kind"],
            "at a time": one["places"],
            "ms each": one["demandMs"],
            "ms beside": one["delayMs"],
            "off on levels left out, %": one["leftOutErrorPercent"],
            "verdict": one["verdict"],
        }
        for one in answer.explanations
    ]
)

# %% [markdown]
# Several may be as good as the best: from outside, a pool that is held for a while looks like as
# many servers. So no single one predicts. What follows is the spread of all that are still
# alive.

# %%
measured = {level["users"]: level["throughputPerSecond"] for level in test.levels}
rows = [
    {
        "users": one["users"],
        "measured": measured.get(one["users"]),
        "predicted": one["throughputPerSecond"]["value"],
        "low": one["throughputPerSecond"]["low"],
        "high": one["throughputPerSecond"]["high"],
    }
    for one in test.fit(hold=KEPT_BACK, at=measured).predictions
]
lab.show(rows)
lab.show.plot(
    rows,
    x="users",
    line="predicted",
    measured="measured",
    title="Predicted from the levels that were not kept back",
    unit="requests per second",
)

# %% [markdown]
# How many users fit under a response time, and what should be measured next to know it better?

# %%
under = test.fit(targets={"p95": 200})
for target in under.users_under_target:
    print(f"{target['of']} under {target['ms']} ms: {target['users']}")
print(f"measure next: {under.next}")

# %% [markdown]
# An explanation is a system that can be simulated and changed. What would a third connection
# bring?

# %%
best = lab.network(answer.explanations[0]["system"])
station = best.description["stations"][0]
more = best.changed({f"{station['name']}.count": station["count"] + 1})
for name, network in {"as it is": best, "one more at a time": more}.items():
    report = network.simulate(replications=4)
    print(f"{name}: {report.metrics['throughput.mean']:.1f} per second")
