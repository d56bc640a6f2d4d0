//! The MessageBox's SQL Server: processors, a limited pool of workers, hot locks.

use super::hot_locks::HotLocks;
use super::session::SessionId;
use crate::kernel::lineup::Lineup;
use crate::kernel::station::Station;
use crate::parts::deadlock::LockMonitor;

/// The pool of workers: a request keeps one from its start to its end, waits for locks included.
pub struct Workers {
    free: u32,
    waiting: Lineup,
}

impl Workers {
    /// All workers free, for sessions numbered below `sessions`.
    pub fn new(workers: u32, sessions: usize) -> Self {
        Self {
            free: workers,
            waiting: Lineup::new(1, sessions),
        }
    }

    /// A session asks for a worker: true when it has one at once, otherwise it waits.
    pub fn ask(&mut self, session: u32) -> bool {
        if self.free > 0 {
            self.free -= 1;
            return true;
        }
        self.waiting.join(0, session);
        false
    }

    /// A worker is given back: the session that has it from now on, if one was waiting.
    pub fn give_back(&mut self) -> Option<u32> {
        let next = self.waiting.pop(0);
        self.free += u32::from(next.is_none());
        next
    }

    /// A session stops waiting.
    pub fn withdraw(&mut self, session: u32) {
        self.waiting.leave(session);
    }

    pub fn free(&self) -> u32 {
        self.free
    }

    /// Sessions that wait for a worker.
    pub fn waiting(&self) -> u32 {
        self.waiting.len()
    }
}

/// The server.
pub struct Sql {
    pub processors: Station<SessionId>,
    pub workers: Workers,
    pub worker_count: u32,
    pub locks: HotLocks,
    pub lock_count: u64,
    pub monitor: LockMonitor,
    /// Sessions that own a lock while their client is at work.
    pub travelling: u32,
}

impl Sql {
    /// Whether nothing can go on: every worker waits for a lock, and every owner of a lock waits
    /// for a worker.
    pub fn is_deadlocked(&self) -> bool {
        self.worker_count > 0 && self.locks.waiting() == self.worker_count && self.travelling == 0
    }
}
