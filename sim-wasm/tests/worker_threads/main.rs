//! What a reader of the worker-threads study relies on, whatever the parameters are.

#[path = "../support/any_scenario.rs"]
mod any_scenario;
mod directions;
#[path = "../support/ends.rs"]
mod ends;
#[path = "../support/knob_directions.rs"]
mod knob_directions;
#[path = "../support/metrics.rs"]
mod metrics;
#[path = "../support/samples.rs"]
mod samples;
#[path = "../support/scenario.rs"]
mod scenario;

use any_scenario::any_scenario;
use ends::assert_ends;
use messagebox_sim::experiment::driver::Driven as _;
use messagebox_sim::experiment::{Run as _, Status};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::worker_threads::experiment::Run;
use messagebox_sim::studies::worker_threads::knobs::{Id, KNOBS};
use messagebox_sim::studies::worker_threads::model::observations::Incident;
use messagebox_sim::studies::worker_threads::model::system::System;
use messagebox_sim::studies::worker_threads::model::{Load, Settings};
use messagebox_sim::studies::worker_threads::parameters::Parameters;
use metrics::named;
use samples::assert_repeats;
use scenario::{list, scenario};
use std::collections::BTreeSet;

fn finished(values: &Values<Id>, replication: u32, slice: u32) -> Run {
    let mut run = Run::new(
        values,
        Parameters::default(),
        Draw {
            seed: 1,
            replication,
        },
    );
    while run.advance(slice) == Status::Running {}
    run
}

fn metric(run: &Run, name: &str) -> f64 {
    named(&run.system().metrics(), name)
}

/// Mean of a metric over a few replications of the study's run.
fn mean(changes: &[(Id, f64)], name: &str) -> f64 {
    let values = scenario(changes);
    let replications = 3;
    let of = |replication| {
        let run = finished(&values, replication, u32::MAX);
        metric(&run, name)
    };
    (0..replications).map(of).sum::<f64>() / f64::from(replications)
}

#[test]
fn slices_and_repetition_leave_the_bits_alone() {
    let values = scenario(&[(Id::MaxWorkerThreads, 200.0), (Id::RunMinutes, 20.0)]);
    let report = |replication, slice| finished(&values, replication, slice).report();
    let whole = report(0, u32::MAX);
    assert_eq!(whole, report(0, u32::MAX));
    assert_eq!(whole, report(0, 997));
    assert_ne!(whole, report(1, u32::MAX));
}

/// What the charts draw over time agrees with the numbers beside them, and nothing works more than all the time.
#[test]
fn lines_over_time_agree_with_the_metrics() {
    let run = finished(&scenario(&[(Id::MaxWorkerThreads, 200.0)]), 0, u32::MAX);
    let system = run.system();
    assert_eq!(system.end_ms(), system.settings().end_ms);
    let lines = &system.observations().series;
    for (line, name) in [
        (&lines.sent, "sent"),
        (&lines.received, "received"),
        (&lines.completed, "completed"),
    ] {
        let total: f64 = line.rates().map(|rate| rate * line.step()).sum();
        let expected = metric(&run, name);
        assert!(
            (total / expected - 1.0).abs() < 0.005,
            "{name}: {total} for {expected}"
        );
    }
    let shares: Vec<f64> = lines.cpu_percent.means().flatten().collect();
    let share = shares.iter().sum::<f64>() / shares.len() as f64;
    let expected = metric(&run, "cpu.sql");
    assert!(
        (share / expected - 1.0).abs() < 0.005,
        "{share} for {expected}"
    );
    let resources = system.resources();
    for resource in &resources {
        let used = resource.utilisation_percent;
        assert!(used > 0.0 && used <= 100.0, "{}: {used}", resource.id);
    }
    // Little's law: who waits, over the rate of transactions.
    let rate = system.observations().transactions as f64 / system.end_ms();
    for (line, id) in [
        (&lines.waiting_for_worker, "workers"),
        (&lines.waiting_for_lock, "hotLocks"),
    ] {
        let waiting: Vec<f64> = line.means().flatten().collect();
        let expected = waiting.iter().sum::<f64>() / waiting.len() as f64 / rate;
        let found = resources.iter().find(|resource| resource.id == id);
        let wait_ms = found.and_then(|resource| resource.wait_ms).expect("a wait");
        assert!(
            (wait_ms / expected - 1.0).abs() < 0.005,
            "{id}: {wait_ms} for {expected}"
        );
    }
}

/// What is told of a host instance names which, from 1 on.
#[test]
fn incidents_name_their_hosts() {
    let run = finished(&scenario(&[(Id::MaxWorkerThreads, 200.0)]), 0, u32::MAX);
    let incidents = &run.system().observations().incidents;
    let restarts = incidents.iter().filter(|one| one.kind() == "host-restart");
    let hosts: BTreeSet<u32> = restarts.filter_map(Incident::host).collect();
    assert!(hosts.len() > 1, "{hosts:?}");
    assert!(!hosts.contains(&0));
    for incident in incidents.iter().filter(|one| one.kind() != "host-restart") {
        assert_eq!(incident.host(), None);
    }
}

/// Nothing is lost or made, at any instant, through victims and restarts.
#[test]
fn messages_and_instances_are_conserved() {
    for (threads, sessions) in [(200.0, 0.0), (200.0, 20.0), (100.0, 0.0)] {
        let values = scenario(&[
            (Id::MaxWorkerThreads, threads),
            (Id::ConnectionsPerCpu, sessions),
        ]);
        let mut run = Run::new(
            &values,
            Parameters::default(),
            Draw {
                seed: 3,
                replication: 0,
            },
        );
        loop {
            let status = run.advance(10_007);
            let system = run.system();
            let seen = system.observations();
            assert_eq!(seen.sent, seen.received + system.unreceived());
            assert_eq!(
                seen.received,
                seen.completed + seen.suspended + system.in_progress() + system.waiting_instances()
            );
            if status != Status::Running {
                break;
            }
        }
        let fails = metric(&run, "hostRestarts") > 0.0;
        assert_eq!(fails, threads > 150.0, "{threads} threads");
    }
}

/// Every thread at once, and the same number of others in each host instance.
#[test]
fn sessions_peak_by_the_formula() {
    let others = Parameters::default().sessions_per_host;
    for (threads, hosts) in [(25.0, 4.0), (60.0, 3.0), (100.0, 4.0), (200.0, 4.0)] {
        let run = finished(
            &scenario(&[
                (Id::MaxWorkerThreads, threads),
                (Id::OrchestrationHosts, hosts),
                (Id::RunMinutes, 20.0),
            ]),
            0,
            u32::MAX,
        );
        let expected = (hosts + 4.0) * others + hosts * threads;
        assert_eq!(metric(&run, "sqlConnections.peak"), expected);
    }
    let by_processor = [(Id::MaxWorkerThreads, 25.0), (Id::ThreadsPerCpu, 1.0)];
    let run = finished(&scenario(&by_processor), 0, u32::MAX);
    let expected = 8.0 * others + 4.0 * 50.0;
    assert_eq!(metric(&run, "sqlConnections.peak"), expected);
}

/// A thread has one request at most: workers for all of them cannot run out.
#[test]
fn enough_workers_rule_out_a_stall() {
    let ample = [(Id::MaxWorkerThreads, 200.0), (Id::SqlWorkers, 880.0)];
    for replication in 0..3 {
        let run = finished(&scenario(&ample), replication, u32::MAX);
        for name in ["sqlStalledPercent", "deadlockVictims", "hostRestarts"] {
            assert_eq!(metric(&run, name), 0.0, "{name}");
        }
    }
}

/// The lock alone limits: threads think, then keep the only lock for an exponential time. Exact
/// throughput of the machine repair model.
#[test]
fn one_lock_is_a_machine_repair_model() {
    let (threads, think_ms, hold_ms) = (6, 100.0, 30.0);
    let p = Parameters {
        local_ms: think_ms,
        request_cpu_ms: 0.0,
        most_messages: f64::INFINITY,
        messaging_batch: 1.0,
        ..Parameters::default()
    };
    let settings = Settings {
        load: Load {
            steady_per_ms: 0.1,
            burst_messages: 0.0,
            burst_ms: 1.0,
            period_ms: 1e9,
        },
        receive_hosts: 1,
        orchestration_hosts: 0,
        send_hosts: 0,
        worker_threads: 0,
        messaging_threads: threads,
        most_sessions: 0,
        sql_processors: 2,
        sql_workers: threads as u32,
        hot_locks: 1,
        transactions: 2,
        round_trip_ms: hold_ms,
        reply_ms: 0.0,
        end_ms: 2e7,
    };
    let mut system = System::new(
        settings,
        p,
        Draw {
            seed: 1,
            replication: 0,
        },
    );
    while !system.course().has_ended() {
        system.advance(u32::MAX);
    }
    // State n: n threads at the lock; p(n + 1) = p(n) · (threads − n) · hold / think.
    let mut weight = 1.0;
    let mut sum = 1.0;
    for n in 0..threads {
        weight *= (threads - n) as f64 * hold_ms / think_ms;
        sum += weight;
    }
    let exact = (1.0 - 1.0 / sum) / hold_ms * settings.end_ms;
    let simulated = system.observations().received as f64;
    // Half a per cent is what the length of the run leaves to chance.
    assert!(
        (simulated / exact - 1.0).abs() < 0.005,
        "{simulated} {exact}"
    );
}

/// A receiver that runs ahead of the orchestrations is held back when too much is stored.
#[test]
fn a_large_backlog_delays_receiving() {
    let ahead = [(Id::BurstMessages, 30_000.0), (Id::MaxWorkerThreads, 10.0)];
    let run = finished(&scenario(&ahead), 0, u32::MAX);
    let p = Parameters::default();
    let most = p.most_messages / p.messages_per_instance;
    assert!(metric(&run, "publishingDelayMs.peak") > 0.0);
    assert!((run.system().stored() as f64) < 1.2 * most);
    assert!(metric(&run, "sent") > 2.0 * metric(&run, "received"));
}

/// Without a threshold there is no delay; with one it climbs by its steps to the cap.
#[test]
fn throttling_delays_only_above_its_threshold() {
    let delay = |per_cpu| {
        let changes = [
            (Id::MaxWorkerThreads, 100.0),
            (Id::ConnectionsPerCpu, per_cpu),
        ];
        let run = finished(&scenario(&changes), 0, u32::MAX);
        metric(&run, "publishingDelayMs.peak")
    };
    assert_eq!(delay(0.0), 0.0);
    assert_eq!(delay(68.0), 0.0);
    assert_eq!(delay(20.0), Parameters::default().throttle_most_ms);
}

/// Any scenario a reader can set runs to an end, in bounded time and memory.
#[test]
fn any_valid_scenario_ends() {
    let mut random = Stream::new(20, 1);
    for round in 0..120 {
        let mut values = any_scenario(KNOBS, &mut random);
        values[Id::RunMinutes as usize] = values[Id::RunMinutes as usize].min(20.0);
        let period = values[Id::PeriodMinutes as usize];
        values[Id::BurstMinutes as usize] = values[Id::BurstMinutes as usize].min(period);
        let values = Values::check(&values).expect("a valid scenario");
        let mut run = Run::new(
            &values,
            Parameters::default(),
            Draw {
                seed: round,
                replication: 0,
            },
        );
        assert_ends(&mut run, 50_000_000, round);
        assert!(run.progress() == 1.0);
    }
}

#[test]
fn each_refusal_names_its_field() {
    for bad in [f64::NAN, f64::INFINITY, -1.0, 0.0, 1.5, 1e9] {
        let values = list(&[(Id::MaxWorkerThreads, bad)]);
        let refusal = Values::<Id>::check(&values).expect_err("a refusal");
        assert_eq!(refusal.knob, "maxWorkerThreads", "{bad}");
    }
}

#[test]
fn native_code_repeats_the_committed_results() {
    let threads = (Id::MaxWorkerThreads, 200.0);
    let throttled = [threads, (Id::ConnectionsPerCpu, 20.0)];
    for (configuration, changes) in [
        ("25", &[(Id::ThreadsPerCpu, 1.0)][..]),
        ("200", &[threads]),
        ("200-throttled", &throttled),
    ] {
        let run = finished(&scenario(changes), 0, u32::MAX);
        assert_repeats("worker-threads", configuration, run.system().metrics());
    }
}
