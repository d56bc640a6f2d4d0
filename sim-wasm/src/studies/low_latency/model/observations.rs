//! What a run records.

use super::stages::StageTimes;
use crate::kernel::bins::Bins;
use crate::kernel::convert::Whole;
use crate::kernel::histogram::Histogram;
use crate::kernel::presence::Presence;
use crate::kernel::series::Series;
use crate::kernel::tally::Tally;
use crate::kernel::time_average::TimeAverage;
use crate::kernel::windows::{Reading, Windows};

/// Width of the windows whose mean and median are reported: the published figures behave like
/// performance counters read every few seconds, ms.
const WINDOW_MS: f64 = 2000.0;
/// Step of the time series, ms.
pub const STEP_MS: f64 = 3000.0;
/// Most points of a time series: the 35 minutes of the study.
const POINTS: usize = 700;
/// Latencies are resolved between 1 ms and about half an hour.
const LATENCY_RANGE_MS: (f64, f64) = (1.0, 2_000_000.0);
const BIN_MS: f64 = 10.0;
const BINS: usize = 200;

/// One of the three latencies the study prints.
pub struct Latency {
    pub windows: Windows,
    pub histogram: Histogram,
    /// Single messages.
    pub messages: Tally,
}

impl Latency {
    fn new(from_ms: f64) -> Self {
        let (low, high) = LATENCY_RANGE_MS;
        Self {
            windows: Windows::new(Reading::Mean, from_ms, WINDOW_MS, low, high),
            histogram: Histogram::new(low, high),
            messages: Tally::default(),
        }
    }

    fn add(&mut self, now: f64, latency_ms: f64) {
        self.windows.add(now, latency_ms);
        self.histogram.add(latency_ms);
        self.messages.add(latency_ms);
    }
}

/// All records of a run.
pub struct Observations {
    /// Records start and end here, ms. What is known in advance is recorded in advance.
    pub from_ms: f64,
    until_ms: f64,
    pub received: Windows,
    /// From sending a request to its acknowledgement, as a user sees it, ms.
    pub acknowledgement: Tally,
    pub request: Latency,
    pub response: Latency,
    pub roundtrip: Latency,
    pub distribution: Bins,
    /// Total time in each stage of the requests and of the responses that `request` and `response`
    /// count, ms.
    pub stages_ms: [StageTimes; 2],
    pub roundtrips: u64,
    pub roundtrip_series: Series,
    pub received_series: Series,
    pub queue_series: Vec<u32>,
    pub spool_series: Vec<u32>,
    pub checkpoints_ms: Vec<f64>,
    /// Messages published and not yet deleted.
    pub application_queue: TimeAverage,
    pub in_system: Presence,
}

impl Observations {
    /// Empty records from `from_ms` to `until_ms`.
    pub fn new(from_ms: f64, until_ms: f64) -> Self {
        Self {
            from_ms,
            until_ms,
            received: Windows::new(Reading::Rate, from_ms, WINDOW_MS, 0.1, 10_000.0).scaled(1000.0),
            acknowledgement: Tally::default(),
            request: Latency::new(from_ms),
            response: Latency::new(from_ms),
            roundtrip: Latency::new(from_ms),
            distribution: Bins::new(BIN_MS, BINS),
            stages_ms: [StageTimes::default(); 2],
            roundtrips: 0,
            roundtrip_series: Series::new(0.0, STEP_MS, POINTS),
            received_series: Series::new(0.0, STEP_MS, POINTS),
            queue_series: Vec::with_capacity(POINTS),
            spool_series: Vec::with_capacity(POINTS),
            checkpoints_ms: Vec::new(),
            application_queue: TimeAverage::default(),
            in_system: Presence::new(from_ms),
        }
    }

    /// A request was accepted.
    pub fn accepted(&mut self, now: f64) {
        self.received.add(now, 1.0);
        self.received_series.add(now, 1.0);
    }

    /// A user receives its acknowledgement.
    pub fn acknowledged(&mut self, at_ms: f64, latency_ms: f64) {
        if at_ms >= self.from_ms && at_ms <= self.until_ms {
            self.acknowledgement.add(latency_ms);
        }
    }

    /// A request reaches the backend.
    pub fn requested(&mut self, at_ms: f64, latency_ms: f64, stages_ms: &StageTimes) {
        if at_ms >= self.from_ms && at_ms <= self.until_ms {
            self.request.add(at_ms, latency_ms);
            add_up(&mut self.stages_ms[0], stages_ms);
        }
    }

    /// A response reaches its destination.
    pub fn responded(
        &mut self,
        at_ms: f64,
        response_ms: f64,
        roundtrip_ms: f64,
        stages_ms: &StageTimes,
    ) {
        if at_ms > self.until_ms {
            return;
        }
        self.in_system.leave(at_ms);
        self.roundtrip_series.add(at_ms, roundtrip_ms);
        if at_ms >= self.from_ms {
            self.response.add(at_ms, response_ms);
            add_up(&mut self.stages_ms[1], stages_ms);
            self.roundtrip.add(at_ms, roundtrip_ms);
            self.distribution.add(roundtrip_ms);
            self.roundtrips += 1;
        }
    }

    /// Queue lengths at the end of a step.
    pub fn sample(&mut self, in_system: usize) {
        if self.queue_series.len() < POINTS {
            self.queue_series
                .push(u32::floored(self.application_queue.value()));
            self.spool_series.push(u32::saturated(in_system));
        }
    }

    /// The run ended.
    pub fn close(&mut self, now: f64) {
        self.received.close(now);
        for latency in [&mut self.request, &mut self.response, &mut self.roundtrip] {
            latency.windows.close(now);
        }
    }
}

fn add_up(totals_ms: &mut StageTimes, times_ms: &StageTimes) {
    for (total, time) in totals_ms.as_mut_array().iter_mut().zip(times_ms.as_array()) {
        *total += time;
    }
}
