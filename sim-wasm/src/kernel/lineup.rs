//! First-come-first-served queues that anyone may leave from anywhere.

const NONE: u32 = u32::MAX;

/// Where a member stands: its queue and its neighbours there.
#[derive(Clone, Copy, Debug)]
struct Place {
    queue: u32,
    before: u32,
    behind: u32,
}

const NOWHERE: Place = Place {
    queue: NONE,
    before: NONE,
    behind: NONE,
};

#[derive(Clone, Copy, Debug)]
struct Ends {
    first: u32,
    last: u32,
}

/// Queues for a fixed set of members, each in at most one queue at a time. The queues are linked
/// through the members' places, so nothing is ever allocated after the start.
///
/// ```
/// use messagebox_sim::kernel::lineup::Lineup;
///
/// let mut lineup = Lineup::new(1, 3);
/// assert!(lineup.join(0, 2) && lineup.join(0, 1));
/// assert!(!lineup.join(0, 2)); // stands there already
/// assert!(lineup.leave(2));
/// assert_eq!(lineup.pop(0), Some(1));
/// ```
#[derive(Clone, Debug)]
pub struct Lineup {
    queues: Vec<Ends>,
    places: Vec<Place>,
    len: u32,
}

impl Lineup {
    /// Empty queues for members numbered below `members`.
    pub fn new(queues: usize, members: usize) -> Self {
        let empty = Ends {
            first: NONE,
            last: NONE,
        };
        Self {
            queues: vec![empty; queues],
            places: vec![NOWHERE; members],
            len: 0,
        }
    }

    /// A member goes to the end of a queue; false when it stands in one already, or when the
    /// queue or the member does not exist.
    pub fn join(&mut self, queue: u32, member: u32) -> bool {
        let (Some(ends), Some(place)) = (
            self.queues.get_mut(queue as usize),
            self.places.get_mut(member as usize),
        ) else {
            return false;
        };
        if place.queue != NONE {
            return false;
        }
        let before = core::mem::replace(&mut ends.last, member);
        *place = Place {
            queue,
            before,
            behind: NONE,
        };
        self.set_behind(queue, before, member);
        self.len += 1;
        true
    }

    /// Takes the first member of a queue.
    pub fn pop(&mut self, queue: u32) -> Option<u32> {
        let first = self.queues.get(queue as usize)?.first;
        self.leave(first).then_some(first)
    }

    /// A member leaves its queue; false when it stood in none.
    pub fn leave(&mut self, member: u32) -> bool {
        let Some(place) = self.places.get_mut(member as usize) else {
            return false;
        };
        let Place {
            queue,
            before,
            behind,
        } = core::mem::replace(place, NOWHERE);
        if queue == NONE {
            return false;
        }
        self.set_behind(queue, before, behind);
        match self.places.get_mut(behind as usize) {
            Some(place) => place.before = before,
            None => {
                if let Some(ends) = self.queues.get_mut(queue as usize) {
                    ends.last = before;
                }
            }
        }
        self.len -= 1;
        true
    }

    /// Whether a member stands in a queue.
    pub fn contains(&self, member: u32) -> bool {
        let place = self.places.get(member as usize);
        place.is_some_and(|place| place.queue != NONE)
    }

    /// Members in all queues.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether all queues are empty.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Who is behind `before`, or first in the queue if that is nobody.
    fn set_behind(&mut self, queue: u32, before: u32, member: u32) {
        match self.places.get_mut(before as usize) {
            Some(place) => place.behind = member,
            None => {
                if let Some(ends) = self.queues.get_mut(queue as usize) {
                    ends.first = member;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drain(lineup: &mut Lineup, queue: u32) -> Vec<u32> {
        core::iter::from_fn(|| lineup.pop(queue)).collect()
    }

    #[test]
    fn who_leaves_leaves_no_gap() {
        for gone in 0..5 {
            let mut lineup = Lineup::new(2, 5);
            assert!((0..5).all(|member| lineup.join(1, member)));
            assert!(lineup.leave(gone) && !lineup.leave(gone));
            assert!(!lineup.contains(gone) && lineup.len() == 4);
            assert!(lineup.join(1, gone));
            let mut expected: Vec<u32> = (0..5).filter(|&member| member != gone).collect();
            expected.push(gone);
            assert_eq!(drain(&mut lineup, 1), expected);
            assert!(lineup.is_empty() && lineup.pop(0).is_none());
        }
    }

    #[test]
    fn ignores_what_does_not_exist() {
        let mut lineup = Lineup::new(1, 2);
        assert!(!lineup.join(1, 0) && !lineup.join(0, 2));
        assert!(!lineup.leave(9) && !lineup.contains(9));
        assert!(lineup.join(0, 0) && !lineup.join(0, 0));
        assert_eq!(lineup.pop(7), None);
        assert_eq!(drain(&mut lineup, 0), [0]);
    }
}
