//! A line: first come first served within each priority. Who gives up is taken out when its turn
//! would have come, or when there are too many such.

use super::requests::Requests;
use std::collections::VecDeque;

/// Entries of those who gave up that are kept in any case.
const SPARE: usize = 64;

pub struct Line {
    /// By rank of their priority: places and tickets.
    ranks: Box<[VecDeque<(u32, u32)>]>,
    waiting: usize,
    entries: usize,
}

impl Line {
    pub fn new(ranks: usize) -> Self {
        Line {
            ranks: (0..ranks.max(1)).map(|_| VecDeque::new()).collect(),
            waiting: 0,
            entries: 0,
        }
    }

    /// Who waits.
    #[inline]
    pub fn len(&self) -> usize {
        self.waiting
    }

    #[inline]
    pub fn push(&mut self, place: u32, ticket: u32, rank: usize) {
        if let Some(line) = self.ranks.get_mut(rank) {
            line.push_back((place, ticket));
            self.waiting += 1;
            self.entries += 1;
        }
    }

    /// The next one.
    #[inline]
    pub fn pop(&mut self, requests: &Requests) -> Option<u32> {
        if self.waiting == 0 {
            return None;
        }
        for line in &mut self.ranks {
            while let Some(entry) = line.pop_front() {
                self.entries -= 1;
                if requests.is_current(entry) {
                    self.waiting -= 1;
                    return Some(entry.0);
                }
            }
        }
        None
    }

    /// One who waits has given up: its ticket has been raised.
    pub fn give_up(&mut self, requests: &Requests) {
        self.waiting -= 1;
        if self.entries > 2 * self.waiting + SPARE {
            for line in &mut self.ranks {
                line.retain(|&entry| requests.is_current(entry));
            }
            self.entries = self.waiting;
        }
    }

    /// Who has waited longest: the first of those at the front of each priority to have joined.
    pub fn oldest_ms(&mut self, requests: &Requests) -> Option<f64> {
        let mut oldest_ms = f64::INFINITY;
        for line in &mut self.ranks {
            while let Some(&entry) = line.front() {
                if requests.is_current(entry) {
                    oldest_ms = oldest_ms.min(requests[entry.0].joined_ms);
                    break;
                }
                line.pop_front();
                self.entries -= 1;
            }
        }
        oldest_ms.is_finite().then_some(oldest_ms)
    }
}
