//! What a reader of the scale-up study relies on, whatever the parameters are. The published points
//! are compared where they are shown, by the tests of fidelity.

#[path = "../support/any_scenario.rs"]
mod any_scenario;
mod directions;
#[path = "../support/ends.rs"]
mod ends;
#[path = "../support/knob_directions.rs"]
mod knob_directions;
#[path = "../support/metrics.rs"]
mod metrics;
#[path = "../support/progress.rs"]
mod progress;
#[path = "../support/samples.rs"]
mod samples;
#[path = "../support/scenario.rs"]
mod scenario;

use any_scenario::any_scenario;
use ends::assert_ends;
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::scale_up::experiment::Run;
use messagebox_sim::studies::scale_up::knobs::{Id, KNOBS};
use messagebox_sim::studies::scale_up::parameters::Parameters;
use metrics::named;
use progress::assert_progress;
use samples::assert_repeats;
use scenario::{list, scenario};

fn run(values: &Values<Id>, protocol: Protocol, replication: u32, slice: u32) -> Run {
    let mut run = Run::new(
        values,
        Parameters::default(),
        protocol,
        Draw {
            seed: 1,
            replication,
        },
    );
    while run.advance(slice) == Status::Running {}
    run
}

fn finished(changes: &[(Id, f64)]) -> Run {
    run(&scenario(changes), Protocol::Study, 0, u32::MAX)
}

fn metric(run: &Run, name: &str) -> f64 {
    named(&run.system().metrics(), name)
}

fn rate(changes: &[(Id, f64)]) -> f64 {
    metric(&finished(changes), "orchestrationsPerSecond")
}

fn hosts(application: f64, receive: f64, process: f64, send: f64) -> [(Id, f64); 4] {
    [
        (Id::Application, application),
        (Id::ReceiveHosts, receive),
        (Id::ProcessHosts, process),
        (Id::SendHosts, send),
    ]
}

/// What the shortest runs here, of fifteen seconds or of a single message, leave to chance: a share.
const CHANCE: f64 = 0.01;

fn assert_close(what: &str, value: f64, expected: f64) {
    let error = value / expected - 1.0;
    assert!(error.abs() <= CHANCE, "{what}: {value} for {expected}");
}

/// Processors and transactions follow the throughput in proportion, whatever limits it.
#[test]
fn processor_time_is_proportional_to_throughput() {
    let reference = finished(&[]);
    for process in [2.0, 5.0] {
        let run = finished(&[(Id::ProcessHosts, process)]);
        let x = metric(&run, "orchestrationsPerSecond");
        let share = x / metric(&reference, "orchestrationsPerSecond");
        for name in ["cpu.master", "cpu.worker1", "transactionsPerSecond.master"] {
            let expected = metric(&reference, name) * share;
            assert_close(name, metric(&run, name), expected);
        }
    }
}

/// Nothing is lost or made, at any instant.
#[test]
fn messages_are_conserved() {
    for workers in [0.0, 2.0, 5.0] {
        let values = scenario(&[(Id::WorkerMessageBoxes, workers)]);
        let mut run = Run::new(
            &values,
            Parameters::default(),
            Protocol::Preview,
            Draw {
                seed: 3,
                replication: 0,
            },
        );
        let under_way = u64::from(run.system().settings().under_way);
        loop {
            let status = run.advance(997);
            let system = run.system();
            assert_eq!(system.found(), under_way);
            let (completed, received) = system.counts();
            assert!(received.abs_diff(completed) <= under_way);
            if status != Status::Running {
                break;
            }
        }
        let system = run.system();
        let (completed, _) = system.counts();
        let expected = completed as f64 * system.transactions_per_orchestration();
        // What is under way at the end has had only part of its transactions.
        assert_close("transactions", system.transactions(), expected);
    }
}

/// No run passes the tightest bound, and a well supplied one comes close to it.
#[test]
fn bounds_hold_and_are_tight() {
    for changes in [
        vec![(Id::ReceiveHosts, 1.0)],
        vec![(Id::ProcessHosts, 3.0)],
        vec![(Id::SendHosts, 1.0)],
        vec![(Id::MasterProcessors, 6.0)],
        vec![(Id::WorkerProcessors, 4.0)],
        vec![(Id::LatencyMs, 500.0)],
        vec![(Id::WorkerMessageBoxes, 0.0)],
        vec![(Id::WorkerMessageBoxes, 1.0)],
    ] {
        let run = finished(&changes);
        let x = metric(&run, "orchestrationsPerSecond");
        let bound = metric(&run, "bound");
        assert!(x <= bound * (1.0 + CHANCE), "{changes:?}: {x} over {bound}");
        assert!(
            x >= bound * (1.0 - CHANCE),
            "{changes:?}: {x} under {bound}"
        );
    }
}

/// What limits the throughput works nearly all the time, and nothing more than that.
#[test]
fn the_bottleneck_is_busy() {
    for (id, value, bottleneck) in [
        (Id::ReceiveHosts, 1.0, "receiveHosts"),
        (Id::ProcessHosts, 3.0, "processHosts"),
        (Id::SendHosts, 1.0, "sendHosts"),
        (Id::LatencyMs, 500.0, "threads"),
        (Id::MasterProcessors, 6.0, "master"),
        (Id::WorkerProcessors, 4.0, "worker1"),
    ] {
        let resources = finished(&[(id, value)]).system().resources();
        for resource in &resources {
            let used = resource.utilisation_percent;
            assert!((0.0..100.1).contains(&used), "{}: {used}", resource.id);
        }
        let found = resources.iter().find(|resource| resource.id == bottleneck);
        let used = found.expect("the bottleneck").utilisation_percent;
        assert!(used > 98.0, "{bottleneck}: {used}");
    }
}

#[test]
fn servers_are_as_busy_as_their_metrics_say() {
    let run = finished(&[]);
    let servers: Vec<_> = run.system().database_servers().collect();
    let metrics = ["cpu.master", "cpu.worker1", "cpu.worker2"];
    assert_eq!(servers.len(), metrics.len());
    for (server, name) in servers.iter().zip(metrics) {
        assert_eq!(server.cpu_percent, metric(&run, name), "{name}");
    }
}

#[test]
fn progress_grows_from_nothing_to_all() {
    let draw = Draw {
        seed: 1,
        replication: 0,
    };
    let values = scenario(&[]);
    let run = Run::new(&values, Parameters::default(), Protocol::Preview, draw);
    assert_progress(run, 500);
}

/// Few messages under way meet no queue: their number divided by the time of the way.
#[test]
fn a_single_message_follows_littles_law() {
    let run = finished(&[(Id::MessagesUnderWay, 1.0)]);
    let p = Parameters::default();
    let routing = p.master_transactions * p.master_cpu_ms;
    let storing =
        2.0 * p.worker_transactions * p.worker_cpu_ms * (1.0 + p.second_worker_cost) / 2.0;
    let way_ms = p.receive_ms
        + p.latency_process_ms
        + p.sharing_ms
        + 200.0
        + p.send_ms
        + (routing + storing) / p.usable_share;
    let x = metric(&run, "orchestrationsPerSecond");
    assert_close("throughput", x, 1_000.0 / way_ms);
}

/// What the charts draw second by second agrees with the numbers beside them.
#[test]
fn lines_over_time_average_to_the_metrics() {
    let run = finished(&[]);
    let system = run.system();
    let completions = system.completions();
    let ramp_up = (system.since_ms() / completions.step()) as usize;
    assert!(ramp_up > 0);
    let rates: Vec<f64> = completions.rates().skip(ramp_up).collect();
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    assert_close(
        "orchestrations per second",
        mean(&rates) * 1_000.0,
        metric(&run, "orchestrationsPerSecond"),
    );
    assert_eq!(system.cpu_series().count(), 3);
    for (line, name) in system
        .cpu_series()
        .zip(["cpu.master", "cpu.worker1", "cpu.worker2"])
    {
        let all: Vec<f64> = line.means().flatten().collect();
        assert_eq!(all.len(), completions.len(), "{name}");
        let shares = &all[ramp_up..];
        assert_close(name, mean(shares), metric(&run, name));
        let busiest = shares.iter().copied().fold(0.0, f64::max);
        let idlest = shares.iter().copied().fold(100.0, f64::min);
        assert!(busiest - idlest < 50.0, "{name}: {idlest} to {busiest}");
    }
}

#[test]
fn slices_and_repetition_leave_the_bits_alone() {
    let values = scenario(&[]);
    let report = |replication, slice| run(&values, Protocol::Preview, replication, slice).report();
    let whole = report(0, u32::MAX);
    assert_eq!(whole, report(0, u32::MAX));
    assert_eq!(whole, report(0, 997));
    assert_ne!(whole, report(1, u32::MAX));
}

/// The first impression is near the result.
#[test]
fn the_preview_is_close() {
    let values = scenario(&[]);
    let preview = run(&values, Protocol::Preview, 0, u32::MAX);
    let x = metric(&preview, "orchestrationsPerSecond");
    assert_close("preview", x, rate(&[]));
}

/// Any scenario a reader can set runs to an end, in bounded time.
#[test]
fn any_valid_scenario_ends() {
    let mut random = Stream::new(20, 1);
    for round in 0..150 {
        let values = any_scenario(KNOBS, &mut random);
        let values = Values::check(&values).expect("a valid scenario");
        let mut run = Run::new(
            &values,
            Parameters::default(),
            Protocol::Preview,
            Draw {
                seed: round,
                replication: 0,
            },
        );
        assert_ends(&mut run, 5_000_000, round);
        let bound = metric(&run, "bound");
        let x = metric(&run, "orchestrationsPerSecond");
        // What piled up before counting began may leave after it; a tenth is chance in the 15 s of a preview.
        let slack = f64::from(run.system().settings().under_way) / 15.0;
        assert!(x <= bound * 1.1 + slack, "round {round}: {x} over {bound}");
        assert!(run.progress() == 1.0);
    }
}

#[test]
fn each_refusal_names_its_field() {
    for bad in [f64::NAN, f64::INFINITY, -1.0, 0.0, 1.5, 1e9] {
        let values = list(&[(Id::ProcessHosts, bad)]);
        let refusal = Values::<Id>::check(&values).expect_err("a refusal");
        assert_eq!(refusal.knob, "processHosts", "{bad}");
    }
}

#[test]
fn native_code_repeats_the_committed_results() {
    for (configuration, values) in [
        ("S1", hosts(0.0, 1.0, 1.0, 1.0)),
        ("L3", hosts(1.0, 5.0, 10.0, 10.0)),
    ] {
        let run = finished(&values);
        assert_repeats("scale-up", configuration, run.system().metrics());
    }
}
