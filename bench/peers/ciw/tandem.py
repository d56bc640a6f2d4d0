"""Closed tandem of five stations in Ciw: twenty customers arrive at time 0 and never leave."""

import json
import sys
import time

import ciw

MEANS_MS = [8.0, 30.0, 6.0, 9.5, 4.0]
SERVERS = [1, 4, 1, 1, 1]
JOBS = 20
WARM_UP_MS = 20_000.0


def main():
    run_ms = float(sys.argv[1])
    stations = len(MEANS_MS)
    network = ciw.create_network(
        arrival_distributions=[ciw.dists.Sequential([0.0] * JOBS + [float("inf")])]
        + [None] * (stations - 1),
        service_distributions=[ciw.dists.Exponential(rate=1 / mean) for mean in MEANS_MS],
        number_of_servers=SERVERS,
        routing=[
            [1.0 if to == (at + 1) % stations else 0.0 for to in range(stations)]
            for at in range(stations)
        ],
    )
    ciw.seed(1)
    began = time.process_time()
    simulation = ciw.Simulation(network)
    simulation.simulate_until_max_time(WARM_UP_MS + run_ms)
    spent = time.process_time() - began
    records = [
        record for node in simulation.transitive_nodes for customer in node.all_individuals
        for record in customer.data_records
    ]
    cycles = sum(1 for r in records if r.node == stations and r.exit_date >= WARM_UP_MS)
    print(
        json.dumps(
            {
                "cpuSeconds": spent,
                "visits": len(records),
                "perSecond": 1000 * cycles / run_ms,
            }
        )
    )


if __name__ == "__main__":
    main()
