//! A lock with one holder, handed on in the order of asking.

use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;
use std::collections::VecDeque;

#[derive(Default)]
pub struct Lock {
    pub holder: Option<u32>,
    /// When the holder got it.
    pub since_ms: f64,
    /// Messages and since when they wait.
    pub line: VecDeque<(u32, f64)>,
    pub held: TimeAverage,
    pub in_line: TimeAverage,
    pub waits: Tally,
    pub holds: Tally,
}

impl Lock {
    /// Whether the message gets it at once; else it waits.
    pub fn ask(&mut self, now: f64, message: u32) -> bool {
        if self.holder.is_some() {
            self.line.push_back((message, now));
            self.in_line.add(now, 1.0);
            return false;
        }
        self.give(now, message, now);
        true
    }

    /// The holder gives it back; the next holder.
    pub fn free(&mut self, now: f64) -> Option<u32> {
        self.holder = None;
        self.held.set(now, 0.0);
        self.holds.add(now - self.since_ms);
        let (message, asked_ms) = self.line.pop_front()?;
        self.in_line.add(now, -1.0);
        self.give(now, message, asked_ms);
        Some(message)
    }

    fn give(&mut self, now: f64, message: u32, asked_ms: f64) {
        self.holder = Some(message);
        self.since_ms = now;
        self.held.set(now, 1.0);
        self.waits.add(now - asked_ms);
    }

    pub fn reset_statistics(&mut self, now: f64) {
        self.held.reset(now);
        self.in_line.reset(now);
        self.waits = Tally::default();
        self.holds = Tally::default();
    }
}
