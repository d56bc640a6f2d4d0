//! A host instance: a process with a pool of threads.

use super::publishing_delay::PublishingDelay;
use super::session::{Role, SessionId};
use crate::kernel::convert::Whole;
use crate::parts::throttle::SessionThrottle;

/// One process on a computer.
pub struct Host {
    pub role: Role,
    /// Its threads with their sessions.
    pub own: Vec<SessionId>,
    pub is_up: bool,
    /// Threads without work; the next one to get some at the end.
    pub idle: Vec<SessionId>,
    /// Failed transactions of a series without a long pause.
    pub failures: u32,
    /// When the last one failed.
    pub failed_ms: f64,
    pub restarts: u16,
    pub sessions: SessionThrottle,
    pub delay: PublishingDelay,
    /// Timer slot of its restart.
    pub slot: u32,
}

impl Host {
    /// Threads of its pool.
    pub fn threads(&self) -> u32 {
        u32::saturated(self.own.len())
    }

    /// Threads at work.
    pub fn busy(&self) -> u32 {
        if self.is_up {
            self.threads() - u32::saturated(self.idle.len())
        } else {
            0
        }
    }

    /// Open database sessions, when a process has `others` besides those of orchestrations.
    pub fn connections(&self, others: u32) -> u32 {
        match (self.is_up, self.role) {
            (false, _) => 0,
            (true, Role::Orchestrate) => others + self.busy(),
            (true, _) => others,
        }
    }
}
