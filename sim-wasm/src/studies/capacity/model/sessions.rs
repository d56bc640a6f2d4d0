//! Database sessions: which are in a transaction, and who waits for whose locks.

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Session {
    /// Place among those in a transaction.
    place: u32,
    /// The session whose locks it waits for.
    waits_for: u32,
    /// First of those that wait for its locks, linked by `next`.
    first_waiter: u32,
    next: u32,
}

/// All sessions of a scenario. A session that starts a transaction may find a lock taken by one
/// of the others that are in a transaction; it then waits until that one commits.
#[derive(Clone, Debug)]
pub struct Sessions {
    sessions: Vec<Session>,
    active: Vec<u32>,
    blocked: u32,
}

impl Sessions {
    /// So many sessions, none in a transaction.
    pub fn new(count: usize) -> Self {
        let idle = Session {
            place: NONE,
            waits_for: NONE,
            first_waiter: NONE,
            next: NONE,
        };
        Self {
            sessions: vec![idle; count],
            active: Vec::with_capacity(count),
            blocked: 0,
        }
    }

    /// A session starts a transaction. It conflicts with each of the others in one with chance
    /// `conflict`; `uniform` decides whether and with whom. True when it may go on.
    #[inline]
    pub fn begin(&mut self, session: u32, conflict: f64, uniform: f64) -> bool {
        let owner = if uniform < conflict * self.active.len() as f64 {
            self.active.get((uniform / conflict) as usize).copied()
        } else {
            None
        };
        let place = self.active.len() as u32;
        self.active.push(session);
        if let Some(state) = self.sessions.get_mut(session as usize) {
            state.place = place;
        }
        let Some(owner) = owner else {
            return true;
        };
        let first = core::mem::replace(&mut self.sessions[owner as usize].first_waiter, session);
        let state = &mut self.sessions[session as usize];
        state.waits_for = owner;
        state.next = first;
        self.blocked += 1;
        false
    }

    /// A session commits or rolls back. Those that waited for it are then named one by one by
    /// [`Sessions::next_released`].
    #[inline]
    pub fn end(&mut self, session: u32) {
        let place = self.sessions[session as usize].place;
        if place == NONE {
            return;
        }
        self.sessions[session as usize].place = NONE;
        self.active.swap_remove(place as usize);
        if let Some(&moved) = self.active.get(place as usize) {
            self.sessions[moved as usize].place = place;
        }
        self.stop_waiting(session);
    }

    /// One of those that waited for a session that has ended; it may go on.
    #[inline]
    pub fn next_released(&mut self, session: u32) -> Option<u32> {
        let waiter = self.sessions[session as usize].first_waiter;
        if waiter == NONE {
            return None;
        }
        self.stop_waiting(waiter);
        Some(waiter)
    }

    fn stop_waiting(&mut self, session: u32) {
        let state = &mut self.sessions[session as usize];
        let owner = core::mem::replace(&mut state.waits_for, NONE);
        let next = core::mem::replace(&mut state.next, NONE);
        if owner == NONE {
            return;
        }
        self.blocked -= 1;
        let first = self.sessions[owner as usize].first_waiter;
        if first == session {
            self.sessions[owner as usize].first_waiter = next;
            return;
        }
        let mut before = first;
        while before != NONE {
            let behind = self.sessions[before as usize].next;
            if behind == session {
                self.sessions[before as usize].next = next;
                return;
            }
            before = behind;
        }
    }

    /// Sessions in a transaction.
    #[inline]
    pub fn active(&self) -> u32 {
        self.active.len() as u32
    }

    /// Those of them that wait for a lock.
    #[inline]
    pub fn blocked(&self) -> u32 {
        self.blocked
    }

    /// A session that waits for a lock.
    pub fn any_blocked(&self) -> Option<u32> {
        let waits = |&session: &u32| self.sessions[session as usize].waits_for != NONE;
        self.active.iter().copied().find(waits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_conflicts_waits_for_the_commit() {
        let mut sessions = Sessions::new(4);
        assert!(sessions.begin(0, 0.25, 0.0));
        assert!(!sessions.begin(1, 0.25, 0.1));
        assert!(!sessions.begin(2, 0.25, 0.2));
        assert!(sessions.begin(3, 0.25, 0.8));
        assert_eq!((sessions.active(), sessions.blocked()), (4, 2));
        sessions.end(0);
        assert_eq!(sessions.next_released(0), Some(2));
        assert_eq!(sessions.next_released(0), Some(1));
        assert_eq!(sessions.next_released(0), None);
        assert_eq!((sessions.active(), sessions.blocked()), (3, 0));
    }

    #[test]
    fn who_gives_up_leaves_the_queue() {
        let mut sessions = Sessions::new(4);
        sessions.begin(0, 0.25, 0.0);
        (1..4).for_each(|session| assert!(!sessions.begin(session, 0.25, 0.1)));
        sessions.end(2);
        assert_eq!(sessions.blocked(), 2);
        sessions.end(0);
        assert_eq!(sessions.next_released(0), Some(3));
        assert_eq!(sessions.next_released(0), Some(1));
        assert_eq!(sessions.next_released(0), None);
        assert_eq!(sessions.any_blocked(), None);
    }
}
