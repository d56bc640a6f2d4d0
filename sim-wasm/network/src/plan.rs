//! A checked network: ids are resolved to places, numbers lie within their limits.

use crate::description::{Batch, Distribution, Poll, Slow, WhenFull};
use crate::table::Table;
use messagebox_sim::kernel::convert::Whole;
use messagebox_sim::kernel::random::Stream;

pub const MOST_STATIONS: usize = 16;
pub const MOST_SOURCES: usize = 8;
pub const MOST_LOCKS: usize = 8;
pub const MOST_USERS: u32 = 1_000;
pub const MOST_SERVERS: u32 = 64;
/// Messages in the network, beyond which it is unstable.
pub const MOST_MESSAGES: u32 = 20_000;
pub const PRIORITIES: usize = 10;

/// A checked network.
#[derive(Clone, Debug)]
pub struct Plan {
    pub sources: Table<Source>,
    pub stations: Table<Station>,
    /// Ids of the locks.
    pub locks: Table<String>,
}

#[derive(Clone, Debug)]
pub struct Source {
    pub id: String,
    pub kind: SourceKind,
    pub priority: u8,
    pub route: Route,
}

impl Source {
    /// Station whose end of service answers the user, where it is not leaving the network.
    pub fn answered_at(&self) -> Option<usize> {
        match self.kind {
            SourceKind::Open { .. } => None,
            SourceKind::Closed { answered_at, .. } => answered_at,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub enum SourceKind {
    Open {
        interarrival: Distribution,
        batch: u32,
    },
    Closed {
        users: u32,
        think: Distribution,
        answered_at: Option<usize>,
    },
}

#[derive(Clone, Debug)]
pub struct Station {
    pub id: String,
    /// As many as needed where there is none.
    pub servers: Option<u32>,
    pub service: Distribution,
    pub takes: Option<usize>,
    pub frees: Option<usize>,
    pub priorities: bool,
    pub capacity: Option<u32>,
    pub when_full: WhenFull,
    pub batch: Option<Batch>,
    pub poll: Option<Poll>,
    pub slow: Option<Slow>,
    pub route: Route,
}

impl Station {
    /// Messages of one full service.
    pub fn batch_size(&self) -> usize {
        self.batch.map_or(1, |batch| usize::floored(batch.size))
    }

    /// How many times as long a service takes that starts now.
    pub fn slowness(&self, now: f64) -> f64 {
        match self.slow {
            Some(slow) if now % slow.every_ms < slow.for_ms => slow.factor,
            _ => 1.0,
        }
    }
}

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    Out,
    Station(usize),
}

/// Destinations and their shares, which add up to 1.
#[derive(Clone, Debug)]
pub struct Route(pub Vec<(Destination, f64)>);

impl Route {
    /// Draws a destination. Where there is no choice it draws nothing.
    pub fn draw(&self, stream: &mut Stream) -> Destination {
        let Some(((last, _), others)) = self.0.split_last() else {
            return Destination::Out;
        };
        if others.is_empty() {
            return *last;
        }
        let mut left = stream.uniform();
        for &(destination, share) in others {
            if left < share {
                return destination;
            }
            left -= share;
        }
        *last
    }

    fn leads_where(&self, other: &Route) -> bool {
        let places = |route: &Route| route.0.iter().map(|leg| leg.0).collect::<Vec<_>>();
        places(self) == places(other)
    }
}

impl Plan {
    /// The first part that differs in more than its numbers.
    pub fn difference(&self, other: &Plan) -> Option<&'static str> {
        let alike = |ours: &Source, theirs: &Source| {
            let same_kind = match (ours.kind, theirs.kind) {
                (SourceKind::Open { .. }, SourceKind::Open { .. }) => true,
                (
                    SourceKind::Closed { answered_at, .. },
                    SourceKind::Closed {
                        answered_at: at, ..
                    },
                ) => answered_at == at,
                _ => false,
            };
            same_kind
                && ours.id == theirs.id
                && ours.priority == theirs.priority
                && ours.route.leads_where(&theirs.route)
        };
        if !all_alike(&self.sources, &other.sources, alike) {
            return Some("sources");
        }
        let alike = |ours: &Station, theirs: &Station| {
            ours.id == theirs.id
                && ours.servers.is_some() == theirs.servers.is_some()
                && ours.takes == theirs.takes
                && ours.frees == theirs.frees
                && ours.priorities == theirs.priorities
                && ours.when_full == theirs.when_full
                && ours.route.leads_where(&theirs.route)
        };
        if !all_alike(&self.stations, &other.stations, alike) {
            return Some("stations");
        }
        (!self.locks.iter().eq(other.locks.iter())).then_some("locks")
    }
}

fn all_alike<T>(ours: &Table<T>, theirs: &Table<T>, alike: impl Fn(&T, &T) -> bool) -> bool {
    ours.len() == theirs.len()
        && ours
            .iter()
            .zip(theirs.iter())
            .all(|(one, other)| alike(one, other))
}
