//! A few locks that everyone wants: one owner each, granted first come, first served.

const NONE: u32 = u32::MAX;

/// The lock a session waits for, and its neighbours in that queue.
#[derive(Clone, Copy, Debug)]
struct Place {
    lock: u32,
    before: u32,
    behind: u32,
}

const NOWHERE: Place = Place {
    lock: NONE,
    before: NONE,
    behind: NONE,
};

#[derive(Clone, Copy, Debug)]
struct Lock {
    owner: u32,
    first: u32,
    last: u32,
}

/// Locks and the queues before them. A session waits for at most one lock at a time. Room for all
/// sessions is taken once: the queues are linked through the sessions' places.
#[derive(Clone, Debug)]
pub struct HotLocks {
    locks: Vec<Lock>,
    places: Vec<Place>,
    held: u32,
    waiting: u32,
}

impl HotLocks {
    /// Free locks, wanted by sessions numbered below `sessions`.
    pub fn new(locks: usize, sessions: usize) -> Self {
        let free = Lock {
            owner: NONE,
            first: NONE,
            last: NONE,
        };
        Self {
            locks: vec![free; locks],
            places: vec![NOWHERE; sessions],
            held: 0,
            waiting: 0,
        }
    }

    /// A session asks for a lock: true when it owns it at once, otherwise it waits. A lock or
    /// session that does not exist, or a session that waits already, asks in vain.
    pub fn ask(&mut self, lock: u32, session: u32) -> bool {
        let (Some(state), Some(place)) = (
            self.locks.get_mut(lock as usize),
            self.places.get_mut(session as usize),
        ) else {
            return false;
        };
        if state.owner == NONE {
            state.owner = session;
            self.held += 1;
            return true;
        }
        if place.lock != NONE {
            return false;
        }
        let before = core::mem::replace(&mut state.last, session);
        *place = Place {
            lock,
            before,
            behind: NONE,
        };
        self.set_behind(lock, before, session);
        self.waiting += 1;
        false
    }

    /// The owner gives a lock up: the session that owns it from now on, if one was waiting.
    pub fn give_up(&mut self, lock: u32) -> Option<u32> {
        let state = self.locks.get_mut(lock as usize)?;
        if state.owner == NONE {
            return None;
        }
        let next = state.first;
        state.owner = next;
        if next == NONE {
            self.held -= 1;
            return None;
        }
        self.withdraw(next);
        Some(next)
    }

    /// A session stops waiting: it has become the owner, a deadlock victim, or is gone.
    pub fn withdraw(&mut self, session: u32) {
        let Some(place) = self.places.get_mut(session as usize) else {
            return;
        };
        let Place {
            lock,
            before,
            behind,
        } = core::mem::replace(place, NOWHERE);
        if lock == NONE {
            return;
        }
        self.set_behind(lock, before, behind);
        match self.places.get_mut(behind as usize) {
            Some(place) => place.before = before,
            None => {
                if let Some(state) = self.locks.get_mut(lock as usize) {
                    state.last = before;
                }
            }
        }
        self.waiting -= 1;
    }

    /// The session that owns a lock.
    pub fn owner(&self, lock: u32) -> Option<u32> {
        let owner = self.locks.get(lock as usize)?.owner;
        (owner != NONE).then_some(owner)
    }

    /// Whether a session waits for a lock.
    pub fn is_waiting(&self, session: u32) -> bool {
        let place = self.places.get(session as usize);
        place.is_some_and(|place| place.lock != NONE)
    }

    /// Locks that have an owner.
    pub fn held(&self) -> u32 {
        self.held
    }

    /// Sessions that wait for one.
    pub fn waiting(&self) -> u32 {
        self.waiting
    }

    /// Whoever is behind `before`, or first in the queue if that is nobody.
    fn set_behind(&mut self, lock: u32, before: u32, session: u32) {
        match self.places.get_mut(before as usize) {
            Some(place) => place.behind = session,
            None => {
                if let Some(state) = self.locks.get_mut(lock as usize) {
                    state.first = session;
                }
            }
        }
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
        assert_eq!(locks.give_up(0), Some(1));
        assert_eq!(locks.give_up(0), Some(2));
        assert_eq!(locks.give_up(0), None);
        assert_eq!(
            (locks.owner(0), locks.held(), locks.waiting()),
            (None, 1, 0)
        );
    }

    #[test]
    fn who_withdraws_leaves_no_gap() {
        for gone in 1..5 {
            let mut locks = HotLocks::new(1, 5);
            (0..5).for_each(|session| assert_eq!(locks.ask(0, session), session == 0));
            locks.withdraw(gone);
            assert!(!locks.is_waiting(gone));
            locks.ask(0, gone);
            let order: Vec<u32> = core::iter::from_fn(|| locks.give_up(0)).collect();
            let mut expected: Vec<u32> = (1..5).filter(|&session| session != gone).collect();
            expected.push(gone);
            assert_eq!(order, expected);
        }
    }

    #[test]
    fn ignores_what_does_not_exist() {
        let mut locks = HotLocks::new(1, 2);
        assert!(!locks.ask(1, 0) && !locks.ask(0, 2));
        assert_eq!(locks.give_up(0), None);
        assert_eq!(locks.give_up(7), None);
        locks.withdraw(9);
        assert!(locks.ask(0, 0) && !locks.ask(0, 1) && !locks.ask(0, 1));
        assert_eq!(locks.waiting(), 1);
    }
}
