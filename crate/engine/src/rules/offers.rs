//! Writing a list of actions without guessing: candidates that stand or fall at random, a few at a time.

/// A list being written. A branch for each candidate, or for each end of a short run, is guessed wrong as often as not,
/// and that is most of the time such a list takes: here each is written where the next one goes, and the place moves
/// on only if it stands.
#[derive(Debug)]
pub struct Offers<'a, A> {
    list: &'a mut Vec<A>,
    len: usize,
}

impl<'a, A: Copy> Offers<'a, A> {
    /// Begins a list with room for `most` candidates. What stood in the list before is written over; `filler` is any
    /// action, best one whose bytes are all zero: such room is made in one go.
    #[inline]
    pub fn new(list: &'a mut Vec<A>, most: usize, filler: A) -> Self {
        list.resize(most, filler);
        Offers { list, len: 0 }
    }

    /// Adds it if it stands.
    ///
    /// # Panics
    /// When there is no room, even for one that does not stand.
    #[inline]
    pub fn one_if(&mut self, candidate: A, stands: bool) {
        self.list[self.len] = candidate;
        self.len += usize::from(stands);
    }

    /// Adds those of four candidates that stand, in order. Written out, as modules are built without unrolling loops.
    ///
    /// # Panics
    /// When there is no room for them all.
    #[inline]
    pub fn four(&mut self, [a, b, c, d]: [(A, bool); 4]) {
        let room: &mut [A; 4] = self.list[self.len..].first_chunk_mut().expect("room was made at the start");
        let mut added = 0;
        let mut put = |(candidate, stands): (A, bool)| {
            room[added % 4] = candidate;
            added += usize::from(stands);
        };
        put(a);
        put(b);
        put(c);
        put(d);
        self.len += added;
    }

    /// Adds one.
    ///
    /// # Panics
    /// When there is no room.
    #[inline]
    pub fn one(&mut self, action: A) {
        self.list[self.len] = action;
        self.len += 1;
    }

    /// Ends the list.
    #[inline]
    pub fn end(self) {
        self.list.truncate(self.len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_stand_are_listed_in_order() {
        let mut list = vec![9, 9];
        let mut offers = Offers::new(&mut list, 7, 0);
        offers.four([(1, true), (2, false), (3, true), (4, false)]);
        offers.one_if(5, false);
        offers.one_if(6, true);
        offers.one(7);
        offers.end();
        assert_eq!(list, [1, 3, 6, 7]);
    }
}
