//! What happens to single messages, for a page that shows them.

use serde::Serialize;

/// Events kept until they are taken; later ones are counted as dropped.
const MOST_EVENTS: usize = 10_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    Born,
    JoinsLine,
    BeginsService,
    EndsService,
    WaitsForLock,
    TakesLock,
    FreesLock,
    Answered,
    Leaves,
    Lost,
}

/// Where it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Source(usize),
    Station(usize),
    Lock(usize),
    Out,
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub time_ms: f64,
    pub message: u64,
    pub kind: Kind,
    pub place: Place,
}

#[derive(Default)]
pub struct Log {
    pub is_on: bool,
    pub events: Vec<Event>,
    pub dropped: u64,
}

impl Log {
    #[inline]
    pub fn add(&mut self, time_ms: f64, message: u64, kind: Kind, place: Place) {
        if !self.is_on {
            return;
        }
        if self.events.len() >= MOST_EVENTS {
            self.dropped += 1;
            return;
        }
        self.events.push(Event {
            time_ms,
            message,
            kind,
            place,
        });
    }
}
