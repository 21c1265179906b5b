//! What a row can say and must not: things that the types of the language allow.

use super::super::language::{
    Ability, AbilityId, At, Choice, Condition, Effect, Is, Kind, List, Made, Place, Ref, Trait, Trigger, Whom,
};
use super::cards::Cards;

/// Everything that is wrong, by card and field.
pub fn of(cards: &Cards) -> Vec<String> {
    let mut faults = Vec::new();
    for (id, card) in cards.ids.iter().zip(&cards.cards) {
        let mut fault = |field: &str, text: &str| faults.push(format!("{id}: {field}: {text}"));
        let unit = matches!(card.kind, Kind::General | Kind::Minion);
        if !unit && (card.attack, card.health) != (0, 0) {
            fault("attack", "only units have attack and health");
        }
        if !unit && !card.traits.is_empty() {
            fault("has", "only units have traits");
        }
        // Two that carry another minion say nothing of their own, and one cannot be hurt.
        if unit && card.health == 0 && !card.traits.contains(&Trait::Invulnerable) && id != "egg" {
            fault("health", "a unit needs health");
        }
        if card.mana > 12 {
            fault("mana", "nobody can pay that");
        }
        if (card.kind == Kind::General) != card.bloodbound.is_some() && card.kind != Kind::Bloodbound {
            fault("bloodbound", "a General has one, and nothing else");
        }
        if let Some(other) = card.bloodbound
            && cards.cards[usize::from(other.0)].kind != Kind::Bloodbound
        {
            fault("bloodbound", "this is no Bloodbound Spell");
        }
        for (n, ability) in cards.abilities_of(card).iter().enumerate() {
            let mut look = Look { cards, kind: card.kind, faults: Vec::new(), units: 0, spaces: 0 };
            look.ability(ability, true);
            for (field, text) in look.faults {
                fault(&format!("abilities[{n}].{field}"), &text);
            }
        }
    }
    faults
}

struct Look<'a> {
    cards: &'a Cards,
    kind: Kind,
    faults: Vec<(String, String)>,
    /// Units or spaces that were chosen and can be called so.
    units: usize,
    /// Spaces among them.
    spaces: usize,
}

impl Look<'_> {
    fn fault(&mut self, field: &str, text: &str) {
        self.faults.push((field.to_owned(), text.to_owned()));
    }

    fn ability(&mut self, ability: &Ability, printed: bool) {
        if printed {
            let fits = match ability.when {
                Trigger::Cast => matches!(self.kind, Kind::Spell | Kind::Bloodbound),
                Trigger::Intensify => matches!(self.kind, Kind::Spell | Kind::Minion),
                _ => !matches!(self.kind, Kind::Spell | Kind::Bloodbound | Kind::General),
            };
            if !fits {
                self.fault("when", "no card of this type is set off by that");
            }
        }
        let mut chosen = 0;
        for choice in ability.choose.iter() {
            match choice {
                Choice::Unit(list) => self.list("choose", *list),
                Choice::Space(place) | Choice::AnySpace(place) => self.place("choose", *place),
                Choice::Adjoining(_) | Choice::Area(_) => {}
            }
            self.units += 1;
            let count = if let Choice::Adjoining(n) = choice { usize::from(*n) } else { 1 };
            self.spaces += if let Choice::Unit(_) = choice { 0 } else { count };
            chosen += count;
        }
        if chosen > 5 {
            self.fault("choose", "at most five units or spaces");
        }
        if ability.then.is_empty() && !matches!(ability.when, Trigger::Trial(_)) {
            self.fault("then", "nothing is done");
        }
        if let Some(Condition::Is(who, list)) = ability.only {
            self.known("only", who);
            self.list("only", list);
        }
        self.effects(ability.then, ability.when == Trigger::Passive);
    }

    fn effects(&mut self, effects: List<Effect>, passive: bool) {
        for (n, effect) in effects.iter().enumerate() {
            self.effect(&format!("then[{n}]"), effect, passive);
        }
    }

    fn effect(&mut self, field: &str, effect: &Effect, passive: bool) {
        if passive && !holds(effect) {
            self.fault(field, "this is done once and cannot hold");
        }
        match effect {
            Effect::Buff { who, .. }
            | Effect::Become { who, .. }
            | Effect::Damage { who, .. }
            | Effect::Heal { who, .. }
            | Effect::TakeControl { who, .. }
            | Effect::Grant { who, .. }
            | Effect::SwapStats(who)
            | Effect::Restore(who)
            | Effect::Destroy(who)
            | Effect::Stun(who)
            | Effect::Dispel(who)
            | Effect::Reactivate(who)
            | Effect::Bounce(who)
            | Effect::Activate(who)
            | Effect::Hatch(who)
            | Effect::Grow(who)
            | Effect::GrantRandom(who)
            | Effect::Remove(who, _)
            | Effect::Pick(who)
            | Effect::Cost { of: who, .. } => {
                if passive && !matches!(who, Whom::Ref(_) | Whom::All(_) | Whom::Cards(_)) {
                    self.fault(field, "what holds cannot be random");
                }
                self.who(field, *who);
            }
            Effect::Alter { by, to, .. } => {
                self.list(field, *by);
                self.list(field, *to);
            }
            Effect::ShareKeywords(list) => self.list(field, *list),
            Effect::DispelSpaces(at) | Effect::Lay { at, .. } => self.at(field, *at),
            Effect::Teleport { who, to } => {
                self.who(field, *who);
                self.at(field, *to);
            }
            Effect::Swap(one, other) => {
                self.known(field, *one);
                self.known(field, *other);
            }
            Effect::Transform { who, into, .. } => {
                self.who(field, *who);
                self.what(field, *into, &[Kind::Minion]);
            }
            Effect::Summon { what, at, .. } => {
                self.what(field, *what, &[Kind::Minion]);
                self.at(field, *at);
            }
            Effect::AddCard { what, .. } | Effect::Shuffle(what) => {
                self.what(field, *what, &[Kind::Minion, Kind::Spell, Kind::Artifact]);
            }
            Effect::Equip { what, .. } => self.what(field, *what, &[Kind::Artifact]),
            Effect::Draw { of, .. } => self.list(field, *of),
            Effect::Give { who, ability, .. } => {
                self.who(field, *who);
                self.inner(field, *ability, false);
            }
            Effect::Watch { ability, .. } => self.inner(field, *ability, true),
            Effect::SetBloodbound(card) => self.what(field, Made::Card(*card), &[Kind::Bloodbound]),
            Effect::If { cond, then, other } => {
                if let Condition::Is(who, list) = cond {
                    self.known(field, *who);
                    self.list(field, *list);
                }
                self.effects(*then, passive);
                self.effects(*other, passive);
            }
            Effect::OneOf(ways) => ways.iter().for_each(|way| self.effects(*way, passive)),
            _ => {}
        }
    }

    /// An ability inside another: one that is given knows nothing of what was chosen, one that waits does.
    fn inner(&mut self, field: &str, ability: AbilityId, knows: bool) {
        let ability = self.cards.abilities[usize::from(ability.0)];
        let (units, spaces) = if knows { (self.units, self.spaces) } else { (0, 0) };
        let mut look = Look { cards: self.cards, kind: self.kind, faults: Vec::new(), units, spaces };
        look.ability(&ability, false);
        if !ability.choose.is_empty() {
            look.fault("choose", "nobody can choose here");
        }
        self.faults.extend(look.faults.into_iter().map(|(inside, text)| (format!("{field}.ability.{inside}"), text)));
    }

    fn who(&mut self, field: &str, who: Whom) {
        match who {
            Whom::Ref(one) => self.known(field, one),
            Whom::All(list)
            | Whom::Random(list)
            | Whom::Several(_, list)
            | Whom::Nearest(list)
            | Whom::Cards(list)
            | Whom::RandomCard(list) => self.list(field, list),
        }
    }

    fn known(&mut self, field: &str, one: Ref) {
        let needed = match one {
            Ref::Chosen | Ref::ItsGeneral => 1,
            Ref::Second => 2,
            _ => 0,
        };
        if self.units < needed {
            self.fault(field, "nobody was chosen");
        }
    }

    fn list(&mut self, field: &str, list: List<Is>) {
        for is in list.iter() {
            match is {
                Is::Chosen => self.known(field, Ref::Chosen),
                Is::Same(one) => self.known(field, *one),
                Is::At(place) | Is::NotAt(place) => self.place(field, *place),
                _ => {}
            }
        }
    }

    fn place(&mut self, field: &str, place: Place) {
        match place {
            Place::Under(one)
            | Place::Near(one)
            | Place::Within(_, one)
            | Place::Front(one)
            | Place::Behind(one)
            | Place::AboveBelow(one)
            | Place::Row(one)
            | Place::Column(one)
            | Place::Joined(one) => self.known(field, one),
            Place::Area if self.spaces == 0 => self.fault(field, "no area was chosen"),
            _ => {}
        }
    }

    fn at(&mut self, field: &str, at: At) {
        match at {
            At::Chosen if self.spaces == 0 => self.fault(field, "no space was chosen"),
            At::Chosen => {}
            At::Random(place) | At::On(place) => self.place(field, place),
        }
    }

    fn what(&mut self, field: &str, what: Made, kinds: &[Kind]) {
        match what {
            Made::Card(card) if !kinds.contains(&self.cards.cards[usize::from(card.0)].kind) => {
                self.fault(field, "a card of this type cannot be that");
            }
            Made::Copy(one) | Made::Again(one) => self.known(field, one),
            Made::Random(list)
            | Made::Dead(_, list)
            | Made::AllDead(_, list)
            | Made::Deck(list)
            | Made::InHand(list) => self.list(field, list),
            _ => {}
        }
    }
}

/// Whether an effect can hold as long as its bearer is in play.
fn holds(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Buff { .. }
            | Effect::Alter { .. }
            | Effect::Grant { .. }
            | Effect::Give { .. }
            | Effect::Cost { .. }
            | Effect::Replaces(_)
            | Effect::SetBloodbound(_)
    )
}
