# %% [markdown]
# Users take turns: send, wait for the message to be stored, send again. **Mean value analysis**
# predicts such a loop from two numbers: the time each message needs at the narrowest place, and
# the time it spends everywhere else. Both can be read from a run with a single user, in which
# nobody waits for anybody.

# %%
import messageboxlab as lab

# A preview is two minutes of steady load, without the ramp before the study's half hour.
STEADY = {"preview": True, "replications": 6}
alone = lab.simulate("low-latency/20-A", virtualUsers=1, **STEADY)
narrow = alone.resources[0]
rate = alone.metrics["throughput.mean"]
demand_ms = 1000 * narrow["utilisationPercent"] / 100 / rate
cycle_ms = 1000 / rate
print(f"busiest: {narrow['label']}")
print(f"{demand_ms:.2f} ms there for each roundtrip, of {cycle_ms:.2f} ms from message to message")

# %% [markdown]
# That is all the analysis is given. The simulation, which knows polling, batches, checkpoints and
# every computer, is asked for the same numbers of users.

# %%
MOST = 30
curve = lab.mva_curve({"lock": demand_ms}, MOST, think_time_ms=cycle_ms - demand_ms)
rows = []
for users in (1, 2, 3, 4, 5, 6, 8, 10, 14, 20, MOST):
    report = lab.simulate("low-latency/20-A", virtualUsers=users, **STEADY)
    rows.append(
        {
            "users": users,
            "mean value analysis": curve[users - 1].throughput_per_second,
            "simulated": report.metrics["throughput.mean"],
            "lock busy, %": report.metrics["publishLock.utilisation"],
        }
    )
for row in rows:
    row["difference, %"] = round(100 * (row["mean value analysis"] / row["simulated"] - 1), 1)
lab.show(rows)

# %%
lab.show.plot(
    rows,
    x="users",
    line="mean value analysis",
    simulated="simulated",
    title="One lock explains most of the curve",
    unit="roundtrips per second",
)
worst = max(rows, key=lambda row: abs(row["difference, %"]))
print(f"farthest apart with {worst['users']} users: {worst['difference, %']:+.1f} %")

# %% [markdown]
# One lock and one pause give the knee and the ceiling. What they leave out costs: users wait for
# processors and for their turn, and messages on their way out take the lock when users want it. So
# the analysis promises a little too much around the knee.
#
# Put another configuration in both cells, such as 16-A on a faster server or 6-A on a slower one:
# the same two numbers, other values.
