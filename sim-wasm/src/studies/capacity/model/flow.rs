//! The fluid limit of the sessions: what flows when every stage has many of them.

use super::cleanup::{JOBS, PerJob};
use super::hosts::{PerStage, STAGES, Stage};
use super::settings::Settings;

/// Steps of the search for the wait at the latch once it is known to a factor of two.
const HALVINGS: u32 = 10;
/// Where that search begins, ms.
const SHORT_WAIT_MS: f64 = 0.5;
/// Longest wait at the latch that is considered, ms.
const LONGEST_WAIT_MS: f64 = 20_000.0;
/// Squared coefficient of variation of the times between transactions: the load tool is paced, so
/// they hardly vary. Chosen for the preview to have as many sessions in transactions at 150/s as the
/// simulation.
const ARRIVAL_VARIATION: f64 = 0.04;
/// Largest share of the latch that is given out.
const MOST_BUSY: f64 = 0.998;

/// What holds for a short time.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Part of the page accesses that miss memory.
    pub miss: f64,
    /// Messages per ms that each stage could take if it had sessions enough.
    pub supply: PerStage<f64>,
    /// Sessions of each stage.
    pub sessions: PerStage<f64>,
    /// Which cleanup jobs run, and what they delete in one transaction.
    pub running: PerJob<bool>,
    pub chunks: PerJob<f64>,
}

/// What flows under these conditions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flow {
    /// Messages per ms through each stage.
    pub rates: PerStage<f64>,
    /// Rows or parts that each job deletes per ms, and the part of its time that it reads.
    pub deleted: PerJob<f64>,
    pub reading: PerJob<f64>,
    /// Sessions in a transaction, and those of them that wait for a lock.
    pub active: f64,
    pub blocked: f64,
    pub latch_share: f64,
    pub latch_wait_ms: f64,
    /// Processors at work.
    pub processors: f64,
    /// Page reads per ms of transactions, one after the other in each.
    pub reads: f64,
}

impl Flow {
    /// The flow under `conditions`: the wait at the latch is such that what gets through is what
    /// the latch can take.
    pub fn balance(settings: &Settings, conditions: &Conditions) -> Self {
        let (mut low, mut high) = (0.0, SHORT_WAIT_MS);
        let mut flow = Self::at(settings, conditions, high);
        while flow.queueing_ms(settings) > high && high < LONGEST_WAIT_MS {
            low = high;
            high *= 2.0;
            flow = Self::at(settings, conditions, high);
        }
        for _ in 0..HALVINGS {
            let middle = 0.5 * (low + high);
            flow = Self::at(settings, conditions, middle);
            if flow.queueing_ms(settings) > middle {
                low = middle;
            } else {
                high = middle;
            }
        }
        flow
    }

    /// Mean wait at the latch by Kingman's formula for constant holds, with its present use.
    fn queueing_ms(&self, settings: &Settings) -> f64 {
        if self.latch_share >= MOST_BUSY {
            return f64::INFINITY;
        }
        let holds: f64 = self
            .rates
            .as_array()
            .iter()
            .zip(settings.demands.as_array())
            .map(|(rate, demand)| rate * demand.latch_ms * demand.latch_ms)
            .sum();
        0.5 * ARRIVAL_VARIATION * holds / (1.0 - self.latch_share)
    }

    /// What flows when the wait at the latch is `wait_ms`.
    fn at(settings: &Settings, conditions: &Conditions, wait_ms: f64) -> Self {
        let p = &settings.parameters;
        let mut flow = Self {
            latch_wait_ms: wait_ms,
            ..Self::default()
        };
        for job in JOBS {
            let costs = settings.deletion(job);
            if conditions.running[job] {
                let read_ms = costs.cold_reads * conditions.miss * settings.request_ms;
                let delete_ms =
                    costs.latch_ms + costs.processor_ms + wait_ms / conditions.chunks[job];
                let rate = 1.0 / read_ms.max(delete_ms);
                flow.deleted[job] = rate;
                flow.reading[job] = (rate * read_ms).min(1.0);
                flow.latch_share += rate * costs.latch_ms;
                flow.processors += rate * costs.processor_ms;
            }
        }
        // Locks are held for the whole transaction, and waits for them make it longer in turn:
        // twice around is as close as the rest of this limit.
        let mut blocked_ms = 0.0;
        let (latch_share, processors) = (flow.latch_share, flow.processors);
        for _ in 0..2 {
            flow.active = 0.0;
            flow.reads = 0.0;
            flow.latch_share = latch_share;
            flow.processors = processors;
            let mut supply = conditions.supply;
            for stage in STAGES {
                let demand = settings.demand(stage);
                let reads = demand.latch_ms * p.cold_reads * conditions.miss;
                let hold_ms = demand.latch_ms + reads * settings.request_ms;
                let transaction_ms =
                    blocked_ms + wait_ms + hold_ms + demand.processor_ms + p.commit_ms;
                let most = conditions.sessions[stage] / (demand.outside_ms + transaction_ms);
                let rate = supply[stage].min(most);
                // What one stage lets through is there for the next at once.
                let skips = stage == Stage::Receive && !settings.orchestration;
                if let Some(next) = supply
                    .as_mut_array()
                    .get_mut(stage as usize + 1 + usize::from(skips))
                {
                    *next += rate;
                }
                flow.rates[stage] = rate;
                flow.active += rate * transaction_ms;
                flow.latch_share += rate * hold_ms;
                flow.processors += rate * demand.processor_ms;
                flow.reads += rate * reads;
            }
            let transactions: f64 = flow.rates.as_array().iter().sum();
            flow.blocked =
                (0.5 * p.conflict_chance * flow.active * flow.active).min(0.9 * flow.active);
            blocked_ms = if transactions > 0.0 {
                flow.blocked / transactions
            } else {
                0.0
            };
        }
        flow
    }
}
