//! How fast a station works with so many inside.

use messagebox_sim::kernel::convert::Real;

/// Speed of a station by the number inside, in units of one server that is not slowed. The rate at
/// which those inside leave is speed ÷ demand.
#[derive(Clone, Debug, PartialEq)]
pub enum Speed {
    /// As many at a time as there are servers, each at full speed.
    Servers(u32),
    /// With n inside, each service takes 1 + `cost` × (n − 1) times as long.
    Slowed { servers: u32, cost: f64 },
    /// The speeds with 1, 2, … inside; the last also with more.
    Given(Vec<f64>),
}

impl Speed {
    /// Speed with `inside` ≥ 1 inside.
    pub fn with(&self, inside: usize) -> f64 {
        match self {
            Speed::Servers(servers) => inside.real().min(f64::from(*servers)),
            Speed::Slowed { servers, cost } => {
                let busy = inside.real().min(f64::from(*servers));
                busy / (1.0 + cost * (inside.real() - 1.0))
            }
            Speed::Given(speeds) => speeds
                .get(inside.saturating_sub(1))
                .or(speeds.last())
                .map_or(0.0, |&speed| speed),
        }
    }

    /// As many as can be served at a time.
    pub fn servers(&self) -> usize {
        match self {
            Speed::Servers(servers) | Speed::Slowed { servers, .. } => {
                usize::try_from(*servers).unwrap_or(usize::MAX)
            }
            Speed::Given(speeds) => speeds.len(),
        }
    }

    /// The number inside from which on the speed stays as it is, where it does.
    pub fn settles_at(&self) -> Option<usize> {
        match self {
            Speed::Slowed { cost, .. } if *cost != 0.0 => None,
            _ => Some(self.servers()),
        }
    }

    /// The speed that it settles at, where it never was faster.
    pub fn settled(&self) -> Option<(usize, f64)> {
        let from = self.settles_at()?;
        let last = self.with(from);
        let is_fastest = match self {
            Speed::Given(speeds) => speeds.iter().all(|speed| *speed <= last),
            Speed::Servers(_) | Speed::Slowed { .. } => true,
        };
        (is_fastest && last > 0.0).then_some((from, last))
    }
}
