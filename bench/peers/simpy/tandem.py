"""Closed tandem of five stations in SimPy: one process per job, one resource per station."""

import json
import random
import sys
import time

import simpy

STATIONS = [(8.0, 1), (30.0, 4), (6.0, 1), (9.5, 1), (4.0, 1)]
JOBS = 20
WARM_UP_MS = 20_000.0


def simulate(run_ms):
    env = simpy.Environment()
    stations = [
        (simpy.Resource(env, capacity=servers), 1 / mean, random.Random(index))
        for index, (mean, servers) in enumerate(STATIONS)
    ]
    count = {"cycles": 0, "visits": 0}

    def job():
        while True:
            for resource, rate, stream in stations:
                with resource.request() as request:
                    yield request
                    yield env.timeout(stream.expovariate(rate))
                count["visits"] += 1
            count["cycles"] += env.now >= WARM_UP_MS

    for _ in range(JOBS):
        env.process(job())
    env.run(until=WARM_UP_MS + run_ms)
    return count


def main():
    run_ms = float(sys.argv[1])
    began = time.process_time()
    count = simulate(run_ms)
    spent = time.process_time() - began
    print(
        json.dumps(
            {
                "cpuSeconds": spent,
                "visits": count["visits"],
                "perSecond": 1000 * count["cycles"] / run_ms,
            }
        )
    )


if __name__ == "__main__":
    main()
