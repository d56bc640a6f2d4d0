//! Database sessions: what each does, which are in a transaction, and who waits for whose locks.

use super::hosts::{Instance, Stage};
use crate::kernel::arena::{Arena, Id};
use crate::kernel::convert::{Real, Whole};
use core::ops::{Index, IndexMut};

/// What a session does at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    Idle,
    /// Has a message in hand, outside a transaction.
    Outside,
    /// Waits for a lock of another session.
    Blocked,
    /// On the way through SQL Server.
    Working,
}

/// A session of a host instance. Its number is also its timer slot.
#[derive(Clone, Copy, Debug)]
pub struct Session {
    pub instance: Id<Instance>,
    pub stage: Stage,
    pub activity: Activity,
    /// Place among those in a transaction.
    place: Option<u32>,
    /// The session whose locks it waits for.
    waits_for: Option<SessionId>,
    /// First of those that wait for its locks, linked by `next`.
    first_waiter: Option<SessionId>,
    next: Option<SessionId>,
}

pub type SessionId = Id<Session>;

/// All sessions of a scenario. A session that starts a transaction may find a lock taken by one
/// of the others that are in a transaction; it then waits until that one commits.
#[derive(Clone, Debug, Default)]
pub struct Sessions {
    all: Arena<Session>,
    active: Vec<SessionId>,
    blocked: u32,
}

impl Sessions {
    /// A session more, which is idle.
    pub fn add(&mut self, instance: Id<Instance>, stage: Stage) -> SessionId {
        self.all.add(|_| Session {
            instance,
            stage,
            activity: Activity::Idle,
            place: None,
            waits_for: None,
            first_waiter: None,
            next: None,
        })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The session of a number.
    #[inline]
    pub fn id(&self, number: u32) -> Option<SessionId> {
        self.all.id(number)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Session> {
        self.all.iter()
    }

    /// A session starts a transaction. It conflicts with each of the others in one with chance
    /// `conflict`; `uniform` decides whether and with whom. True when it may go on.
    #[inline]
    pub fn begin(&mut self, session: SessionId, conflict: f64, uniform: f64) -> bool {
        let owner = if uniform < conflict * self.active.len().real() {
            self.active.get(usize::floored(uniform / conflict)).copied()
        } else {
            None
        };
        self.all[session].place = Some(u32::saturated(self.active.len()));
        self.active.push(session);
        let Some(owner) = owner else {
            return true;
        };
        let first = self.all[owner].first_waiter.replace(session);
        let state = &mut self.all[session];
        state.waits_for = Some(owner);
        state.next = first;
        self.blocked += 1;
        false
    }

    /// A session commits or rolls back. Those that waited for it are then named one by one by
    /// [`Sessions::next_released`].
    #[inline]
    pub fn end(&mut self, session: SessionId) {
        let Some(place) = self.all[session].place.take() else {
            return;
        };
        let last = self.active.pop();
        if let Some((moved, freed)) = last.zip(self.active.get_mut(place as usize)) {
            *freed = moved;
            self.all[moved].place = Some(place);
        }
        self.stop_waiting(session);
    }

    /// One of those that waited for a session that has ended; it may go on.
    #[inline]
    pub fn next_released(&mut self, session: SessionId) -> Option<SessionId> {
        let waiter = self.all[session].first_waiter?;
        self.stop_waiting(waiter);
        Some(waiter)
    }

    fn stop_waiting(&mut self, session: SessionId) {
        let state = &mut self.all[session];
        let next = state.next.take();
        let Some(owner) = state.waits_for.take() else {
            return;
        };
        self.blocked -= 1;
        let first = self.all[owner].first_waiter;
        if first == Some(session) {
            self.all[owner].first_waiter = next;
            return;
        }
        let mut before = first;
        while let Some(other) = before {
            let behind = self.all[other].next;
            if behind == Some(session) {
                self.all[other].next = next;
                return;
            }
            before = behind;
        }
    }

    /// Sessions in a transaction.
    #[inline]
    pub fn active(&self) -> u32 {
        u32::saturated(self.active.len())
    }

    /// Those of them that wait for a lock.
    #[inline]
    pub fn blocked(&self) -> u32 {
        self.blocked
    }

    /// A session that waits for a lock.
    pub fn any_blocked(&self) -> Option<SessionId> {
        let waits = |&session: &SessionId| self.all[session].waits_for.is_some();
        self.active.iter().copied().find(waits)
    }
}

impl Index<SessionId> for Sessions {
    type Output = Session;

    #[inline]
    fn index(&self, session: SessionId) -> &Session {
        &self.all[session]
    }
}

impl IndexMut<SessionId> for Sessions {
    #[inline]
    fn index_mut(&mut self, session: SessionId) -> &mut Session {
        &mut self.all[session]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn four() -> (Sessions, [SessionId; 4]) {
        let mut instances = Arena::default();
        let throttle = crate::parts::throttle::SessionThrottle::new(0);
        let instance = instances.add(|_| Instance::new(Stage::Send, Vec::new(), throttle));
        let mut sessions = Sessions::default();
        let ids = [0; 4].map(|_| sessions.add(instance, Stage::Send));
        (sessions, ids)
    }

    #[test]
    fn whoever_conflicts_waits_for_the_commit() {
        let (mut sessions, [a, b, c, d]) = four();
        assert!(sessions.begin(a, 0.25, 0.0));
        assert!(!sessions.begin(b, 0.25, 0.1));
        assert!(!sessions.begin(c, 0.25, 0.2));
        assert!(sessions.begin(d, 0.25, 0.8));
        assert_eq!((sessions.active(), sessions.blocked()), (4, 2));
        sessions.end(a);
        assert_eq!(sessions.next_released(a), Some(c));
        assert_eq!(sessions.next_released(a), Some(b));
        assert_eq!(sessions.next_released(a), None);
        assert_eq!((sessions.active(), sessions.blocked()), (3, 0));
    }

    #[test]
    fn who_gives_up_leaves_the_queue() {
        let (mut sessions, [a, b, c, d]) = four();
        sessions.begin(a, 0.25, 0.0);
        for session in [b, c, d] {
            assert!(!sessions.begin(session, 0.25, 0.1));
        }
        sessions.end(c);
        assert_eq!(sessions.blocked(), 2);
        sessions.end(a);
        assert_eq!(sessions.next_released(a), Some(d));
        assert_eq!(sessions.next_released(a), Some(b));
        assert_eq!(sessions.next_released(a), None);
        assert_eq!(sessions.any_blocked(), None);
    }
}
