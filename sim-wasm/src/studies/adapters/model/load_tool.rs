//! The load tool: keeps a number of documents waiting by what it sees being taken.

use crate::kernel::convert::{Real, Whole};
use crate::studies::adapters::parameters::Parameters;

/// How much the newest look counts in the estimate of the rate.
const NEWEST: f64 = 0.3;

/// The load tool and the queue or folder that it fills.
#[derive(Clone, Debug)]
pub struct LoadTool {
    target: f64,
    step_ms: f64,
    horizon_ms: f64,
    most_per_ms: f64,
    rate_per_ms: f64,
    taken_per_ms: f64,
    /// Part of a document that the steps so far left over.
    rest: f64,
    waiting: u64,
    created: u64,
    taken: u64,
    seen_taken: u64,
}

impl LoadTool {
    /// An empty queue that is to hold `target` documents.
    pub fn new(target: f64, p: &Parameters) -> Self {
        let mut tool = Self {
            target,
            step_ms: p.load_step_ms,
            horizon_ms: p.control_horizon_ms,
            most_per_ms: p.most_load_per_second / 1_000.0,
            rate_per_ms: 0.0,
            taken_per_ms: 0.0,
            rest: 0.0,
            waiting: 0,
            created: 0,
            taken: 0,
            seen_taken: 0,
        };
        tool.set_rate();
        tool
    }

    /// Puts a lot of documents in.
    pub fn step(&mut self) {
        self.rest += self.rate_per_ms * self.step_ms;
        let lot = libm::floor(self.rest);
        self.rest -= lot;
        self.waiting += u64::floored(lot);
        self.created += u64::floored(lot);
    }

    /// Looks at the queue after `interval_ms` and sets the rate.
    pub fn look(&mut self, interval_ms: f64) {
        let newest = (self.taken - self.seen_taken).real() / interval_ms;
        self.seen_taken = self.taken;
        self.taken_per_ms += NEWEST * (newest - self.taken_per_ms);
        self.set_rate();
    }

    fn set_rate(&mut self) {
        let missing = (self.target - self.waiting.real()) / self.horizon_ms;
        self.rate_per_ms = (self.taken_per_ms + missing).clamp(0.0, self.most_per_ms);
    }

    /// A receive adapter takes a document, if one waits.
    pub fn take(&mut self) -> bool {
        let is_there = self.waiting > 0;
        if is_there {
            self.waiting -= 1;
            self.taken += 1;
        }
        is_there
    }

    /// Documents that wait.
    pub fn waiting(&self) -> u64 {
        self.waiting
    }

    /// Documents put in so far.
    pub fn created(&self) -> u64 {
        self.created
    }

    /// Documents taken so far.
    pub fn taken(&self) -> u64 {
        self.taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brings_the_queue_to_its_goal_and_keeps_it_there() {
        let p = Parameters::default();
        let mut tool = LoadTool::new(400.0, &p);
        for step in 0..6_000u32 {
            tool.step();
            for _ in 0..11 {
                tool.take();
            }
            if step % 10 == 9 {
                tool.look(1_000.0);
            }
            let settled = (300..=500).contains(&tool.waiting());
            assert!(step < 1_000 || settled, "{} at step {step}", tool.waiting());
        }
        assert_eq!(tool.created(), tool.taken() + tool.waiting());
    }
}
