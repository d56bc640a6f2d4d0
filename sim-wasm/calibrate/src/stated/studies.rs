//! What each of these studies gives to be fitted.

use super::fact::Configuration;
use super::problem::{LeftOut, Metrics, Study};
use crate::gauss_newton::Search;
use messagebox_sim::experiment::driver::{Reported, Run};
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::{capacity, scale_up, worker_threads};

const SEED: u32 = 1;
const MISSING: &str = "one value for each parameter";

fn draw(replication: u32) -> Draw {
    Draw {
        seed: SEED,
        replication,
    }
}

fn finish<System: Reported>(mut run: Run<System>) -> Run<System> {
    while run.advance(u32::MAX) == Status::Running {}
    run
}

/// Two experiments, so each refit leaves out a single fact.
pub const CAPACITY: Study = Study {
    model_version: capacity::model::VERSION,
    table: capacity::parameters::TABLE,
    search: Search {
        step: 0.02,
        largest_move: 0.2,
        rounds: 1,
        steps: 8,
        gain: 0.01,
    },
    replications: 1,
    left_out: LeftOut::Fact,
    simulate: |configuration: &Configuration, values, replication| -> Result<Metrics, String> {
        let knobs = configuration.knobs.values(&configuration.id)?;
        let set = capacity::parameters::Parameters::from_slice(values).ok_or(MISSING)?;
        let run = capacity::experiment::Run::new(&knobs, set, Protocol::Study, draw(replication));
        let metrics = finish(run).system().metrics();
        Ok(metrics.iter().map(|m| (m.name, m.value)).collect())
    },
};

/// The counters of a run belong together, so each refit leaves out a whole one.
pub const WORKER_THREADS: Study = Study {
    model_version: worker_threads::model::VERSION,
    table: worker_threads::parameters::TABLE,
    search: Search {
        step: 0.1,
        largest_move: 0.2,
        rounds: 1,
        steps: 8,
        gain: 0.01,
    },
    replications: 6,
    left_out: LeftOut::Configuration,
    simulate: |configuration, values, replication| {
        let knobs = configuration.knobs.values(&configuration.id)?;
        let set = worker_threads::parameters::Parameters::from_slice(values).ok_or(MISSING)?;
        let run = worker_threads::experiment::Run::new(&knobs, set, draw(replication));
        Ok(finish(run).system().metrics().to_vec())
    },
};

/// Its rates are bounds and its counters proportional to them, so no simulation is needed. All
/// counters are of one run, so a refit leaves out that run with them.
pub const SCALE_UP: Study = Study {
    model_version: scale_up::model::VERSION,
    table: scale_up::parameters::TABLE,
    search: Search {
        step: 1e-5,
        largest_move: 1.0,
        rounds: 200,
        steps: 3,
        gain: 1e-9,
    },
    replications: 1,
    left_out: LeftOut::Configuration,
    simulate: |configuration, values, _| {
        let knobs = configuration.knobs.values(&configuration.id)?;
        let set = scale_up::parameters::Parameters::from_slice(values).ok_or(MISSING)?;
        let bounds = scale_up::experiment::settings(&knobs, Protocol::Study).bounds(&set);
        let rate = bounds.least();
        let percent = |bound: f64| 100.0 * set.usable_share * rate / bound;
        // Counters are printed for the Latency App with two workers.
        Ok(vec![
            ("orchestrationsPerSecond", rate),
            ("cpu.master", percent(bounds.master)),
            ("cpu.worker1", percent(bounds.worker)),
            (
                "cpu.worker2",
                percent(bounds.worker) * set.second_worker_cost,
            ),
            (
                "transactionsPerSecond.master",
                rate * set.master_transactions,
            ),
            (
                "transactionsPerSecond.worker1",
                rate * set.worker_transactions,
            ),
            (
                "transactionsPerSecond.worker2",
                rate * set.worker_transactions,
            ),
        ])
    },
};
