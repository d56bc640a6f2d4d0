//! A few locks that everyone wants: one owner each, granted first come, first served.

use crate::kernel::convert::Whole;
use crate::kernel::lineup::Lineup;

const NONE: u32 = u32::MAX;

/// Locks with their owners and the queues before them. A session waits for at most one lock.
#[derive(Clone, Debug)]
pub struct HotLocks {
    owners: Vec<u32>,
    waiting: Lineup,
}

impl HotLocks {
    /// Free locks, wanted by sessions numbered below `sessions`.
    pub fn new(locks: usize, sessions: usize) -> Self {
        Self {
            owners: vec![NONE; locks],
            waiting: Lineup::new(locks, sessions),
        }
    }

    /// A session asks for a lock: true when it owns it at once, otherwise it waits. A lock or
    /// session that does not exist, or a session that waits already, asks in vain.
    pub fn ask(&mut self, lock: u32, session: u32) -> bool {
        match self.owners.get_mut(lock as usize) {
            Some(owner) if *owner == NONE => {
                *owner = session;
                true
            }
            _ => {
                self.waiting.join(lock, session);
                false
            }
        }
    }

    /// The owner gives a lock up: the session that owns it from now on, if one was waiting.
    pub fn give_up(&mut self, lock: u32) -> Option<u32> {
        let owner = self.owners.get_mut(lock as usize)?;
        if *owner == NONE {
            return None;
        }
        let next = self.waiting.pop(lock);
        *owner = next.unwrap_or(NONE);
        next
    }

    /// A session stops waiting: a deadlock victim, or one whose process ended.
    pub fn withdraw(&mut self, session: u32) {
        self.waiting.leave(session);
    }

    /// The session that owns a lock.
    pub fn owner(&self, lock: u32) -> Option<u32> {
        let owner = *self.owners.get(lock as usize)?;
        (owner != NONE).then_some(owner)
    }

    /// Locks that have an owner.
    pub fn held(&self) -> u32 {
        u32::saturated(self.owners.iter().filter(|&&owner| owner != NONE).count())
    }

    /// Whether a session waits for a lock.
    pub fn is_waiting(&self, session: u32) -> bool {
        self.waiting.contains(session)
    }

    /// Sessions that wait for a lock.
    pub fn waiting(&self) -> u32 {
        self.waiting.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_over_in_order_of_asking() {
        let mut locks = HotLocks::new(2, 5);
        assert!(locks.ask(0, 3) && locks.ask(1, 0));
        assert!(!locks.ask(0, 4) && !locks.ask(0, 1) && !locks.ask(0, 2));
        assert_eq!((locks.held(), locks.waiting()), (2, 3));
        assert_eq!(locks.give_up(0), Some(4));
        assert_eq!(locks.owner(0), Some(4));
        locks.withdraw(1);
        assert!(!locks.is_waiting(1) && locks.is_waiting(2));
        assert_eq!(locks.give_up(0), Some(2));
        assert_eq!(locks.give_up(0), None);
        assert_eq!((locks.owner(0), locks.waiting()), (None, 0));
        assert_eq!(locks.owner(1), Some(0));
    }

    #[test]
    fn ignores_what_does_not_exist() {
        let mut locks = HotLocks::new(1, 2);
        assert!(!locks.ask(1, 0));
        assert_eq!((locks.give_up(0), locks.give_up(7)), (None, None));
        locks.withdraw(9);
        assert!(locks.ask(0, 0) && !locks.ask(0, 1) && !locks.ask(0, 1));
        assert_eq!(locks.waiting(), 1);
    }
}
