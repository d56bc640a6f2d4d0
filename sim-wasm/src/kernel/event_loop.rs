//! The event loop: hands the events of a system to it, one after the other in the order of their times.

/// How far a system has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// Events handled.
    pub events: u64,
    /// Whether the last event has been handled, or the system has failed.
    pub is_over: bool,
}

/// A system that goes from event to event.
///
/// ```
/// use messagebox_sim::kernel::event_loop::{self, Course, EventDriven};
/// use messagebox_sim::kernel::timers::Timers;
///
/// /// Ticks every second until 10 s have passed.
/// struct Ticker {
///     timers: Timers,
///     course: Course,
/// }
///
/// impl Ticker {
///     fn next_event(&mut self) -> Option<(u32, f64)> {
///         self.timers.pop_until(10.0)
///     }
///
///     fn handle(&mut self, slot: u32, now: f64) {
///         self.timers.schedule(slot, now + 1.0);
///     }
/// }
///
/// impl EventDriven for Ticker {
///     fn advance(&mut self, most: u32) {
///         event_loop::advance(self, most, Self::next_event, Self::handle);
///     }
///
///     fn course(&self) -> Course {
///         self.course
///     }
///
///     fn course_mut(&mut self) -> &mut Course {
///         &mut self.course
///     }
/// }
///
/// let mut timers = Timers::new(1);
/// timers.schedule(0, 1.0);
/// let mut ticker = Ticker { timers, course: Course::default() };
/// ticker.advance(4);
/// assert_eq!(ticker.course(), Course { events: 4, is_over: false });
/// ticker.advance(100);
/// assert_eq!(ticker.course(), Course { events: 10, is_over: true });
/// assert_eq!((ticker.events(), ticker.is_over()), (10, true));
/// ```
pub trait EventDriven {
    /// Handles up to `most` events, fewer where it is over: runs [`advance`].
    fn advance(&mut self, most: u32);

    fn course(&self) -> Course;

    fn course_mut(&mut self) -> &mut Course;

    /// Completes the records after the last event.
    fn close(&mut self) {}

    /// Whether the last event has been handled, or the system has failed.
    fn is_over(&self) -> bool {
        self.course().is_over
    }

    /// Events handled.
    fn events(&self) -> u64 {
        self.course().events
    }
}

/// The loop. `next_event` takes the next event, its slot and time, and has none when nothing more
/// is due or the system has failed; `handle` does what is due.
///
/// Both are given as functions, not by the trait, so that they stay private to the system: the
/// compiler then merges all that happens with the loop, which is a tenth faster.
#[inline]
pub fn advance<System: EventDriven>(
    system: &mut System,
    most: u32,
    next_event: impl Fn(&mut System) -> Option<(u32, f64)>,
    handle: impl Fn(&mut System, u32, f64),
) {
    for _ in 0..most {
        if system.course().is_over {
            return;
        }
        let Some((slot, now)) = next_event(system) else {
            system.course_mut().is_over = true;
            system.close();
            return;
        };
        system.course_mut().events += 1;
        handle(system, slot, now);
    }
}
