//! Piles: short lists that live inside a state and are copied with it.

use std::ops::{Deref, DerefMut};

/// At most `N` small values in order: a hand, a draw pile, the cards in play. Part of a flat state: no heap.
///
/// Equality and hash read the values in it, not the memory behind the last.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Adds on top. A full pile stays as it is and answers `false`: set-up refuses such piles before play.
    pub fn push(&mut self, item: T) -> bool {
        let fits = usize::from(self.len) < N;
        if fits {
            self.items[usize::from(self.len)] = item;
            self.len += 1;
        }
        debug_assert!(fits, "a pile of {N} overflowed");
        fits
    }

    /// Takes out the value at `at`; those behind it move up, so order is kept.
    pub fn take(&mut self, at: usize) -> T {
        let taken = self.items[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        taken
    }

    /// Puts the values in order.
    pub fn sort(&mut self)
    where
        T: Ord,
    {
        order_by(self, |item| *item);
    }

    /// Empties the pile.
    pub fn clear(&mut self) {
        *self = Pile::default();
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::default();
        pile.extend(items);
        pile
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Pile<T, N> {
    /// Takes out the first value equal to `item`; `false` when there is none.
    pub fn remove(&mut self, item: T) -> bool {
        let found = self.iter().position(|x| *x == item);
        if let Some(at) = found {
            self.take(at);
        }
        found.is_some()
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile { len: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> Pile<T, N> {
    /// How many there are. Said so that a compiler sees it is never more than `N`: it looks for that, and has words ready
    /// for when it is, wherever a pile is read.
    #[inline]
    fn end(&self) -> usize {
        usize::from(self.len).min(N)
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.end()]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        let end = self.end();
        &mut self.items[..end]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for Pile<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

/// Puts a short list in the order of a key; equal ones stay as they are. Most are in order already, and then this is the
/// quickest there is. In a module it takes a hundredth of the room of the standard library's, which are compiled for every kind of list.
pub fn order_by<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for at in 1..items.len() {
        let mut place = at;
        while place > 0 && key(&items[place - 1]) > key(&items[place]) {
            items.swap(place - 1, place);
            place -= 1;
        }
    }
}

/// A list made in passing, as long as it has to be: in place up to `N` values, as nearly always, and on the heap beyond.
/// No part of a state.
#[derive(Clone)]
pub struct Spill<T, const N: usize> {
    few: Pile<T, N>,
    /// All of them, once there are more than `N`.
    many: Vec<T>,
}

impl<T: Copy + Default, const N: usize> Spill<T, N> {
    /// Adds at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        if self.many.is_empty() && self.few.len() < N {
            self.few.push(item);
        } else {
            self.spill(item);
        }
    }

    #[cold]
    fn spill(&mut self, item: T) {
        if self.many.is_empty() {
            self.many.extend_from_slice(&self.few);
        }
        self.many.push(item);
    }
}

impl<T: Copy + Default, const N: usize> Default for Spill<T, N> {
    #[inline]
    fn default() -> Self {
        Spill { few: Pile::default(), many: Vec::new() }
    }
}

impl<T, const N: usize> Deref for Spill<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        if self.many.is_empty() { &self.few } else { &self.many }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_are_equal_where_the_same_is_in_them() {
        let pile = |items: &[u8]| {
            let mut pile: Pile<u8, 4> = Pile::default();
            items.iter().for_each(|item| assert!(pile.push(*item)));
            pile
        };
        assert!(pile(&[1, 2]) == pile(&[1, 2]) && pile(&[1, 2]) != pile(&[1, 3]) && pile(&[1, 2]) != pile(&[1]));
        let mut taken = pile(&[1, 2, 3]);
        assert_eq!((taken.take(1), taken == pile(&[1, 3])), (2, true));
        assert_eq!((taken.remove(3), taken.remove(3), taken.to_vec()), (true, false, vec![1]));
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "a pile of 1 overflowed")]
    fn nothing_is_put_on_a_full_pile() {
        let mut pile: Pile<u8, 1> = Pile::default();
        pile.push(1);
        pile.push(2);
    }

    #[test]
    fn those_of_the_same_key_stay_as_they_are() {
        let mut items = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
        order_by(&mut items, |(key, _)| *key);
        assert_eq!(items, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
    }

    #[test]
    fn a_list_goes_on_where_its_place_ends_and_keeps_its_order() {
        let mut list: Spill<u8, 3> = Spill::default();
        for n in 0..7 {
            list.push(n);
            assert_eq!(*list, (0..=n).collect::<Vec<u8>>());
        }
    }
}
