//! Host instances and their sessions.

use crate::parts::throttle::SessionThrottle;

/// What a host instance does with a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Receive,
    Process,
    Send,
}

pub const STAGES: usize = 3;

/// A host instance: a process with a limited number of database sessions.
#[derive(Clone, Debug)]
pub struct Instance {
    pub stage: Stage,
    /// Sessions in no use.
    pub idle: Vec<u32>,
    pub sessions: u32,
    /// Files in its share that it has not picked up.
    pub files: u64,
    /// Blocks the threads that submit messages.
    pub throttle: SessionThrottle,
    /// Since when it throttles, ms.
    pub throttles_since_ms: f64,
}

impl Instance {
    /// An instance with sessions `first`, `first + 1`, ….
    pub fn new(stage: Stage, first: u32, sessions: u32, throttle: SessionThrottle) -> Self {
        Self {
            stage,
            idle: (first..first + sessions).rev().collect(),
            sessions,
            files: 0,
            throttle,
            throttles_since_ms: 0.0,
        }
    }

    /// Sessions in use.
    pub fn busy(&self) -> u32 {
        self.sessions - self.idle.len() as u32
    }
}
