//! Odds: how likely something is, exactly.

/// An exact probability: a reduced fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Ways it happens.
    pub of: u128,
    /// Ways there are.
    pub ways: u128,
}

impl Odds {
    /// Certain.
    pub const ONE: Odds = Odds { of: 1, ways: 1 };
    /// Impossible.
    pub const ZERO: Odds = Odds { of: 0, ways: 1 };

    fn reduced(of: u128, ways: u128) -> Odds {
        let divisor = gcd(of, ways).max(1);
        Odds { of: of / divisor, ways: ways / divisor }
    }

    /// Both, where one does not sway the other; `None` when the numbers grow beyond 128 bits.
    #[must_use]
    pub fn and(self, of: u64, ways: u64) -> Option<Odds> {
        Some(Odds::reduced(self.of.checked_mul(u128::from(of))?, self.ways.checked_mul(u128::from(ways))?))
    }

    /// Either, where both cannot be; `None` when the numbers grow beyond 128 bits.
    #[must_use]
    pub fn or(self, other: Odds) -> Option<Odds> {
        let shared = gcd(self.ways, other.ways);
        let here = self.of.checked_mul(other.ways / shared)?;
        let there = other.of.checked_mul(self.ways / shared)?;
        Some(Odds::reduced(here.checked_add(there)?, (self.ways / shared).checked_mul(other.ways)?))
    }

    /// As a decimal, for bars and sorting; the fraction is the truth.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        self.of as f64 / self.ways as f64
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
