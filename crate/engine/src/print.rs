//! Fingerprints: a hash that is the same on every machine and after every release.

use std::hash::{Hash, Hasher};

/// FNV-1a. Lengths and discriminants are taken as 64 bits, whatever the width of a pointer.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    // Out of line: a state has hundreds of fields, and each would bring the loop along.
    #[inline(never)]
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

/// The fingerprint of a value.
#[must_use]
pub fn print(of: &impl Hash) -> u64 {
    let mut fnv = Fnv::default();
    feed(of, &mut fnv);
    fnv.finish()
}

/// Every hash takes a value in through here: a state has hundreds of fields, and going through them would be compiled for
/// each kind of hash.
fn feed(value: &impl Hash, mut hash: &mut dyn Hasher) {
    value.hash(&mut hash);
}

/// The fingerprint of a text.
#[must_use]
pub fn print_text(text: &str) -> u64 {
    let mut fnv = Fnv::default();
    fnv.write(text.as_bytes());
    fnv.finish()
}

/// A number for a position: two that have the same are taken for one.
#[must_use]
pub fn quick_print<T: Hash>(of: &T) -> u64 {
    let mut mix = Mix(0);
    feed(of, &mut mix);
    mix.0
}

/// Prints, numbered from 0 in the order in which they are first met. A table of the things themselves would be compiled for each
/// kind of them, and a hash table is slower than this up to some thousands.
#[derive(Default)]
pub struct Prints(Vec<(u64, usize)>);

impl Prints {
    /// The number of a print: as many as there were before if it is new.
    pub fn place(&mut self, print: u64) -> usize {
        match self.0.binary_search_by_key(&print, |(known, _)| *known) {
            Ok(at) => self.0[at].1,
            Err(at) => {
                let new = self.0.len();
                self.0.insert(at, (print, new));
                new
            }
        }
    }
}

/// A kind below 128 and the fields of something, side by side in a number of 63 bits.
#[inline]
#[must_use]
pub const fn pack(kind: u8, [one, two, three]: [u16; 3], last: u8) -> u64 {
    (kind as u64) << 56 | (last as u64) << 48 | (three as u64) << 32 | (two as u64) << 16 | one as u64
}

/// The same of fields that are bytes.
#[inline]
#[must_use]
pub const fn pack_bytes(kind: u8, [one, two, three, four, five, six, seven]: [u8; 7]) -> u64 {
    u64::from_le_bytes([one, two, three, four, five, six, seven, kind])
}

/// A small multiplying hash. The standard one is slower, and this one gives the same on every machine.
struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mix {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.add(u64::from(*b)));
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.add(u64::from(n));
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(u64::from(n));
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    // An enum's variant is hashed as one; a pointer's width must not matter.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_bytes(bytes: &[u8]) -> u64 {
        let mut fnv = Fnv::default();
        fnv.write(bytes);
        fnv.finish()
    }

    /// The numbers that FNV-1a is published with.
    #[test]
    fn a_text_has_its_fingerprint_for_ever() {
        assert_eq!(print_text(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(print_text("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(print_text("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_number_is_taken_as_its_bytes_the_lowest_first() {
        assert_eq!(print(&7u8), of_bytes(&[7]));
        assert_eq!(print(&0x0201u16), of_bytes(&[1, 2]));
        assert_eq!(print(&0x0403_0201u32), of_bytes(&[1, 2, 3, 4]));
        assert_eq!(print(&0x0807_0605_0403_0201u64), of_bytes(&[1, 2, 3, 4, 5, 6, 7, 8]));
        assert_eq!((print(&9usize), print(&9isize)), (print(&9u64), print(&9u64)));
    }

    #[test]
    fn prints_are_numbered_as_they_come() {
        let mut prints = Prints::default();
        let met = [7, 3, u64::MAX, 3, 0, 7, 5, u64::MAX].map(|print| prints.place(print));
        assert_eq!(met, [0, 1, 2, 1, 3, 0, 4, 2]);
    }

    #[test]
    fn what_is_packed_differs_in_every_field() {
        assert_eq!(pack(0x11, [0x2233, 0x4455, 0x6677], 0x88), 0x1188_6677_4455_2233);
        assert_eq!(pack_bytes(0x11, [0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88]), 0x1188_7766_5544_3322);
    }

    #[test]
    fn a_quick_print_is_swayed_by_every_number_and_the_same_for_ever() {
        assert_eq!(quick_print(&(1u8, 2u8)), 0x6a4b_e67f_f98f_abc8);
        let pair = quick_print(&(1u8, 2u8));
        assert_eq!((quick_print(&(1u16, 2u32)), quick_print(&(1usize, 2isize))), (pair, pair));
        assert_ne!(quick_print(&"ab"), quick_print(&"ac"));
        let mut mix = Mix(0);
        (1u8, 2u8).hash(&mut mix);
        assert_eq!(mix.finish(), pair);
    }
}
