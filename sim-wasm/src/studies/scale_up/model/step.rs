//! Where a message is on its way.

/// Where a message is. What follows what is the order of the variants, round and round: for each
/// message sent the load drivers have the next one ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// In a receive host.
    Receive,
    /// The master finds who has subscribed to the message received.
    RouteIn,
    /// A worker stores it.
    Store,
    /// The dispatcher of a process host has it; from here on it holds a thread.
    Process,
    /// The waits of its orchestration, asleep on the thread.
    Wait,
    /// The master routes what the orchestration publishes.
    RouteOut,
    /// The worker ends the orchestration; its thread is free.
    Complete,
    /// In a send host.
    Send,
    /// The worker deletes the message sent.
    Delete,
}

impl Step {
    pub fn next(self) -> Self {
        match self {
            Step::Receive => Step::RouteIn,
            Step::RouteIn => Step::Store,
            Step::Store => Step::Process,
            Step::Process => Step::Wait,
            Step::Wait => Step::RouteOut,
            Step::RouteOut => Step::Complete,
            Step::Complete => Step::Send,
            Step::Send => Step::Delete,
            Step::Delete => Step::Receive,
        }
    }
}
