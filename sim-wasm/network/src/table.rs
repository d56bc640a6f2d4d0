//! Lists whose items are known by their places, which a checked plan gives out.

use core::ops::{Index, IndexMut};

/// The sources, stations or locks of a network, or the servers of a station. A plan names only
/// places that there are, and nothing is ever removed.
#[derive(Clone, Debug)]
pub struct Table<T>(Vec<T>);

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> FromIterator<T> for Table<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<T> Table<T> {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn at(&self, place: usize) -> Option<&T> {
        self.0.get(place)
    }

    pub fn iter(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }

    pub fn iter_mut(&mut self) -> core::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Adds an item: its place.
    pub fn push(&mut self, item: T) -> usize {
        self.0.push(item);
        self.0.len() - 1
    }
}

impl<T> Index<usize> for Table<T> {
    type Output = T;

    #[expect(clippy::indexing_slicing, reason = "a plan names what there is")]
    #[inline]
    fn index(&self, place: usize) -> &T {
        &self.0[place]
    }
}

impl<T> IndexMut<usize> for Table<T> {
    #[expect(clippy::indexing_slicing, reason = "a plan names what there is")]
    #[inline]
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut self.0[place]
    }
}
