//! First-in-first-out queue with a hard limit.

use std::collections::VecDeque;

/// A ring that grows on demand up to `limit` items and keeps its memory afterwards.
///
/// ```
/// use messagebox_sim::kernel::fifo::Fifo;
///
/// let mut queue = Fifo::new(2);
/// assert!(queue.push('a') && queue.push('b'));
/// assert!(!queue.push('c')); // full
/// assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some('a'), Some('b'), None));
/// ```
#[derive(Clone, Debug)]
pub struct Fifo<T: Copy> {
    items: VecDeque<T>,
    limit: usize,
}

impl<T: Copy> Fifo<T> {
    /// Empty, holding at most `limit` items.
    pub fn new(limit: usize) -> Self {
        Fifo {
            items: VecDeque::new(),
            limit,
        }
    }

    /// Appends an item; false when the queue is full or memory is exhausted.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        if self.items.len() >= self.limit || self.items.try_reserve(1).is_err() {
            return false;
        }
        self.items.push_back(item);
        true
    }

    /// Takes the oldest item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.items.pop_front()
    }

    /// The oldest item, left in place.
    #[inline]
    pub fn front(&self) -> Option<T> {
        self.items.front().copied()
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    pub fn clear(&mut self) {
        self.items.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_order_and_limit() {
        let mut fifo = Fifo::new(2);
        assert!(fifo.push(1) && fifo.push(2));
        assert!(!fifo.push(3));
        assert_eq!(fifo.pop(), Some(1));
        assert!(fifo.push(4));
        assert_eq!(fifo.front(), Some(2));
        assert_eq!(
            (fifo.pop(), fifo.pop(), fifo.pop()),
            (Some(2), Some(4), None)
        );
        assert!(!Fifo::new(0).push(1));
    }

    #[test]
    fn knows_whether_anything_waits() {
        let mut fifo = Fifo::new(3);
        assert!(fifo.is_empty());
        assert!(fifo.push(1) && fifo.push(2));
        assert_eq!((fifo.len(), fifo.is_empty()), (2, false));
        fifo.clear();
        assert_eq!((fifo.len(), fifo.is_empty(), fifo.front()), (0, true, None));
    }
}
