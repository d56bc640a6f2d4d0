//! How far a run has come: its clock, its end, and who watches it.

use super::watching::Watching;
use crate::kernel::timers::Timers;

/// Why no more events are handled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Nothing more is due before the end that was planned.
    Reached,
    /// What the run was for has happened before.
    Early,
    /// It cannot go on: a line is full, or it takes more events than a run may have.
    Failed,
}

/// The course of a run. A system owns it, and [`super::driver`] moves it on.
pub struct Course {
    pub timers: Timers,
    /// What happens to single messages, when somebody watches.
    pub watching: Watching,
    until_ms: f64,
    most_events: u64,
    events: u64,
    end: Option<End>,
}

impl Course {
    /// A run before its first event that is to last `until_ms`, on so many timer slots.
    pub fn new(slots: usize, until_ms: f64) -> Self {
        Self {
            timers: Timers::new(slots),
            watching: Watching::default(),
            until_ms,
            most_events: u64::MAX,
            events: 0,
            end: None,
        }
    }

    /// The same, which fails after so many events.
    pub fn limited(self, most_events: u64) -> Self {
        Self {
            most_events,
            ..self
        }
    }

    /// Simulated time, ms.
    #[inline]
    pub fn now_ms(&self) -> f64 {
        self.timers.now()
    }

    /// When it is planned to end, ms.
    pub fn until_ms(&self) -> f64 {
        self.until_ms
    }

    /// When the records end: the planned end where it was reached, otherwise now.
    pub fn recorded_ms(&self, now_ms: f64) -> f64 {
        if self.end == Some(End::Reached) {
            self.until_ms
        } else {
            now_ms
        }
    }

    /// Events handled.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// How it has ended; none while it goes on.
    #[inline]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    pub fn has_ended(&self) -> bool {
        self.end.is_some()
    }

    pub fn has_failed(&self) -> bool {
        self.end == Some(End::Failed)
    }

    /// It ends after the present event; the first reason counts.
    #[inline]
    pub fn stop(&mut self, end: End) {
        self.end.get_or_insert(end);
    }

    /// The next event, its slot and time, unless it comes after the planned end.
    #[inline]
    pub fn next_event(&mut self) -> Option<(u32, f64)> {
        self.timers.pop_until(self.until_ms)
    }

    /// Counts an event.
    #[inline]
    pub(super) fn count(&mut self) {
        self.events += 1;
    }

    /// Events that it may still handle.
    pub(super) fn room(&self) -> u64 {
        self.most_events.saturating_sub(self.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_reason_to_end_counts() {
        let mut course = Course::new(1, 8.0);
        course.stop(End::Early);
        course.stop(End::Failed);
        assert_eq!(
            (course.end(), course.has_failed()),
            (Some(End::Early), false)
        );
    }

    #[test]
    fn what_is_due_at_the_planned_end_still_happens() {
        let mut course = Course::new(2, 8.0);
        course.timers.schedule(0, 8.0);
        course.timers.schedule(1, 8.0_f64.next_up());
        assert_eq!(course.next_event(), Some((0, 8.0)));
        assert_eq!(course.next_event(), None);
    }
}
