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
    of.hash(&mut fnv);
    fnv.finish()
}

/// The fingerprint of a text.
#[must_use]
pub fn print_text(text: &str) -> u64 {
    let mut fnv = Fnv::default();
    fnv.write(text.as_bytes());
    fnv.finish()
}
