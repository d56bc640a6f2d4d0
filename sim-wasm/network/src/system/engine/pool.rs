//! A pool of permits, handed on in the order of asking within each priority.

use super::line::Line;
use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;

pub struct Pool {
    pub taken: u32,
    pub line: Line,
    pub levels: Levels,
    /// ms from asking to getting.
    pub waits: Tally,
}

#[derive(Default)]
pub struct Levels {
    pub taken: TimeAverage,
    pub in_line: TimeAverage,
}

impl Pool {
    pub fn new(ranks: usize) -> Self {
        Pool {
            taken: 0,
            line: Line::new(ranks),
            levels: Levels::default(),
            waits: Tally::default(),
        }
    }

    /// A permit more, or less, is taken.
    pub fn count(&mut self, now: f64, taken: u32) {
        self.taken = taken;
        self.levels.taken.set(now, f64::from(taken));
    }

    pub fn reset_statistics(&mut self, now: f64) {
        self.levels.taken.reset(now);
        self.levels.in_line.reset(now);
        self.waits = Tally::default();
    }
}
