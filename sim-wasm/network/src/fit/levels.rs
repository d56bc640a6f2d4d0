//! The levels of a test that explanations see, those that are kept back, and loads like theirs.

use super::input::{Input, Level};
use super::system::Load;
use libm::{fabs, log};

impl Input {
    /// Whether a level is kept back.
    pub fn holds(&self, level: &Level) -> bool {
        self.hold.iter().flatten().any(|&load| load == level.load())
    }

    /// The levels that explanations see.
    pub fn seen(&self) -> impl Iterator<Item = &Level> {
        self.levels.iter().filter(|level| !self.holds(level))
    }

    /// The levels that are kept back.
    pub fn kept_back(&self) -> impl Iterator<Item = &Level> {
        self.levels.iter().filter(|level| self.holds(level))
    }

    /// The different loads that explanations see, rising.
    pub fn seen_loads(&self) -> Vec<f64> {
        let mut loads: Vec<f64> = self.seen().map(Level::load).collect();
        loads.sort_by(f64::total_cmp);
        loads.dedup();
        loads
    }

    /// The highest load that explanations see.
    pub fn highest_seen(&self) -> f64 {
        self.seen().map(Level::load).fold(0.0, f64::max)
    }

    /// Pause of a user before each request of a level, in ms.
    pub fn think_ms(&self, level: &Level) -> f64 {
        level.think_ms.or(self.think_ms).unwrap_or(0.0)
    }

    /// Whether requests are sent at a rate rather than by users.
    pub fn is_open(&self) -> bool {
        self.levels.iter().all(|level| level.users.is_none())
    }

    /// A load of the kind of the levels, with the think time of the nearest.
    pub fn load(&self, size: f64) -> Load {
        let distance = |level: &Level| fabs(log(level.load() / size));
        let levels = self.levels.iter();
        let nearest = levels.min_by(|a, b| distance(a).total_cmp(&distance(b)));
        match nearest {
            Some(level) if level.users.is_some() => Load::Closed {
                users: size.max(1.0),
                think_ms: self.think_ms(level),
            },
            _ => Load::Open {
                rate: size / 1_000.0,
            },
        }
    }
}
