//! What the systems of all studies have in common: they go from event to event.

/// A system whose events are handled in the order of their times.
pub trait Stepwise {
    /// Handles up to `most` events, fewer where it is over.
    fn advance(&mut self, most: u32);

    /// Whether the last event has been handled, or the system has failed.
    fn is_over(&self) -> bool;
}
