//! Work whose speed depends on how many there are: processors that are shared, and slowdown. A
//! clock of work runs at the speed that each request in service gets; a service ends when the clock
//! has gone on by its demand, so that one timer per station is enough.

use super::plan::Speed;
use super::requests::Requests;
use core::cmp::Ordering;
use std::collections::BinaryHeap;

#[derive(Default)]
pub struct Work {
    /// ms of work that a request has got which was there from the beginning.
    clock_ms: f64,
    changed_ms: f64,
    pub in_service: u32,
    ends: BinaryHeap<End>,
    /// Counts those who begin, so that of equal ends the first is served first.
    begun: u64,
}

struct End {
    clock_ms: f64,
    order: u64,
    place: u32,
    ticket: u32,
}

/// The earliest end is the greatest.
impl Ord for End {
    fn cmp(&self, other: &Self) -> Ordering {
        let ends = other.clock_ms.total_cmp(&self.clock_ms);
        ends.then(other.order.cmp(&self.order))
    }
}

impl PartialOrd for End {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for End {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for End {}

impl Work {
    /// Lets the clock run up to now, at the speed since the last change.
    pub fn advance(&mut self, now: f64, speed: &Speed, in_line: u32) {
        if self.in_service > 0 {
            let per_ms = speed.per_request_of(self.in_service, in_line);
            self.clock_ms += per_ms * (now - self.changed_ms);
        }
        self.changed_ms = now;
    }

    pub fn begin(&mut self, place: u32, ticket: u32, demand_ms: f64) {
        self.in_service += 1;
        self.begun += 1;
        self.ends.push(End {
            clock_ms: self.clock_ms + demand_ms,
            order: self.begun,
            place,
            ticket,
        });
    }

    /// Takes the one out whose service ends first. The clock shows its end, whatever was rounded.
    pub fn end(&mut self, requests: &Requests) -> Option<u32> {
        self.forget_stopped(requests);
        let first = self.ends.pop()?;
        self.clock_ms = self.clock_ms.max(first.clock_ms);
        self.leave();
        Some(first.place)
    }

    /// One leaves, at its end or because it is stopped: its ticket has been raised.
    pub fn leave(&mut self) {
        self.in_service -= 1;
        if self.in_service == 0 {
            self.ends.clear();
            self.clock_ms = 0.0;
        }
    }

    /// When the next service ends if nothing changes.
    pub fn next_end_ms(
        &mut self,
        now: f64,
        speed: &Speed,
        in_line: u32,
        requests: &Requests,
    ) -> Option<f64> {
        self.forget_stopped(requests);
        let left_ms = self.ends.peek()?.clock_ms - self.clock_ms;
        Some(now + left_ms.max(0.0) / speed.per_request_of(self.in_service, in_line))
    }

    fn forget_stopped(&mut self, requests: &Requests) {
        while let Some(first) = self.ends.peek()
            && !requests.is_current((first.place, first.ticket))
        {
            self.ends.pop();
        }
    }
}
