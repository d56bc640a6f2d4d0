//! A host instance: a process with a pool of threads.

use super::publishing_delay::PublishingDelay;
use super::session::Role;
use crate::parts::throttle::SessionThrottle;

/// One process on a computer.
pub struct Host {
    pub role: Role,
    /// Its sessions are numbered from here on.
    pub first_session: u32,
    pub threads: u32,
    pub is_up: bool,
    /// Threads without work; the next one to get some at the end.
    pub idle: Vec<u32>,
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
    /// Numbers of its sessions.
    pub fn session_numbers(&self) -> core::ops::Range<u32> {
        self.first_session..self.first_session + self.threads
    }

    /// Threads at work.
    pub fn busy(&self) -> u32 {
        if self.is_up {
            self.threads - self.idle.len() as u32
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
