//! Tables whose items are known by handles that only the table gives out, so that none can miss.

use core::fmt;
use core::marker::PhantomData;
use core::num::NonZeroU32;
use core::ops::{Index, IndexMut};

/// The handle of an item of an [`Arena`] or a [`Pool`]. It is right for the table that gave it.
pub struct Id<T> {
    /// Its number and one: with no 0, having none takes no room.
    place: NonZeroU32,
    of: PhantomData<fn() -> T>,
}

impl<T> Id<T> {
    #[inline]
    fn new(place: NonZeroU32) -> Self {
        let of = PhantomData;
        Self { place, of }
    }

    /// Its number, from 0.
    #[inline]
    pub fn number(self) -> u32 {
        self.place.get() - 1
    }

    #[inline]
    fn index(self) -> usize {
        self.number() as usize
    }
}

impl<T> Clone for Id<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Id<T> {}

impl<T> PartialEq for Id<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl<T> Eq for Id<T> {}

impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "#{}", self.number())
    }
}

/// Items that stay to the end.
///
/// ```
/// use messagebox_sim::kernel::arena::Arena;
///
/// let mut arena = Arena::default();
/// let first = arena.add(|_| 'a');
/// let second = arena.add(|id| if id.number() == 1 { 'b' } else { '?' });
/// arena[first] = 'c';
/// assert_eq!((arena[first], arena[second]), ('c', 'b'));
/// ```
#[derive(Clone, Debug)]
pub struct Arena<T> {
    items: Vec<T>,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        let items = Vec::new();
        Self { items }
    }
}

impl<T> Arena<T> {
    /// Adds the item that is made with its handle. There are less than 2³² of them.
    pub fn add(&mut self, make: impl FnOnce(Id<T>) -> T) -> Id<T> {
        let place = u32::try_from(self.items.len() + 1).ok();
        let id = Id::new(place.and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MAX));
        self.items.push(make(id));
        id
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The handle of the item of a number, where there is one.
    #[inline]
    pub fn id(&self, number: u32) -> Option<Id<T>> {
        let is_there = (number as usize) < self.items.len();
        let place = NonZeroU32::new(number.wrapping_add(1)).filter(|_| is_there);
        place.map(Id::new)
    }

    /// All handles, in the order of their numbers.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id<T>> + Clone + use<T> {
        let last = u32::try_from(self.items.len()).unwrap_or(u32::MAX);
        (1..=last).filter_map(NonZeroU32::new).map(Id::new)
    }

    pub fn iter(&self) -> core::slice::Iter<'_, T> {
        self.items.iter()
    }

    pub fn iter_mut(&mut self) -> core::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }
}

impl<T> Index<Id<T>> for Arena<T> {
    type Output = T;

    #[expect(
        clippy::indexing_slicing,
        reason = "a handle is made for an item, and items stay"
    )]
    #[inline]
    fn index(&self, id: Id<T>) -> &T {
        &self.items[id.index()]
    }
}

impl<T> IndexMut<Id<T>> for Arena<T> {
    #[expect(
        clippy::indexing_slicing,
        reason = "a handle is made for an item, and items stay"
    )]
    #[inline]
    fn index_mut(&mut self, id: Id<T>) -> &mut T {
        &mut self.items[id.index()]
    }
}

/// Items that come and go, up to a limit; their places are given again, and memory is kept.
///
/// ```
/// use messagebox_sim::kernel::arena::Pool;
///
/// let mut pool = Pool::new(1);
/// let id = pool.insert('a').unwrap();
/// assert_eq!((pool[id], pool.insert('b')), ('a', None)); // full
/// pool.remove(id);
/// assert_eq!((pool.len(), pool.insert('b')), (0, Some(id)));
/// ```
#[derive(Clone, Debug)]
pub struct Pool<T> {
    items: Arena<T>,
    free: Vec<Id<T>>,
    limit: usize,
}

impl<T> Pool<T> {
    /// An empty pool of at most `limit` items.
    pub fn new(limit: usize) -> Self {
        Self {
            items: Arena::default(),
            free: Vec::new(),
            limit,
        }
    }

    /// Puts an item in; none when the pool or memory is full.
    #[inline]
    pub fn insert(&mut self, item: T) -> Option<Id<T>> {
        if let Some(id) = self.free.pop() {
            self.items[id] = item;
            return Some(id);
        }
        if self.items.len() >= self.limit || self.items.items.try_reserve(1).is_err() {
            return None;
        }
        Some(self.items.add(|_| item))
    }

    /// Gives the item's place back.
    #[inline]
    pub fn remove(&mut self, id: Id<T>) {
        self.free.push(id);
    }

    /// Items in the pool.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.len() - self.free.len()
    }

    /// Whether the pool is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The handle of the place of a number, where there is one.
    #[inline]
    pub fn id(&self, number: u32) -> Option<Id<T>> {
        self.items.id(number)
    }
}

impl<T> Index<Id<T>> for Pool<T> {
    type Output = T;

    #[inline]
    fn index(&self, id: Id<T>) -> &T {
        &self.items[id]
    }
}

impl<T> IndexMut<Id<T>> for Pool<T> {
    #[inline]
    fn index_mut(&mut self, id: Id<T>) -> &mut T {
        &mut self.items[id]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_from_nought_and_name_what_is_there() {
        let mut arena = Arena::default();
        assert_eq!((arena.id(0), arena.is_empty()), (None, true));
        let ids = ['a', 'b', 'c'].map(|item| arena.add(|_| item));
        assert!(arena.ids().eq(ids));
        assert_eq!(ids.map(Id::number), [0, 1, 2]);
        assert_eq!((arena.id(2), arena.id(3)), (Some(ids[2]), None));
        assert_eq!(arena.id(u32::MAX), None);
        assert!(arena.iter().eq(&['a', 'b', 'c']));
        assert_eq!(size_of::<Option<Id<char>>>(), 4);
    }

    #[test]
    fn the_place_freed_last_is_given_first() {
        let mut pool = Pool::new(3);
        let [a, b, c] = [1, 2, 3].map(|item| pool.insert(item).unwrap());
        assert_eq!(pool.insert(4), None);
        pool.remove(a);
        pool.remove(c);
        assert_eq!((pool.len(), pool[b]), (1, 2));
        assert_eq!((pool.insert(5), pool.insert(6)), (Some(c), Some(a)));
        assert_eq!((pool[c], pool[a], pool.len()), (5, 6, 3));
    }
}
