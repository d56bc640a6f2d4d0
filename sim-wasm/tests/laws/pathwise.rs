//! Every single departure against a recursion that knows nothing of events: Lindley's for one
//! server, Kiefer and Wolfowitz's for several, on the same random numbers, equal to the last bit.

use crate::conservation::assert_close;
use crate::line::{Line, Passage};
use crate::tandem::Tandem;
use messagebox_sim::kernel::gate::{Gate, Grant};
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

const JOBS: usize = 4_000;

/// A job starts when it has come and the job before it has left.
fn lindley(arrivals: &[f64], services: &[f64]) -> Vec<f64> {
    let mut free = 0.0f64;
    let departure = |(&came, &service): (&f64, &f64)| {
        free = free.max(came) + service;
        free
    };
    arrivals.iter().zip(services).map(departure).collect()
}

/// Jobs in the order in which they come each take the server that is free first; one that would
/// find more than `room` waiting is refused and departs never. Returns starts and departures.
fn kiefer_wolfowitz(
    arrivals: &[f64],
    services: &[f64],
    servers: u32,
    room: usize,
) -> (Vec<f64>, Vec<f64>) {
    let mut order: Vec<usize> = (0..arrivals.len()).collect();
    order.retain(|&job| !arrivals[job].is_nan());
    order.sort_by(|&a, &b| arrivals[a].total_cmp(&arrivals[b]));
    let mut free = vec![0.0f64; servers as usize];
    let mut starts = vec![f64::NAN; arrivals.len()];
    let mut departures = vec![f64::NAN; arrivals.len()];
    let mut waiting = Vec::new();
    for job in order {
        let came = arrivals[job];
        waiting.retain(|&start| start > came);
        let first = (0..free.len())
            .min_by(|&a, &b| free[a].total_cmp(&free[b]))
            .expect("a server");
        let start = free[first].max(came);
        if start > came {
            if waiting.len() >= room {
                continue;
            }
            waiting.push(start);
        }
        starts[job] = start;
        departures[job] = start + services[job];
        free[first] = departures[job];
    }
    (starts, departures)
}

fn same_bits(left: &[f64], right: &[f64]) -> bool {
    let bits = |values: &[f64]| -> Vec<u64> {
        values.iter().map(|value| (value + 0.0).to_bits()).collect()
    };
    bits(left) == bits(right)
}

#[test]
fn single_server_tandems_follow_lindley() {
    for seed in 0..20 {
        let plain = Line::random(seed, &[1, 1, 1, 1], JOBS);
        for line in [plain.clone(), plain.on_a_lattice()] {
            let Passage {
                departures,
                stations,
                end,
            } = line.run();
            let mut arrivals = line.arrivals.clone();
            for (index, station) in stations.iter().enumerate() {
                let exact = lindley(&arrivals, &line.services[index]);
                assert!(
                    same_bits(&departures[index], &exact),
                    "seed {seed}, {index}"
                );
                let work: f64 = line.services[index].iter().sum();
                let response: f64 = exact.iter().zip(&arrivals).map(|(d, a)| d - a).sum();
                assert_close(station.mean_jobs(end) * end, response);
                assert_close(station.utilisation(end) * end, work);
                assert_close(station.mean_wait() * JOBS as f64, response - work);
                assert_close(station.mean_queue(end) * end, response - work);
                arrivals = exact;
            }
        }
    }
}

#[test]
fn stations_of_several_servers_follow_kiefer_and_wolfowitz() {
    for seed in 0..20 {
        let line = Line::random(seed, &[2, 5, 1, 3], JOBS);
        let passage = line.run();
        let mut arrivals = line.arrivals.clone();
        for (index, &servers) in line.servers.iter().enumerate() {
            let (starts, exact) =
                kiefer_wolfowitz(&arrivals, &line.services[index], servers, usize::MAX);
            assert!(
                same_bits(&passage.departures[index], &exact),
                "seed {seed}, {index}"
            );
            let waits: f64 = starts.iter().zip(&arrivals).map(|(s, a)| s - a).sum();
            assert_close(passage.stations[index].mean_wait() * JOBS as f64, waits);
            arrivals = exact;
        }
    }
}

#[test]
fn limited_rooms_refuse_the_same_jobs() {
    for seed in 0..20 {
        let room = seed as usize % 4;
        let line = Line::random(seed, &[2, 1, 3], JOBS);
        let passage = line.run_with_slots(room, false);
        let mut arrivals = line.arrivals.clone();
        for (index, &servers) in line.servers.iter().enumerate() {
            let (_, exact) = kiefer_wolfowitz(&arrivals, &line.services[index], servers, room);
            let came = arrivals.iter().filter(|time| !time.is_nan()).count();
            let refused = came - exact.iter().filter(|time| !time.is_nan()).count();
            assert_eq!(passage.stations[index].refused(), refused as u64);
            assert!(
                same_bits(&passage.departures[index], &exact),
                "seed {seed}, {index}"
            );
            arrivals = exact;
        }
    }
}

/// One timer per job, units handed on at its release.
fn through_gate(line: &Line, units: u32) -> Vec<f64> {
    let source = JOBS as u32;
    let mut timers = Timers::new(JOBS + 1);
    let mut gate = Gate::new(units, JOBS);
    let mut releases = vec![f64::NAN; JOBS];
    let mut next = 0;
    timers.schedule(source, line.arrivals[0]);
    while let Some((slot, now)) = timers.pop() {
        let holder = if slot == source {
            let job = next as u32;
            next += 1;
            if let Some(&then) = line.arrivals.get(next) {
                timers.schedule(source, then);
            }
            (gate.acquire(now, job) == Grant::Granted).then_some(job)
        } else {
            releases[slot as usize] = now;
            gate.release(now)
        };
        if let Some(job) = holder {
            timers.schedule(job, now + line.services[0][job as usize]);
        }
    }
    releases
}

#[test]
fn gates_follow_kiefer_and_wolfowitz() {
    for seed in 0..20 {
        let units = 1 + seed as u32 % 4;
        let line = Line::random(seed, &[units], JOBS);
        let (_, exact) = kiefer_wolfowitz(&line.arrivals, &line.services[0], units, JOBS);
        assert!(
            same_bits(&through_gate(&line, units), &exact),
            "seed {seed}"
        );
    }
}

/// With one server each, the n-th job to come to the first station is the one that left the last
/// station as often before as there are jobs.
#[test]
fn closed_tandem_follows_lindley() {
    const STATIONS: [(f64, u32); 3] = [(8.0, 1), (6.0, 1), (9.5, 1)];
    for jobs in [1, 2, 7, 20] {
        let end = 1e5;
        let mut simulated = Tandem::new(&STATIONS, jobs, 1.0, 3);
        simulated.run(end);
        let mut streams: Vec<Stream> = (0..3).map(|index| Stream::new(3, index)).collect();
        let mut left = [0.0f64; 3];
        let mut came = vec![0.0f64; jobs];
        let (mut visits, mut cycles, mut cycle_time) = (0, 0, 0.0);
        for turn in 0.. {
            let job = turn % jobs;
            let mut now = came[job];
            if left[0].max(now) > end {
                break;
            }
            for (index, &(mean, _)) in STATIONS.iter().enumerate() {
                now = left[index].max(now) + exponential(&mut streams[index], mean);
                left[index] = now;
                visits += u64::from(now <= end);
            }
            if now <= end {
                cycles += 1;
                cycle_time += now - came[job];
            }
            came[job] = now;
        }
        assert_eq!((simulated.visits, simulated.cycles), (visits, cycles));
        assert_close(simulated.cycle_time, cycle_time);
    }
}
