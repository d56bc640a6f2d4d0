//! The four published runs of the worker-threads study against twenty replications of each.

use messagebox_sim::experiment::worker_threads::Run;
use messagebox_sim::experiment::{Run as _, Status};
use messagebox_sim::parameters::worker_threads::Parameters;
use messagebox_sim::scenario::Values;
use messagebox_sim::scenario::knobs::worker_threads::{Id, KNOBS};

const REPLICATIONS: u32 = 20;

/// What a run printed; thousands of messages and instances, percent.
struct Measured {
    name: &'static str,
    changes: &'static [(Id, f64)],
    received: f64,
    completed: f64,
    connections: f64,
    cpu: f64,
}

const RUNS: [Measured; 4] = [
    Measured {
        name: "200",
        changes: &[(Id::MaxWorkerThreads, 200.0)],
        received: 20.0,
        completed: 5.0,
        connections: 1_093.0,
        cpu: 31.4,
    },
    Measured {
        name: "200-throttled",
        changes: &[(Id::MaxWorkerThreads, 200.0), (Id::ConnectionsPerCpu, 20.0)],
        received: 37.9,
        completed: 10.2,
        connections: 1_037.0,
        cpu: 40.1,
    },
    Measured {
        name: "25",
        changes: &[(Id::MaxWorkerThreads, 25.0), (Id::ThreadsPerCpu, 1.0)],
        received: 58.6,
        completed: 36.7,
        connections: 480.0,
        cpu: 81.7,
    },
    Measured {
        name: "100",
        changes: &[(Id::MaxWorkerThreads, 100.0)],
        received: 57.7,
        completed: 39.4,
        connections: 694.0,
        cpu: 76.6,
    },
];

/// Every metric of every replication.
struct Sample(Vec<[(&'static str, f64); 10]>);

impl Sample {
    fn of(changes: &[(Id, f64)]) -> Self {
        let mut values: Vec<f64> = KNOBS.iter().map(|knob| knob.default).collect();
        for &(id, value) in changes {
            values[id as usize] = value;
        }
        let values = Values::check(&values).expect("a valid scenario");
        let replicate = |replication| {
            let mut run = Run::new(&values, Parameters::default(), 1, replication);
            while run.advance(u32::MAX) == Status::Running {}
            run.system().metrics()
        };
        Self((0..REPLICATIONS).map(replicate).collect())
    }

    fn values(&self, name: &str) -> Vec<f64> {
        let value = |metrics: &[(&str, f64); 10]| {
            let found = metrics.iter().find(|(id, _)| *id == name);
            found.map_or(f64::NAN, |&(_, value)| value)
        };
        self.0.iter().map(value).collect()
    }

    fn mean(&self, name: &str) -> f64 {
        self.values(name).iter().sum::<f64>() / self.0.len() as f64
    }
}

fn assert_within(what: &str, simulated: f64, measured: f64, tolerance: f64) {
    let error = simulated / measured - 1.0;
    assert!(
        error.abs() <= tolerance,
        "{what}: {simulated} against {measured}, {:.1} %",
        100.0 * error
    );
}

#[test]
fn published_runs_come_out_in_size_and_order() {
    let samples = RUNS.map(|run| (Sample::of(run.changes), run));
    for (sample, run) in &samples {
        let name = run.name;
        let thousands = |metric| sample.mean(metric) / 1_000.0;
        assert_within(
            name,
            sample.mean("sqlConnections.peak"),
            run.connections,
            0.05,
        );
        assert_within(name, thousands("completed"), run.completed, 0.25);
        assert_within(name, thousands("received"), run.received, 0.15);
        assert_within(name, sample.mean("cpu.sql"), run.cpu, 0.10);
        let stalls = sample.values("sqlStalledPercent");
        if name.starts_with("200") {
            assert!(sample.mean("sqlStalledPercent") > 1.0, "{name}");
        } else {
            assert!(stalls.iter().all(|&share| share == 0.0), "{name}");
        }
        let delays = sample.values("publishingDelayMs.peak");
        let capped = delays.iter().filter(|&&delay| delay == 300_000.0).count();
        match name {
            "200-throttled" => assert!(2 * capped > delays.len(), "{capped} reach the cap"),
            _ => assert!(sample.mean("publishingDelayMs.peak") < 5_000.0, "{name}"),
        }
    }
    let [throttled_below, below_default, below_hundred] =
        [0, 1, 2].map(|i| samples[i].0.mean("completed") < samples[i + 1].0.mean("completed"));
    assert!(throttled_below && below_default && below_hundred);
    let cpu = [0, 1, 3, 2].map(|i: usize| samples[i].0.mean("cpu.sql"));
    assert!(cpu.is_sorted(), "{cpu:?}");
}
