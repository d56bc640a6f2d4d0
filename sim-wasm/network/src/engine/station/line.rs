//! A line: first come first served within each priority, the lower number before the higher.

use crate::plan::PRIORITIES;
use std::collections::VecDeque;

/// Messages and when they joined.
#[derive(Default)]
pub struct Line {
    classes: [VecDeque<(u32, f64)>; PRIORITIES],
}

impl Line {
    pub fn push(&mut self, message: u32, priority: u8, now: f64) {
        if let Some(class) = self.classes.get_mut(usize::from(priority)) {
            class.push_back((message, now));
        }
    }

    /// The next message to be served.
    pub fn pop(&mut self) -> Option<u32> {
        let first = self.classes.iter_mut().find_map(VecDeque::pop_front);
        first.map(|(message, _)| message)
    }

    pub fn len(&self) -> usize {
        self.classes.iter().map(VecDeque::len).sum()
    }

    /// When the one who waits longest joined.
    pub fn oldest_ms(&self) -> Option<f64> {
        let fronts = self.classes.iter().filter_map(VecDeque::front);
        fronts.map(|&(_, joined_ms)| joined_ms).reduce(f64::min)
    }

    /// Next first.
    pub fn messages(&self) -> impl Iterator<Item = u32> {
        let all = self.classes.iter().flatten();
        all.map(|&(message, _)| message)
    }
}
