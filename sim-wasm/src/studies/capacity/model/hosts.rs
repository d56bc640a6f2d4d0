//! Host instances and their sessions.

use super::sessions::SessionId;
use crate::kernel::arena::Id;
use crate::kernel::convert::Whole;
use crate::kernel::each::{Each, Numbered};
use crate::parts::throttle::SessionThrottle;

/// What a host instance does with a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Receive,
    Process,
    Send,
}

pub const STAGES: [Stage; 3] = [Stage::Receive, Stage::Process, Stage::Send];

impl Numbered for Stage {
    #[inline]
    fn number(self) -> usize {
        self as usize
    }
}

/// Something of each stage.
pub type PerStage<T> = Each<Stage, T, 3>;

/// A host instance: a process with a limited number of database sessions.
#[derive(Clone, Debug)]
pub struct Instance {
    pub stage: Stage,
    /// Sessions in no use.
    pub idle: Vec<SessionId>,
    pub sessions: u32,
    /// Files in its share that it has not picked up.
    pub files: u64,
    /// Blocks the threads that submit messages.
    pub throttle: SessionThrottle,
    /// Since when it throttles, ms.
    pub throttles_since_ms: f64,
}

impl Instance {
    /// An instance with these sessions, the first of which is the first to work.
    pub fn new(stage: Stage, mut sessions: Vec<SessionId>, throttle: SessionThrottle) -> Self {
        sessions.reverse();
        Self {
            stage,
            sessions: u32::saturated(sessions.len()),
            idle: sessions,
            files: 0,
            throttle,
            throttles_since_ms: 0.0,
        }
    }

    /// Sessions in use.
    pub fn busy(&self) -> u32 {
        self.sessions - u32::saturated(self.idle.len())
    }
}

/// The instances of a stage, which get messages in turn.
#[derive(Clone, Debug, Default)]
pub struct Turns {
    pub instances: Vec<Id<Instance>>,
    next: usize,
}

impl Turns {
    /// The instance that has its turn after so many others.
    pub fn after(&self, others: usize) -> Option<Id<Instance>> {
        let count = self.instances.len().max(1);
        self.instances.get((self.next + others) % count).copied()
    }

    /// So many turns are over.
    pub fn pass(&mut self, turns: u64) {
        let count = self.instances.len().max(1) as u64;
        self.next = usize::saturated((self.next as u64 + turns) % count);
    }
}
