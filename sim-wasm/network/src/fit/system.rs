//! What an explanation says a system is.

use super::curve::{self, Station};
use messagebox_sim::kernel::convert::Real;

/// How a level is loaded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Load {
    /// So many users, who pause for `think_ms` before each request.
    Closed { users: f64, think_ms: f64 },
    /// Requests per ms that come whether or not others are answered.
    Open { rate: f64 },
}

impl Load {
    /// Pause of a user before each request, in ms.
    pub fn think_ms(self) -> f64 {
        match self {
            Load::Closed { think_ms, .. } => think_ms,
            Load::Open { .. } => 0.0,
        }
    }

    /// Users, or requests per second.
    pub fn size(self) -> f64 {
        match self {
            Load::Closed { users, .. } => users,
            Load::Open { rate } => 1_000.0 * rate,
        }
    }
}

/// A station that requests visit, or all of them as one, and a delay beside.
#[derive(Clone, Debug)]
pub struct System {
    /// None where nothing ever queues.
    pub station: Option<Station>,
    pub delay_ms: f64,
    /// ms of a request that is alone.
    pub alone_ms: f64,
    /// How many times as long as with exponential times requests wait because times vary.
    pub variability: f64,
}

impl System {
    /// The most requests per ms that it could answer; none where nothing limits it.
    pub fn limit(&self) -> Option<f64> {
        self.station.as_ref().map(Station::most)
    }

    /// Requests per ms.
    pub fn throughput(&self, load: Load) -> f64 {
        match load {
            Load::Closed { users, think_ms } => {
                let (lower, upper, share) = curve::whole_users(users);
                let at_lower = self.closed(lower, think_ms);
                if lower == upper {
                    return at_lower;
                }
                at_lower + share * (self.closed(upper, think_ms) - at_lower)
            }
            Load::Open { rate } => self.limit().map_or(rate, |limit| rate.min(limit)),
        }
    }

    /// Mean ms of a request; none where a line grows without end.
    pub fn response_ms(&self, load: Load) -> Option<f64> {
        match load {
            Load::Closed { users, think_ms } => Some(users / self.throughput(load) - think_ms),
            Load::Open { rate } => {
                let inside_ms = match &self.station {
                    Some(station) => station.open_ms(rate)?,
                    None => 0.0,
                };
                let waiting_ms = inside_ms + self.delay_ms - self.alone_ms;
                Some(self.alone_ms + self.variability * waiting_ms)
            }
        }
    }

    fn closed(&self, users: usize, think_ms: f64) -> f64 {
        let delay_ms = (self.delay_ms + think_ms).max(1e-9 * self.alone_ms);
        let Some(station) = &self.station else {
            return users.real() / delay_ms;
        };
        let exponential = station.closed(delay_ms, users);
        if self.variability == 1.0 {
            return exponential;
        }
        // Where nothing varies requests are answered as if alone until the limit is reached.
        let cycle_ms = users.real() / exponential;
        let steady_ms = (self.alone_ms + think_ms).max(users.real() / station.most());
        users.real() / (steady_ms + self.variability * (cycle_ms - steady_ms).max(0.0))
    }
}
