//! An array with a place for each value of an enum.

use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

/// An enum whose values are numbered from 0, without a gap.
pub trait Numbered: Copy {
    fn number(self) -> usize;
}

/// One `T` for each of the `COUNT` values of `Key`.
///
/// ```
/// use messagebox_sim::kernel::each::{Each, Numbered};
///
/// #[derive(Clone, Copy)]
/// enum Colour {
///     Red,
///     Blue,
/// }
///
/// impl Numbered for Colour {
///     fn number(self) -> usize {
///         self as usize
///     }
/// }
///
/// let mut counts: Each<Colour, u32, 2> = [1, 2].into();
/// counts[Colour::Red] += 4;
/// assert_eq!((counts[Colour::Red], counts[Colour::Blue]), (5, 2));
/// assert_eq!(counts.as_array().iter().sum::<u32>(), 7);
/// ```
#[derive(Debug)]
pub struct Each<Key, T, const COUNT: usize> {
    items: [T; COUNT],
    keys: PhantomData<fn(Key)>,
}

impl<Key, T, const COUNT: usize> From<[T; COUNT]> for Each<Key, T, COUNT> {
    #[inline]
    fn from(items: [T; COUNT]) -> Self {
        let keys = PhantomData;
        Self { items, keys }
    }
}

impl<Key, T: Default, const COUNT: usize> Default for Each<Key, T, COUNT> {
    fn default() -> Self {
        core::array::from_fn(|_| T::default()).into()
    }
}

impl<Key, T: Clone, const COUNT: usize> Clone for Each<Key, T, COUNT> {
    fn clone(&self) -> Self {
        self.items.clone().into()
    }
}

impl<Key, T: Copy, const COUNT: usize> Copy for Each<Key, T, COUNT> {}

impl<Key, T, const COUNT: usize> Each<Key, T, COUNT> {
    /// All of them, in the order of their numbers.
    #[inline]
    pub fn as_array(&self) -> &[T; COUNT] {
        &self.items
    }

    #[inline]
    pub fn as_mut_array(&mut self) -> &mut [T; COUNT] {
        &mut self.items
    }
}

impl<Key: Numbered, T, const COUNT: usize> Index<Key> for Each<Key, T, COUNT> {
    type Output = T;

    #[expect(clippy::indexing_slicing, reason = "it has a place for each key")]
    #[inline]
    fn index(&self, key: Key) -> &T {
        &self.items[key.number()]
    }
}

impl<Key: Numbered, T, const COUNT: usize> IndexMut<Key> for Each<Key, T, COUNT> {
    #[expect(clippy::indexing_slicing, reason = "it has a place for each key")]
    #[inline]
    fn index_mut(&mut self, key: Key) -> &mut T {
        &mut self.items[key.number()]
    }
}
