//! Abilities (`noxilia:ability.*`), and what always holds while a card is in play.

use super::effect::Effect;
use super::kind::{Colour, Mana, Race};
use rulewright_list::List;

words! {
    /// An ability: a keyword of the rulebook (`noxilia:ability.*`).
    pub enum Ability {
        /// Crosses water and fights in it.
        Aquatic,
        /// Takes attacks on others over.
        GuardianAngel,
        /// Nobody ripostes to its attacks.
        StealthAttack,
        /// Whom it wounds becomes engaged.
        CripplingAttack,
        /// Its attacks ignore armour.
        PiercingAttack,
        /// Strikes up to so many enemies in one action.
        MassAttack(u8),
        /// At the start of a turn, allies in its zone get so much melee.
        AttackAura(u8),
        /// Deals so much more when it charges.
        Charge(u8),
        /// No Corruption can be aimed at it.
        Righteousness,
        /// Cancels one melee attack in a game.
        Dodge,
        /// Stronger beside two others of its kind; cannot retreat.
        BrotherInArms,
        /// Enraged when another of its kind dies beside it.
        BloodBrother,
        /// Ignores what ramparts take from its melee.
        Climber,
        /// Goes from enemies to enemies.
        Infiltrator,
        /// Takes flying and infiltrating away.
        Interceptor,
        /// One more step, for armour.
        QuickMarch,
        /// Goes away for so many turns.
        Adventure(Adventure),
        /// As an infiltrator, for so much damage a step.
        ForcePassage(u8),
        /// Whom it wounds gets poison markers up to so many.
        Poison(u8),
        /// Takes curses and poison away.
        Purification,
        /// Regains so much life each turn.
        Regeneration(u8),
        /// Takes so much less magical damage.
        MagicResistance(u8),
        /// Takes so much less damage of one colour.
        TypeResistance(Resistance),
        /// Waits so many turns in the queue.
        DistantReinforcement(u8),
        /// Strikes back.
        Riposte,
        /// Strikes back first.
        LightningRiposte,
        /// Deals so much damage to a unit that strikes it.
        InstinctiveRiposte(u8),
        /// Restores so much life.
        Heal(u8),
        /// Casts spells.
        Sorcerer,
        /// No enemy engages it; its attacks are not redirected.
        Steadfast,
        /// Shoots into its own zone too.
        CloseShot,
        /// Shoots so many targets in one action.
        RapidFire(u8),
        /// Goes over enemies; ramparts do not touch it.
        Flying,
    }

    /// An adventure (`noxilia:ability.adventure.1`).
    pub struct Adventure {
        /// Time markers.
        pub turns: u8,
        /// What it costs.
        pub gold: u8,
        /// What happens when the unit is back in its command zone.
        pub then: List<Effect>,
    }

    /// A resistance to one colour (`noxilia:ability.type_resistance.1`).
    #[derive(Eq)]
    pub struct Resistance {
        /// Of which colour.
        pub to: Colour,
        /// How much.
        pub by: u8,
    }

    /// Whose numbers something always changes.
    pub enum Scope {
        /// The bearer's.
        Bearer,
        /// Everybody's.
        All,
        /// Those of units that fly.
        Flying,
        /// Here, those of enemies of the zone's controller.
        EnemiesHere,
        /// Here, those of the controller's units.
        OwnHere,
        /// Here, those of units of any other race.
        OthersHere(Race),
    }

    /// What always holds while a card is in play.
    pub enum Always {
        /// Melee.
        Melee(Scope, i8),
        /// Ranged, of units that have a ranged attack.
        Ranged(Scope, i8),
        /// Armour: the bearer's, or everybody's when armour is set back.
        Armour(Scope, i8),
        /// The bearer has an ability.
        Grant(Ability),
        /// The bearer's poison is worth one more, if it has any; else it has Poison of this worth.
        Venom(u8),
        /// Engaged, it gives mana.
        Produce(Mana),
        /// The bearer regains no life.
        NoMending,
        /// Nobody charges.
        NoCharge,
        /// Nobody flies.
        NoFlight,
        /// Nobody engages to riposte.
        NoRiposte,
        /// Casting and turning up spells costs so much more mana of any colour.
        Dearer(u8),
        /// Damage of this colour that spells deal is so much more.
        Spells(Colour, u8),
        /// Ramparts give no gold.
        PoorRamparts,
        /// A move may take so many more steps.
        Steps(u8),
        /// No monarch enters here.
        NoMonarchs,
        /// Units here declare no attack.
        NoAttacks,
        /// At the start of a turn the controller's units here regain so much life.
        MendHere(u8),
        /// At the start of a turn the controller may exile a unit card from the graveyard for so much gold.
        Burial(u8),
        /// Who enters from a queue has so much melee until the end of the turn.
        WeakArrivals(i8),
        /// Who enters from a queue does not charge until the end of the turn.
        SlowArrivals,
    }
}
