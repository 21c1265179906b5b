//! What each kind of unit can do (`pox:app.9`).

use super::{Form, Unit};
use crate::content::language::Kind;
use rulewright_engine::covers;

/// The kinds of units that the table compares.
pub const KINDS: [(&str, Kind, Form); 6] = [
    ("real-champion", Kind::Champion, Form::Real),
    ("real-relic", Kind::Relic, Form::Real),
    ("summoned-champion", Kind::Champion, Form::Summoned),
    ("summoned-relic", Kind::Relic, Form::Summoned),
    ("clone", Kind::Champion, Form::Clone),
    ("illusion", Kind::Champion, Form::Illusion),
];

/// What a kind of unit can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Can {
    /// Capture a font.
    Capture,
    /// Contest a font.
    Contest,
    /// Leave a nora globe.
    Globe,
    /// Engage champions.
    Engage,
    /// Attack.
    Attack,
    /// Lose life.
    LoseLife,
    /// Be knocked back.
    KnockBack,
    /// Be shifted.
    Shift,
    /// Be pulled.
    Pull,
    /// Be teleported.
    Teleport,
    /// Give presence.
    Presence,
    /// Have relics deployed next to it.
    DeployRelics,
}

impl Can {
    /// All of it, in the order of the table.
    pub const ALL: [Can; 12] = [
        Can::Capture,
        Can::Contest,
        Can::Globe,
        Can::Engage,
        Can::Attack,
        Can::LoseLife,
        Can::KnockBack,
        Can::Shift,
        Can::Pull,
        Can::Teleport,
        Can::Presence,
        Can::DeployRelics,
    ];
}

/// Whether units of a kind can do something.
#[must_use]
pub fn can(kind: Kind, form: Form, what: Can) -> bool {
    covers!("pox:app.9", "pox:9.1", "pox:9.2");
    let champion = kind == Kind::Champion;
    let real = matches!(form, Form::Real | Form::Clone);
    match what {
        Can::Capture | Can::Presence => champion && real,
        Can::Contest => (champion || kind == Kind::Relic) && real,
        Can::Globe => champion && form == Form::Real,
        Can::Attack => champion && form != Form::Illusion,
        // pox:9.2: said in words of summoned champions too.
        Can::Engage | Can::LoseLife | Can::KnockBack | Can::Shift | Can::Pull | Can::DeployRelics => champion,
        Can::Teleport => champion || kind == Kind::Relic,
    }
}

impl Unit {
    /// Whether it can do something by its kind.
    #[must_use]
    pub fn can(&self, what: Can) -> bool {
        can(self.kind, self.form, what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table, row by row as the rulebook prints it.
    #[test]
    fn the_table_is_the_rulebooks() {
        let rows = [
            ("real-champion", "yyyyyyyyyyyy"),
            ("real-relic", "nynnnnnnnynn"),
            ("summoned-champion", "nnnyyyyyyyny"),
            ("summoned-relic", "nnnnnnnnnynn"),
            ("clone", "yynyyyyyyyyy"),
            ("illusion", "nnnynyyyyyny"),
        ];
        for ((id, kind, form), (row, cells)) in KINDS.into_iter().zip(rows) {
            assert_eq!(id, row);
            let found: String = Can::ALL.iter().map(|what| if can(kind, form, *what) { 'y' } else { 'n' }).collect();
            assert_eq!(found, cells, "{id}");
        }
    }
}
