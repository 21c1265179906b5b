//! What is done, effect by effect.

use crate::content::language::{
    Ability, Amount, At, Condition, CostChange, Count, DamageChange, Effect, Form, Is, Lasts, Limit, List, Made, Ref,
    Tile, Trigger, Whom, Whose,
};

use super::noun::{Somebody, counted};
use super::{Prose, Scene, same};
use rulewright_book::words::{Arg, sentence, spelled};

impl Prose<'_> {
    /// Effects, each a clause; what is gained by the same ones is one clause.
    pub(super) fn effects(&self, scene: &Scene, effects: List<Effect>) -> Vec<String> {
        let mut clauses = Vec::new();
        if asks_first(effects) {
            let who = self.known(scene, Ref::Chosen).text;
            clauses.push(self.say("choose", &[("who", who.into())]));
        }
        let mut rest: &[Effect] = &effects;
        while let Some(first) = rest.first() {
            let alike = rest.iter().take_while(|e| same(first, e) || std::ptr::eq(*e, first)).count();
            if matches!(first, Effect::Buff { .. } | Effect::Grant { .. }) {
                clauses.extend(self.gains(scene, &rest[..alike]));
                rest = &rest[alike..];
            } else {
                let said = self.effect(scene, first);
                if !said.is_empty() {
                    clauses.push(said + &scene.tail.take());
                }
                rest = &rest[1..];
            }
        }
        clauses
    }

    fn effect(&self, scene: &Scene, effect: &Effect) -> String {
        match *effect {
            Effect::Buff { .. } | Effect::Grant { .. } => self.gains(scene, &[*effect]).join(" "),
            Effect::Become { who, attack, health, until } => {
                let id = if health.is_some() { "become-both" } else { "become-attack" };
                let args = [("attack", attack.unwrap_or(0).into()), ("health", health.unwrap_or(0).into())];
                self.for_how_long(self.to(id, scene, who, &args), until)
            }
            Effect::SwapStats(who) => self.to("swap-stats", scene, who, &[]),
            Effect::Damage { who, amount } => self.amounting("damage", scene, who, amount),
            Effect::Heal { who, amount } => self.amounting("heal", scene, who, amount),
            Effect::Restore(who) => self.to("restore", scene, who, &[]),
            Effect::Drain(amount) => {
                let n = self.amount(scene, amount);
                self.say("drain", &[("n", counted(&n))])
            }
            Effect::Alter { by, to, change, first, until } => {
                self.for_how_long(self.alter(scene, by, to, change, first), until)
            }
            Effect::Destroy(who) => self.to("destroy", scene, who, &[]),
            Effect::Stun(who) => self.to("stun", scene, who, &[]),
            Effect::Dispel(who) => self.to("dispel", scene, who, &[]),
            Effect::DispelSpaces(at) => self.say("dispel", &[("who", self.spaces(scene, at, true, false).into())]),
            Effect::Reactivate(who) => self.to("reactivate", scene, who, &[]),
            Effect::Bounce(who) => self.to("bounce", scene, who, &[]),
            Effect::TakeControl { who, until } => self.for_how_long(self.to("take-control", scene, who, &[]), until),
            Effect::Teleport { who, to } => {
                let Somebody { text, many } = self.who(scene, who);
                let to = self.spaces(scene, to, many, true);
                self.say("teleport", &[("who", text.into()), ("to", to.into())])
            }
            Effect::Swap(one, other) => {
                let (one, other) = (self.known(scene, one).text, self.known(scene, other).text);
                self.say("swap", &[("who", one.into()), ("other", other.into())])
            }
            Effect::Transform { who, into: into_what, form, until } => {
                let Somebody { text, many } = self.who(scene, who);
                let into = match form {
                    Form::Itself => self.things(
                        scene,
                        into_what,
                        if many && matches!(into_what, Made::Card(_)) { "none" } else { "1" },
                    ),
                    Form::Egg => self.say("into-egg", &[]),
                    Form::Building(n) => self.say("into-building", &[("n", n.into())]),
                };
                let id = if many && matches!(into_what, Made::Random(_)) { "transform-each" } else { "transform" };
                let clause = self.say(id, &[("who", text.into()), ("into", into.into())]);
                self.for_how_long(clause, until)
            }
            Effect::Give { who, ability, until } => {
                let ability = &self.cards.abilities[usize::from(ability.0)];
                let bearer = if let Whom::Ref(Ref::OwnGeneral) = who { "general" } else { "minion" };
                let text = self.ability(ability, bearer);
                let id = if scene.passive { "give-passive" } else { "give-ability" };
                self.for_how_long(self.to(id, scene, who, &[("text", text.into())]), until)
            }
            Effect::GrantRandom(who) => self.to("grant-random", scene, who, &[]),
            Effect::ShareKeywords(list) => {
                let who = self.those(scene, list, "all", true);
                self.say("share-keywords", &[("who", who.into())])
            }
            Effect::Remove(who, what) => self.to("remove", scene, who, &[("what", self.trait_name(what).into())]),
            Effect::Activate(who) => self.to("activate", scene, who, &[]),
            Effect::Hatch(who) => self.to("hatch", scene, who, &[]),
            Effect::Grow(who) => self.to("grow", scene, who, &[]),
            Effect::Hasten => self.say("hasten", &[]),
            Effect::BecomeGeneral => self.say("become-general", &[]),
            Effect::Summon { what, count, at, form, side, more } => {
                self.summon(scene, what, count, at, form, side, more)
            }
            Effect::Lay { tile, count, at } => self.lay(scene, tile, count, at),
            Effect::RemoveTile => self.say("remove-tile", &[]),
            Effect::Draw { count, side, of } => self.draw(scene, count, side, of),
            Effect::AddCard { what, count, cost, fixed } => {
                let count = self.amount(scene, count);
                let what_text = self.things(scene, what, &count);
                let steal = matches!(what, Made::Deck(_));
                let mut said = self.say(if steal { "steal-card" } else { "add-card" }, &[("what", what_text.into())]);
                if cost != 0 {
                    said += &self.say("add-card-cost", &[("n", cost.unsigned_abs().into())]);
                }
                if fixed {
                    said += &self.say("add-card-fixed", &[]);
                }
                said
            }
            Effect::Shuffle(what) => self.say("shuffle", &[("what", self.things(scene, what, "1").into())]),
            Effect::Cost { of, change, limit, until } => self.cost(scene, of, change, limit, until),
            Effect::Replaces(n) => self.say("replaces", &[("n", n.into())]),
            Effect::Equip { what, count } => {
                let count = self.amount(scene, count);
                self.say("equip", &[("what", self.things(scene, what, &count).into())])
            }
            Effect::DestroyArtifacts { side, one } => {
                let one = if one { "yes" } else { "no" };
                self.say("destroy-artifacts", &[("side", spelled(&side).into()), ("one", one.into())])
            }
            Effect::Repair => self.say("repair", &[]),
            Effect::Mana { amount, side } => self.say("mana", &[("n", amount.into()), ("side", spelled(&side).into())]),
            Effect::Capacity { amount, side } => {
                let id = if amount < 0 { "capacity-less" } else { "capacity-more" };
                self.say(id, &[("n", amount.unsigned_abs().into()), ("side", spelled(&side).into())])
            }
            Effect::Mechaz0r(n) => self.say("mechaz0r", &[("n", n.into())]),
            Effect::SetBloodbound(card) => {
                let mut args: Vec<Arg> = vec![("spell", self.card_name(card).into())];
                // As long as the bearer is in play, and not for good.
                args.extend(scene.passive.then(|| ("held", "yes".into())));
                self.say("set-bloodbound", &args)
            }
            Effect::UpgradeBloodbound => self.say("upgrade-bloodbound", &[]),
            Effect::RefreshBloodbound => self.say("refresh-bloodbound", &[]),
            Effect::Pick(who) => {
                scene.picked.set(Some(who));
                String::new()
            }
            Effect::If { cond, then, other } => self.either(scene, &cond, then, other),
            Effect::OneOf(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| self.and(&self.effects(scene, *way))).collect();
                let ways =
                    ways.into_iter().reduce(|a, b| self.say("list-or-else", &[("a", a.into()), ("b", b.into())]));
                self.say("one-of", &[("ways", ways.unwrap_or_default().into())])
            }
            Effect::Watch { ability, until, once } => {
                debug_assert!(until == Lasts::ThisTurn, "no words for any other time");
                self.watch(scene, &self.cards.abilities[usize::from(ability.0)], once)
            }
        }
    }

    /// What waits for the rest of the turn.
    fn watch(&self, scene: &Scene, ability: &Ability, once: bool) -> String {
        let inner = Scene { choices: scene.choices, ..self.scene(ability, scene.bearer) };
        inner.named.set(scene.named.get());
        let event = self.event(&ability.when, &inner);
        let does = self.and(&self.effects(&inner, ability.then));
        scene.named.set(inner.named.get());
        let (id, what) = match ability.when {
            Trigger::TurnEnd(_) => ("at-the-end", String::new()),
            Trigger::Play { of } if once => ("next-time", self.played(&inner, of)),
            _ => ("watch", String::new()),
        };
        self.say(id, &[("event", event.into()), ("what", what.into()), ("clause", does.into())])
    }

    /// Something done to somebody.
    fn to(&self, id: &str, scene: &Scene, who: Whom, more: &[Arg]) -> String {
        let Somebody { text, many } = self.who(scene, who);
        let mut args: Vec<Arg> = vec![("who", text.into()), ("many", if many { "yes" } else { "no" }.into())];
        args.extend(more.iter().cloned());
        self.say(id, &args)
    }

    /// So much damage or healing.
    fn amounting(&self, id: &str, scene: &Scene, who: Whom, amount: Amount) -> String {
        // Of whom the amount speaks must have been named.
        if let (Whom::Ref(Ref::Chosen), Count::Attack(Ref::Chosen) | Count::Health(Ref::Chosen)) = (who, amount.of) {
            let to = self.who(scene, who).text;
            let n = self.amount(scene, amount);
            return self.say(id, &[("who", to.into()), ("n", counted(&n))]);
        }
        let n = self.amount(scene, amount);
        if let (Whom::Ref(Ref::This), Count::Attack(Ref::Chosen)) = (who, amount.of) {
            let other = self.say("x-attack-other", &[]);
            *scene.tail.borrow_mut() = self.say("where-x", &[("what", other.into())]);
        }
        self.to(id, scene, who, &[("n", counted(&n))])
    }

    fn alter(&self, scene: &Scene, by: List<Is>, to: List<Is>, change: DamageChange, first: bool) -> String {
        let many = |list: List<Is>| if list.contains(&Is::Spell) { "yes" } else { "no" };
        let (id, n) = match change {
            DamageChange::Double => ("double", 0),
            DamageChange::More(n) => ("more", n),
            DamageChange::Less(n) => ("less", n),
            DamageChange::Nothing => ("nothing", 0),
        };
        let source = match *by {
            [Is::Friendly, Is::Spell] => self.say("own-spells", &[]),
            [Is::Spell] => self.say("all-spells", &[]),
            [Is::Friendly, Is::Tile(tile)] => {
                let tile = self.noun(&format!("tile-{}", spelled(&tile)));
                self.say("own-tile", &[("tile", self.plain(&tile).into())])
            }
            _ => self.somebody(scene, by),
        };
        if by.is_empty() {
            let id = if first { "take-first".to_owned() } else { format!("take-{id}") };
            return self.say(&id, &[("who", self.somebody(scene, to).into()), ("n", n.into())]);
        }
        let mut args: Vec<Arg> = vec![("who", source.into()), ("n", n.into()), ("many", many(by).into())];
        if !to.is_empty() {
            args.push(("object", self.those(scene, to, "none", true).into()));
        }
        self.say(&format!("deal-{id}"), &args)
    }

    #[allow(clippy::too_many_arguments)] // The parts of one effect.
    fn summon(
        &self,
        scene: &Scene,
        what: Made,
        count: Amount,
        at: At,
        form: Form,
        side: Whose,
        more: (i8, i8),
    ) -> String {
        let places = scene.choices.iter().map(|c| match c {
            crate::content::language::Choice::Unit(_) => 0,
            crate::content::language::Choice::Adjoining(n) => usize::from(*n),
            _ => 1,
        });
        let count = if at == At::Chosen { places.sum::<usize>().to_string() } else { self.amount(scene, count) };
        let tail = scene.tail.take();
        let single = count == "1";
        let things = match form {
            Form::Itself => self.things(scene, what, &count),
            Form::Egg => {
                let n = if single { "one" } else { "number" };
                let many = if single { "no" } else { "yes" };
                let inside = self.things(scene, what, "1");
                self.say(
                    "egg-of",
                    &[
                        ("what", inside.into()),
                        ("n", count.clone().into()),
                        ("many", many.into()),
                        ("quantity", n.into()),
                    ],
                )
            }
            Form::Building(_) => self.say("building-of", &[("what", self.things(scene, what, "1").into())]),
        };
        let everybody = matches!(what, Made::AllDead(..));
        let at = self.spaces(scene, at, !single || everybody, true);
        let mut said = self.say("summon", &[("what", things.into()), ("at", at.into())]);
        if side == Whose::Enemy {
            said += &self.say("for-enemy", &[]);
        }
        if more != (0, 0) {
            said += &self.say("with-more", &[("attack", more.0.into()), ("health", more.1.into())]);
        }
        if !tail.is_empty() {
            *scene.tail.borrow_mut() = tail;
        }
        said
    }

    fn lay(&self, scene: &Scene, tile: Tile, count: Amount, at: At) -> String {
        let tile = self.noun(&format!("tile-{}", spelled(&tile)));
        let n = self.amount(scene, count);
        let many = n != "1";
        let spaces = match at {
            At::Random(place) if many => {
                let place = self.place(scene, place);
                self.say("spaces-random", &[("n", n.into()), ("place", place.into())])
            }
            at => self.spaces(scene, at, many, false),
        };
        self.say("lay", &[("spaces", spaces.into()), ("tile", self.plain(&tile).into())])
    }

    fn draw(&self, scene: &Scene, count: Amount, side: Whose, of: List<Is>) -> String {
        if count.of == Count::HandSpace {
            return self.say("draw-full", &[]);
        }
        let n = self.amount(scene, count);
        let side: Arg = ("side", spelled(&side).into());
        match *of {
            [] => self.say("draw", &[("n", counted(&n)), side]),
            [Is::Same(_)] => self.say("draw-same", &[]),
            _ => {
                let what = self.those(scene, of, if n == "1" { "random" } else { &n }, n != "1");
                self.say("draw-of", &[("what", what.into()), side])
            }
        }
    }

    fn cost(&self, scene: &Scene, of: Whom, change: CostChange, limit: Limit, until: Lasts) -> String {
        if let (Whom::Cards(list), CostChange::Add(amount), Limit::All, Lasts::Ever, false) =
            (of, change, limit, until, scene.passive)
        {
            // The cards that are in hand now, and no others.
            let id = if amount.times < 0 { "lower-cost" } else { "raise-cost" };
            return self.say(id, &[("who", self.all_in_hand(list).into()), ("n", self.amount(scene, amount).into())]);
        }
        let (id, n) = match change {
            CostChange::Set(n) => ("cost-set", n.to_string()),
            CostChange::Add(amount) => {
                let id = if amount.times < 0 { "cost-less" } else { "cost-more" };
                (id, self.amount(scene, amount))
            }
        };
        let tail = scene.tail.take();
        let (who, many) = match (of, limit) {
            (Whom::Ref(Ref::This), _) => (self.say("this-card", &[]), "no"),
            (Whom::Cards(list), Limit::All) => {
                (self.hand(list, true), if list.contains(&Is::Bloodbound) { "no" } else { "yes" })
            }
            (Whom::Cards(list), limit) => {
                let plain = self.those(scene, list, "none", false);
                let id = match limit {
                    Limit::Next => "next-card",
                    Limit::NextCard => "next-card-if",
                    _ => "first-card-each-turn",
                };
                (self.say(id, &[("what", plain.into())]), "no")
            }
            (who, _) => (self.who(scene, who).text, "no"),
        };
        let clause = self.say(id, &[("who", who.into()), ("n", n.into()), ("many", many.into())]) + &tail;
        self.for_how_long(clause, until)
    }

    fn either(&self, scene: &Scene, cond: &Condition, then: List<Effect>, other: List<Effect>) -> String {
        let cond = self.condition(scene, cond, false);
        let then = self.and(&self.effects(scene, then));
        let said = self.say("if", &[("cond", cond.into()), ("clause", then.into())]);
        if other.is_empty() {
            return said;
        }
        let other = self.and(&self.effects(scene, other));
        let other = self.say("otherwise", &[("clause", other.into())]);
        format!("{} {}", sentence(&said), sentence(&other))
    }
}

/// Whether a choice is first spoken of in a condition or on both sides of one, and so must be asked for before.
fn asks_first(effects: List<Effect>) -> bool {
    matches!(*effects, [Effect::If { cond, other, .. }, ..]
        if matches!(cond, Condition::Is(Ref::Chosen, _)) || (cond == Condition::HealedThisTurn && !other.is_empty()))
        || matches!(*effects, [Effect::Watch { .. }, Effect::Damage { who: Whom::Ref(Ref::Chosen), .. }])
}
