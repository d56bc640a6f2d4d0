# %% [markdown]
# A document passes two adapters, one on each side. Where processors are the limit, the time it
# takes of the bottleneck is the sum of what the two sides take. So a few test cases are enough to
# price each side, and the prices then tell of pairs that nobody measured.

# %%
import messageboxlab as lab

HELD_UP = {"ftp", "sharepoint", "sap"}  # wait for their partners: processors do not limit them
EXTRAS = ("twoWay", "ssl", "transactional", "inOrder", "receiveRemote", "sendRemote")

rows = []
for name in lab.scenarios("adapters"):
    settings = lab.settings(name)
    pair = (settings["receiveAdapter"], settings["sendAdapter"])
    plain = not any(settings[extra] for extra in EXTRAS)
    if name.endswith("/2006/2kb") and plain and not HELD_UP & set(pair):
        rows.append(
            {
                "case": name.split("/")[1],
                "receives": pair[0],
                "sends": pair[1],
                "ms": 1000 / lab.measured(name)["documentsPerSecond"],
            }
        )
lab.show(rows, caption="Time for each document of 2 KB, one way and nothing added")

# %% [markdown]
# Some adapters stand on both sides of their test case, so only their sum is known: it is halved.
# The others are paired with files, whose own price follows from the case with files on both
# sides.

# %%
BOTH = {row["receives"] for row in rows if row["receives"] == row["sends"]}


def side(row: dict, which: str) -> str:
    return row[which] if row[which] in BOTH else f"{row[which]} {which}"


sides = sorted({side(row, which) for row in rows for which in ("receives", "sends")})
system = [
    {
        "ms": row["ms"],
        **{
            one: float((side(row, "receives") == one) + (side(row, "sends") == one))
            for one in sides
        },
    }
    for row in rows
]
# As many prices as cases: they are solved for, and nothing is left to fit.
prices = lab.least_squares(system, "ms", sides).coefficients
lab.show([{"side": one, "ms": prices[one]} for one in sorted(sides, key=prices.get)])

# %% [markdown]
# Now for pairs without a test case. The simulation knows two more things: part of the price is
# the engine's, and the processors wait now and then.

# %%
PAIRS = [("http", "file"), ("http", "soap"), ("pop3", "sql"), ("sql", "smtp"), ("file", "http")]
predictions = []
for receives, sends in PAIRS:
    pair = {"receives": receives, "sends": sends}
    together = sum(prices[side(pair, which)] for which in pair)
    report = lab.simulate(
        "adapters/file-local/2006/2kb", receiveAdapter=receives, sendAdapter=sends, replications=1
    )
    predictions.append(
        {
            "receives": receives,
            "sends": sends,
            "by prices, per second": 1000 / together,
            "simulated, per second": report.metrics["documentsPerSecond"],
        }
    )
lab.show(predictions)

# %% [markdown]
# Where they differ, the reason is worth a look: the simulation is fitted to both versions and
# sizes at once and so gives each single case back a little less exactly than these prices do.
# None of the pairs was measured; what such predictions are worth is told on [the
# board](/fidelity).
