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

/// A small multiplying hash. The standard one is slower, and this one gives the same on every machine.
pub(super) struct Mix(u64);

impl From<u64> for Mix {
    #[inline]
    fn from(seed: u64) -> Mix {
        Mix(seed)
    }
}

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
