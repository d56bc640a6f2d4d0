//! Drives the systems of all studies: hands each its events, one after the other in the order of
//! their times, until the run ends.

use super::Status;
use super::course::{Course, End};
use super::notes::Note;

/// A system that goes from event to event: what a model gives.
///
/// ```
/// use messagebox_sim::experiment::course::{Course, End};
/// use messagebox_sim::experiment::driver::{self, Driven};
///
/// /// Ticks every second.
/// struct Ticker(Course);
///
/// impl Driven for Ticker {
///     fn course(&self) -> &Course {
///         &self.0
///     }
///
///     fn course_mut(&mut self) -> &mut Course {
///         &mut self.0
///     }
///
///     fn advance(&mut self, most: u32) {
///         driver::drive(self, most, |ticker, slot, now_ms| {
///             ticker.0.timers.schedule(slot, now_ms + 1_000.0);
///         });
///     }
/// }
///
/// let mut course = Course::new(1, 10_000.0);
/// course.timers.schedule(0, 1_000.0);
/// let mut ticker = Ticker(course);
/// ticker.advance(4);
/// assert_eq!((ticker.course().events(), ticker.course().end()), (4, None));
/// ticker.advance(100);
/// assert_eq!((ticker.course().events(), ticker.course().end()), (10, Some(End::Reached)));
/// ```
pub trait Driven {
    fn course(&self) -> &Course;

    fn course_mut(&mut self) -> &mut Course;

    /// Handles up to `most` events, fewer where the run ends: calls [`drive`] with a function that
    /// does what is due at a timer slot.
    fn advance(&mut self, most: u32);

    /// The next event, its slot and time; none when nothing more is due before the end.
    #[inline]
    fn next_event(&mut self) -> Option<(u32, f64)> {
        self.course_mut().next_event()
    }

    /// Completes the records after the last event.
    fn close(&mut self) {}

    /// How long the lines are, by their parts, for who watches.
    fn lines(&self) -> Vec<(u8, u64)> {
        Vec::new()
    }

    /// Simulated time, ms.
    fn now_ms(&self) -> f64 {
        self.course().now_ms()
    }

    /// When the records end: the end of the run, earlier if it failed or still goes on, ms.
    fn end_ms(&self) -> f64 {
        self.course().recorded_ms(self.now_ms())
    }

    /// Part of the run that is behind, 0 to 1.
    fn progress(&self) -> f64 {
        (self.now_ms() / self.course().until_ms()).min(1.0)
    }

    /// Notes from now on what happens to single messages between two times, ms; false where the
    /// study cannot.
    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool {
        self.course_mut().watching.start(from_ms, until_ms);
        true
    }

    /// What has been noted so far.
    fn notes(&mut self) -> &[Note] {
        let course = self.course_mut();
        course.watching.notes(course.timers.now())
    }
}

/// The loop. `handle` does what is due at a timer slot. It is given as a function, not by the trait,
/// so that it stays private to the system: the compiler then merges all that happens with the loop,
/// which is a twentieth faster.
#[inline]
pub fn drive<System: Driven>(
    system: &mut System,
    most: u32,
    handle: impl Fn(&mut System, u32, f64),
) {
    if system.course().has_ended() {
        return;
    }
    let room = system.course().room();
    for _ in 0..room.min(u64::from(most)) {
        let Some((slot, now_ms)) = system.next_event() else {
            return end(system, End::Reached);
        };
        system.course_mut().count();
        handle(system, slot, now_ms);
        if system.course().watching.is_on() {
            note_lines(system, now_ms);
        }
        if let Some(how) = system.course().end() {
            return end(system, how);
        }
    }
    if system.course().room() == 0 {
        end(system, End::Failed);
    }
}

#[cold]
fn note_lines(system: &mut impl Driven, now_ms: f64) {
    for (part, count) in system.lines() {
        system.course_mut().watching.line(part, count, now_ms);
    }
}

#[cold]
fn end(system: &mut impl Driven, how: End) {
    system.course_mut().stop(how);
    system.close();
}

/// What a study reports of its system.
pub trait Reported: Driven {
    /// What has been recorded so far, as JSON.
    fn report(&self, status: Status) -> String;

    /// Whether it keeps up with its load; asked when it is over.
    fn is_stable(&self) -> bool {
        !self.course().has_failed()
    }
}

/// One replication of a scenario.
pub struct Run<System> {
    system: System,
}

impl<System: Reported> Run<System> {
    /// A run before its first event.
    pub(crate) fn of(system: System) -> Self {
        Self { system }
    }

    /// What has been recorded so far.
    pub fn system(&self) -> &System {
        &self.system
    }

    /// How far the run is.
    pub fn status(&self) -> Status {
        if !self.system.course().has_ended() {
            Status::Running
        } else if self.system.is_stable() {
            Status::Done
        } else {
            Status::Unstable
        }
    }
}

impl<System: Reported> super::Run for Run<System> {
    fn advance(&mut self, most: u32) -> Status {
        self.system.advance(most);
        self.status()
    }

    fn progress(&self) -> f64 {
        if self.system.course().has_ended() {
            1.0
        } else {
            self.system.progress()
        }
    }

    fn report(&self) -> String {
        self.system.report(self.status())
    }

    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool {
        self.system.watch(from_ms, until_ms)
    }

    fn notes(&mut self) -> &[Note] {
        self.system.notes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ticks every second and ends by itself at the tenth.
    struct Ticker {
        course: Course,
        at_tenth: End,
        closed: u32,
    }

    fn ticker(course: Course, at_tenth: End) -> Ticker {
        let mut ticker = Ticker {
            course,
            at_tenth,
            closed: 0,
        };
        ticker.course.timers.schedule(0, 1.0);
        ticker
    }

    impl Driven for Ticker {
        fn course(&self) -> &Course {
            &self.course
        }

        fn course_mut(&mut self) -> &mut Course {
            &mut self.course
        }

        fn advance(&mut self, most: u32) {
            drive(self, most, |ticker, slot, now_ms| {
                ticker.course.timers.schedule(slot, now_ms + 1.0);
                if now_ms == 10.0 {
                    ticker.course.stop(ticker.at_tenth);
                }
            });
        }

        fn close(&mut self) {
            self.closed += 1;
        }
    }

    #[test]
    fn ends_once_and_for_the_first_reason() {
        for slice in [1, 3, u32::MAX] {
            let ends = |course, at_tenth| {
                let mut ticker = ticker(course, at_tenth);
                for _ in 0..30 {
                    ticker.advance(slice);
                }
                assert_eq!(ticker.closed, 1);
                let course = &ticker.course;
                (course.end(), course.events(), ticker.end_ms())
            };
            let reached = ends(Course::new(1, 8.5), End::Early);
            assert_eq!(reached, (Some(End::Reached), 8, 8.5));
            let early = ends(Course::new(1, 20.5), End::Early);
            assert_eq!(early, (Some(End::Early), 10, 10.0));
            let failed = ends(Course::new(1, 20.5), End::Failed);
            assert_eq!(failed, (Some(End::Failed), 10, 10.0));
            let limited = ends(Course::new(1, 20.5).limited(4), End::Early);
            assert_eq!(limited, (Some(End::Failed), 4, 4.0));
        }
    }
}
