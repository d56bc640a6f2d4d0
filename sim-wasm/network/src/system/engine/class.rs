//! The random numbers and the statistics of a class.

use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;

const TIMES: u64 = 2_000;
const ROUTES: u64 = 3_000;
const PATIENCE: u64 = 4_000;
/// Response times that are resolved, in ms: about as far apart as a histogram can.
const SHORTEST_MS: f64 = 1e-8;
const LONGEST_MS: f64 = 1e11;

pub struct Class {
    /// Distances between arrivals, or thinking.
    pub times: Stream,
    pub routes: Stream,
    /// Timeouts and pauses before retries.
    pub patience: Stream,
    pub thinking: TimeAverage,
    /// Requests in the system.
    pub inside: TimeAverage,
    pub counts: Counts,
    /// ms from sending to the answer, retries included.
    pub responses: Tally,
    pub distribution: Histogram,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    pub sent: u64,
    pub retries: u64,
    pub gave_up: u64,
    pub refused: u64,
    pub lost: u64,
}

/// Why a request has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    GaveUp,
    Refused,
    Lost,
}

impl Counts {
    pub fn count(&mut self, reason: Reason) {
        match reason {
            Reason::GaveUp => self.gave_up += 1,
            Reason::Refused => self.refused += 1,
            Reason::Lost => self.lost += 1,
        }
    }
}

impl Class {
    pub fn new(place: usize, draw: Draw) -> Self {
        let place = place as u64;
        Class {
            times: draw.stream(TIMES + place),
            routes: draw.stream(ROUTES + place),
            patience: draw.stream(PATIENCE + place),
            thinking: TimeAverage::default(),
            inside: TimeAverage::default(),
            counts: Counts::default(),
            responses: Tally::default(),
            distribution: Histogram::new(SHORTEST_MS, LONGEST_MS),
        }
    }

    pub fn reset_statistics(&mut self, now: f64) {
        self.thinking.reset(now);
        self.inside.reset(now);
        self.counts = Counts::default();
        self.responses = Tally::default();
        self.distribution.reset();
    }
}
