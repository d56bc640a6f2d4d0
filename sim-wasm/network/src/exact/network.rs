//! A network for exact answers: nothing but what those are computed from.

use super::speed::Speed;

/// Classes of users or arrivals, and the stations and pools that they pass.
#[derive(Clone, Debug)]
pub struct Network {
    pub classes: Vec<Class>,
    pub stations: Vec<Station>,
    pub pools: Vec<Pool>,
}

#[derive(Clone, Debug)]
pub struct Class {
    pub name: String,
    pub load: Load,
    /// The lower is served before the higher, where a station has priorities.
    pub priority: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Load {
    /// As many users, who think for a mean time between an answer and the next request.
    Closed { users: u32, think_ms: f64 },
    /// Requests that come at a mean rate, at random.
    Open { per_ms: f64 },
}

impl Load {
    /// Users, where it is closed.
    pub fn users(&self) -> Option<u32> {
        match *self {
            Load::Closed { users, .. } => Some(users),
            Load::Open { .. } => None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Station {
    pub name: String,
    pub kind: Kind,
    /// What each class asks of it, in the order of the classes.
    pub demands: Vec<Demand>,
}

impl Station {
    /// Mean service of a class in one round, in ms: visits × service.
    pub fn demand_ms(&self, class: usize) -> f64 {
        self.demands.get(class).map_or(0.0, Demand::per_round_ms)
    }
}

/// How those inside are served. Of product form are a delay and a shared station with services of
/// any distribution, and one in order where services are exponential with one mean for all classes.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// All at once, nobody waits.
    Delay,
    /// All get the same part of its speed: processor sharing.
    Shared(Speed),
    /// First come first served.
    InOrder(Speed),
    /// By priority of the classes, without preemption, and first come first served among equals.
    ByPriority(Speed),
}

impl Kind {
    /// The speed, where those inside share or wait for one.
    pub fn speed(&self) -> Option<&Speed> {
        match self {
            Kind::Delay => None,
            Kind::Shared(speed) | Kind::InOrder(speed) | Kind::ByPriority(speed) => Some(speed),
        }
    }
}

/// What a class asks of a station.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    /// Mean visits in one round.
    pub visits: f64,
    /// Mean service of one visit.
    pub service_ms: f64,
    /// Variance of the service ÷ its squared mean; 1 is exponential.
    pub squared_variation: f64,
}

impl Demand {
    pub fn exponential(visits: f64, service_ms: f64) -> Self {
        Demand {
            visits,
            service_ms,
            squared_variation: 1.0,
        }
    }

    pub fn per_round_ms(&self) -> f64 {
        self.visits * self.service_ms
    }
}

/// Permits that are held during all that is asked of some stations. Pools lie within each other or
/// apart.
#[derive(Clone, Debug)]
pub struct Pool {
    pub name: String,
    pub permits: u32,
    /// Places of the stations that a permit is held at.
    pub stations: Vec<usize>,
}
