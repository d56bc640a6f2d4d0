# %% [markdown]
# The capacity study overloads a system until millions of rows have piled up, then stops the load
# and waits. How long until it is well again? A backlog divided by the rate at which it is worked
# off would tell, if that rate stayed the same.

# %%
import messageboxlab as lab

printed = lab.measured("capacity/overdrive")
settings = lab.settings("capacity/overdrive")
rows, hours = settings["stopAtRows"], printed["recoveryHours"]
print(f"printed: {hours} h for {rows:,} rows are {rows / hours / 3600:.0f} rows per second")

# %%
report = lab.simulate("capacity/overdrive", replications=1)
step_h = report.series["stepMs"] / 3_600_000
spool = [
    {"hours": step_h * step, "rows": value}
    for step, value in enumerate(report.series["spoolRows"])
    if value is not None
]
lab.show.plot(
    spool,
    x="hours",
    line="rows",
    title="The spool fills faster than it empties",
    unit="rows in the spool",
)
found = report.metrics
print(f"simulated: filled in {found['timeToTwoMillionHours']:.1f} h,")
print(f"empty {found['recoveryHours']:.1f} h after the load was stopped")

# %% [markdown]
# If the rate were constant, half the backlog would take half the time. Stop the load earlier and
# see.

# %%
results = []
for stop_at in (250_000, 500_000, 1_000_000, 1_500_000, 2_000_000):
    report = lab.simulate("capacity/overdrive", stopAtRows=stop_at, replications=1)
    recovery = report.metrics["recoveryHours"]
    results.append(
        {
            "load stopped at rows": stop_at,
            "recovery, h": recovery,
            "rows per second": report.metrics["spoolRows.peak"] / recovery / 3600,
        }
    )
proportional = results[-1]["recovery, h"] / results[-1]["load stopped at rows"]
for result in results:
    result["in proportion, h"] = proportional * result["load stopped at rows"]
lab.show(results)
lab.show.plot(
    results,
    x="load stopped at rows",
    line="in proportion, h",
    simulated="recovery, h",
    title="A small backlog is gone sooner than in proportion",
    unit="hours until the spool is empty",
)

# %% [markdown]
# A spool that fits into memory is cleaned at the speed of processors; one that does not must be
# read back from disk, row by row. So an alarm at a quarter of the backlog saves more than three
# quarters of the recovery. What would more memory do, or a faster disk? Add
# `messageBoxMemoryMb=8192` or `diskSpeedPercent=200` to the last cell.
