//! A thread of a host instance with its database session.

use super::host::Host;
use crate::kernel::arena::Id;

/// What the thread does for its host instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Receive,
    Orchestrate,
    Send,
}

/// Where a session is in its cycle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Nothing to do.
    Idle,
    /// Working on its own computer.
    Local,
    /// Held back by throttling before it publishes.
    Delayed,
    /// Waits for a worker to begin a transaction.
    AwaitsWorker,
    /// On a worker, before it asks for its lock.
    Preparing,
    /// On a worker, waiting for its lock.
    AwaitsLock,
    /// On a worker, under its lock.
    Working,
    /// Owns its lock without a worker: the client is at work.
    Travelling,
    /// Owns its lock and waits for a worker to commit.
    AwaitsCommit,
    /// On a worker, committing.
    Committing,
    /// Pauses after a failure.
    Pausing,
    /// Its process has ended while the server still worked for it before it had a lock.
    Abandoned,
    /// The same with a lock.
    AbandonedOwner,
    /// Its process is down.
    Down,
}

impl State {
    /// Whether the thread has taken something and neither finished nor lost it.
    pub fn has_work(self) -> bool {
        !matches!(
            self,
            Self::Idle | Self::Pausing | Self::Abandoned | Self::AbandonedOwner | Self::Down
        )
    }
}

pub type SessionId = Id<Session>;

/// A thread and its session; its number is also its timer slot.
#[derive(Clone, Copy, Debug)]
pub struct Session {
    pub role: Role,
    pub host: Id<Host>,
    pub state: State,
    /// The lock that its transaction asks for or owns.
    pub lock: Option<u32>,
    /// Messages of its batch, or the stage of its orchestration.
    pub work: u32,
    /// Transactions until that work is done.
    pub transactions_left: u32,
}

impl Session {
    /// A thread without work.
    pub fn new(role: Role, host: Id<Host>) -> Self {
        Self {
            role,
            host,
            state: State::Idle,
            lock: None,
            work: 0,
            transactions_left: 0,
        }
    }

    /// Whether its last transaction publishes messages: received ones, or those that an
    /// orchestration sends after its reply.
    pub fn publishes(&self) -> bool {
        match self.role {
            Role::Receive => true,
            Role::Orchestrate => self.work != 0,
            Role::Send => false,
        }
    }
}
