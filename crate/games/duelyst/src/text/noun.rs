//! Noun phrases: who and what, with their forms.

use crate::content::language::{Amount, CardId, Choice, Count, Is, Keyword, List, Made, Place, Ref, Since, Whom};
use rulewright_book::words::FluentValue;

use super::{Prose, Scene};
use rulewright_book::words::{Arg, Lang, spelled};

/// A noun: in one and in many, and its gender (`m` or `f`).
#[derive(Clone, PartialEq, Debug)]
pub struct Noun {
    pub(super) one: String,
    pub(super) many: String,
    feminine: bool,
}

impl Noun {
    /// Its form with the words around it: `m`, `f`, `ms`, `fs`.
    fn form(&self, many: bool) -> &'static str {
        match (self.feminine, many) {
            (false, false) => "m",
            (true, false) => "f",
            (false, true) => "ms",
            (true, true) => "fs",
        }
    }
}

/// Somebody in a sentence.
pub struct Somebody {
    pub text: String,
    pub many: bool,
}

impl Prose<'_> {
    /// A common noun of the describing words.
    pub(super) fn noun(&self, id: &str) -> Noun {
        let form = |many: &str| self.say(&format!("noun-{id}"), &[("many", many.to_owned().into())]);
        let gender = format!("gender-{id}");
        Noun { one: form("no"), many: form("yes"), feminine: self.words.has(&gender) && self.say(&gender, &[]) == "f" }
    }

    /// A card as a noun.
    pub(super) fn card_noun(&self, id: CardId) -> Noun {
        let n = usize::from(id.0);
        let one = self.card_name(id);
        let forms = &self.cards.forms[n];
        let many = match self.lang {
            Lang::En => forms.plural.clone().unwrap_or_else(|| plural(&one)),
            Lang::Fr => forms.plural_fr.clone().unwrap_or_else(|| one.clone()),
        };
        Noun { one, many, feminine: forms.feminine_fr && self.lang == Lang::Fr }
    }

    /// What a list calls those it is about.
    pub(super) fn noun_of(&self, list: List<Is>) -> Noun {
        let has = |is: Is| list.contains(&is);
        for is in list.iter() {
            match *is {
                Is::Card(id) => return self.card_noun(id),
                Is::Group(group) => return self.noun(&spelled(&group)),
                Is::Has(Keyword::Wall) => return self.noun("wall"),
                _ => {}
            }
        }
        for is in list.iter() {
            if let Is::Tribe(tribe) = is {
                return self.noun(&spelled(tribe));
            }
        }
        let id = if has(Is::Minion) {
            "minion"
        } else if has(Is::General) {
            "general"
        } else if has(Is::Bloodbound) {
            "bloodbound"
        } else if has(Is::Spell) {
            "spell"
        } else if has(Is::Artifact) {
            "artifact"
        } else if has(Is::Enemy) {
            "enemy"
        } else {
            "unit"
        };
        self.noun(id)
    }

    /// Those of a list, with this quantity: `one`, `random`, `all`, `another`, `none` or a number.
    pub(super) fn those(&self, scene: &Scene, list: List<Is>, quantity: &str, many: bool) -> String {
        let noun = self.noun_of(list);
        let form = noun.form(many);
        let adjective = |id: &str| self.say(&format!("is-{id}"), &[("form", form.into())]);
        let (mut side, mut other, mut near) = (String::new(), String::new(), String::new());
        let (mut states, mut sorts, mut after) = (vec![], vec![], vec![]);
        let enemy_noun = noun == self.noun("enemy");
        let quantity = if list.contains(&Is::Other) && quantity == "one" { "another" } else { quantity };
        for is in list.iter() {
            match *is {
                Is::Friendly => side = adjective("friendly"),
                Is::Enemy if !enemy_noun => side = adjective("enemy"),
                Is::Other if quantity != "another" => other = adjective("other"),
                Is::Damaged => states.push(adjective("damaged")),
                Is::Undamaged => states.push(adjective("undamaged")),
                Is::Stunned => states.push(adjective("stunned")),
                Is::Exhausted => states.push(adjective("exhausted")),
                Is::Token => sorts.push(adjective("token")),
                Is::NotToken if list.contains(&Is::Friendly) => sorts.push(adjective("not-token")),
                Is::Different => states.push(adjective("different")),
                Is::OwnFaction => after.push(adjective("own-faction")),
                Is::NotBloodbound => states.push(adjective("not-bloodbound")),
                Is::Faction(faction) => {
                    sorts.push(self.say(&format!("faction-{}", spelled(&faction)), &[("form", form.into())]));
                }
                // Before the faction, which stands next to the noun.
                Is::Rarity(rarity) => {
                    sorts.insert(0, self.say(&format!("rarity-{}", spelled(&rarity)), &[("form", form.into())]));
                }
                Is::At(Place::Near(Ref::This)) => near = self.say("place-nearby", &[]),
                Is::AnyTribe => after.push(self.say("of-any-tribe", &[])),
                Is::AttackAtMost(n) => after.push(self.say("attack-at-most", &[("n", n.into())])),
                Is::LowestAttack => after.push(self.say("lowest-attack", &[])),
                Is::CostsMore(n) => after.push(self.say("costs-more", &[("n", n.into())])),
                Is::NotTribe(tribe) => after.push(self.except(&self.noun(&spelled(&tribe)))),
                Is::NotCard(card) => after.push(self.except(&self.card_noun(card))),
                Is::Has(keyword) if keyword != Keyword::Wall => {
                    after.push(self.say("with", &[("what", self.keyword(keyword).into())]));
                }
                Is::HasEither(one, two) => {
                    let either =
                        self.say("list-or", &[("a", self.keyword(one).into()), ("b", self.keyword(two).into())]);
                    after.push(self.say("with", &[("what", either.into())]));
                }
                Is::Same(_) => after.push(self.say("same-card", &[])),
                Is::At(place) => after.push(self.place(scene, place)),
                Is::NotAt(place) => {
                    after.push(self.say("not-there", &[("place", self.place(scene, place).into())]));
                }
                Is::OrSelf => after.push(self.say("or-self", &[])),
                _ => {}
            }
        }
        let word = if many { &noun.many } else { &noun.one };
        let args = [
            ("quantity", self.quantity(quantity, form, !other.is_empty())),
            ("other", other),
            ("near", near),
            ("states", states.join(" ")),
            ("side", side),
            ("sort", sorts.join(" ")),
            ("noun", word.clone()),
            ("after", after.join(" ")),
            ("end", self.end(quantity, form)),
        ];
        let args: Vec<Arg> = args.into_iter().map(|(name, text)| (name, text.into())).collect();
        self.say("those", &args)
    }

    /// What follows a quantity at the end, in some languages.
    fn end(&self, quantity: &str, form: &str) -> String {
        match quantity {
            "nearest" => self.say("at-nearest", &[("form", form.to_owned().into())]),
            q if q.starts_with("random") => self.say("at-random", &[]),
            _ => String::new(),
        }
    }

    fn except(&self, noun: &Noun) -> String {
        self.say("except", &[("nouns", noun.many.clone().into())])
    }

    fn quantity(&self, quantity: &str, form: &str, other: bool) -> String {
        let other = if other { "yes" } else { "no" };
        let known = ["one", "random", "all", "another", "none", "plain", "nearest"].contains(&quantity);
        let number = quantity.trim_start_matches("random ");
        let id = match (known, number == quantity) {
            (true, _) => quantity,
            (false, true) => "number",
            (false, false) => "random-number",
        };
        let args = [("form", form.into()), ("n", counted(number)), ("other", other.into())];
        self.say(&format!("quantity-{id}"), &args)
    }

    /// A noun alone.
    pub(super) fn plain(&self, noun: &Noun) -> String {
        noun.one.clone()
    }

    /// This noun again.
    fn again(&self, noun: &Noun, many: bool) -> String {
        let word = if many { &noun.many } else { &noun.one };
        self.say("again", &[("noun", word.clone().into()), ("form", noun.form(many).into())])
    }

    /// Somebody who was meant before, as the one who does something.
    pub(super) fn subject(&self, scene: &Scene, who: Whom) -> Somebody {
        match who {
            Whom::Ref(Ref::It) => {
                let it = scene.it.borrow();
                let args = [("noun", it.many.clone().into()), ("form", it.form(true).into())];
                Somebody { text: self.say("again-subject", &args), many: true }
            }
            Whom::All(list) if !scene.passive => Somebody { text: self.those(scene, list, "plain", true), many: true },
            who => self.who(scene, who),
        }
    }

    /// Somebody the sentence knows; who was chosen is named when first mentioned.
    pub(super) fn known(&self, scene: &Scene, one: Ref) -> Somebody {
        let single = |text| Somebody { text, many: false };
        match one {
            Ref::This => single(self.say(&format!("this-{}", scene.bearer), &[])),
            Ref::OwnGeneral => single(self.say("own-general", &[])),
            Ref::EnemyGeneral => single(self.say("enemy-general", &[])),
            Ref::Generals => Somebody { text: self.say("both-generals", &[]), many: true },
            Ref::ItsGeneral => single(self.say("its-general", &[])),
            Ref::Enemies => Somebody { text: self.say("each-enemy", &[]), many: false },
            Ref::Inside => single(self.say("inside", &[])),
            Ref::That => single(match scene.that_is {
                Some(id) => self.say(id, &[]),
                None => {
                    let args = [("noun", scene.that.one.clone().into()), ("form", scene.that.form(false).into())];
                    self.say("that", &args)
                }
            }),
            Ref::It => {
                if let Some(who) = scene.picked.take() {
                    return self.who(scene, who);
                }
                Somebody { text: self.again(&scene.it.borrow(), true), many: true }
            }
            Ref::Chosen => single(self.chosen(scene, 0)),
            Ref::Second => single(self.chosen(scene, 1)),
        }
    }

    pub(super) fn chosen(&self, scene: &Scene, n: usize) -> String {
        let list = match scene.choices.get(n) {
            Some(Choice::Unit(list)) => list,
            Some(Choice::Space(place) | Choice::AnySpace(place)) if scene.named.get() <= n => {
                scene.named.set(n + 1);
                return self.a_space(scene, *place, false);
            }
            _ => return self.say("that-space", &[]),
        };
        if scene.named.get() > n {
            return self.again(&self.noun_of(*list), false);
        }
        scene.named.set(n + 1);
        let twice = n > 0 && scene.choices[n - 1] == scene.choices[n];
        self.those(scene, *list, if twice { "another" } else { "one" }, false)
    }

    /// To whom something is done.
    pub(super) fn who(&self, scene: &Scene, who: Whom) -> Somebody {
        let (list, text, many) = match who {
            Whom::Ref(one) => return self.known(scene, one),
            Whom::All(list) => (list, self.those(scene, list, "all", true), true),
            Whom::Random(list) => (list, self.those(scene, list, "random", false), false),
            Whom::Several(count, list) => {
                let n = self.amount(scene, count);
                (list, self.those(scene, list, &format!("random {n}"), n != "1"), n != "1")
            }
            Whom::Nearest(list) => (list, self.those(scene, list, "nearest", false), false),
            Whom::Cards(list) => (list, self.all_in_hand(list), true),
            Whom::RandomCard(list) => (list, self.hand(list, false), false),
        };
        *scene.it.borrow_mut() = self.noun_of(list);
        Somebody { text, many }
    }

    /// The cards that are in a hand when something is done to them.
    pub(super) fn all_in_hand(&self, list: List<Is>) -> String {
        let whose = if list.contains(&Is::Enemy) { "enemy" } else { "you" };
        self.say("all-in-hand", &[("noun", self.noun_of(list).many.into()), ("whose", whose.into())])
    }

    /// Cards in a hand.
    pub(super) fn hand(&self, list: List<Is>, many: bool) -> String {
        let noun = self.noun_of(list);
        let whose = if list.contains(&Is::Enemy) { "enemy" } else { "you" };
        if list.contains(&Is::Bloodbound) {
            return self.say("your-bloodbound", &[]);
        }
        let word = if many { noun.many.clone() } else { noun.one.clone() };
        let state = if list.contains(&Is::NotBloodbound) {
            self.say("is-not-bloodbound", &[("form", noun.form(many).into())])
        } else {
            String::new()
        };
        let many = if many { "yes" } else { "no" };
        let args = [("noun", word.into()), ("state", state.into()), ("whose", whose.into()), ("many", many.into())];
        self.say("in-hand", &args)
    }

    /// What is summoned, added, made or equipped: so many of it.
    pub(super) fn things(&self, scene: &Scene, what: Made, count: &str) -> String {
        let single = count == "1";
        let of_card = |noun: &Noun| {
            let form = noun.form(!single);
            let quantity = self.quantity(if single { "one" } else { count }, form, false);
            let word = if single { &noun.one } else { &noun.many };
            self.say("thing", &[("quantity", quantity.into()), ("noun", word.clone().into())])
        };
        let random = |list: List<Is>| {
            if single {
                self.those(scene, list, "random", false)
            } else {
                self.those(scene, list, &format!("random {count}"), true)
            }
        };
        let args = |list: List<Is>| {
            let whose = if list.contains(&Is::Enemy) { "enemy" } else { "you" };
            let plain: Vec<Is> = list.iter().copied().filter(|is| *is != Is::Enemy).collect();
            let what = random(List(Vec::leak(plain)));
            [("what", what.into()), ("whose", whose.into())]
        };
        let n = || -> Arg { ("n", counted(count)) };
        match what {
            Made::Card(id) => of_card(&self.card_noun(id)),
            Made::Copy(one) => {
                let many = if single { "no" } else { "yes" };
                self.say("copy-of", &[("who", self.known(scene, one).text.into()), n(), ("many", many.into())])
            }
            Made::Again(one) => self.known(scene, one).text,
            Made::Itself => self.say("this-card", &[]),
            Made::Carried => self.say("carried", &[]),
            Made::Random(list) => random(list),
            Made::Dead(since, list) => self.dead(random(list), since, !single),
            Made::AllDead(since, list) => self.dead(self.those(scene, list, "all", true), since, true),
            Made::Deck(list) => self.say("from-deck", &args(list)),
            Made::InHand(list) => self.say("copy-in-hand", &args(list)),
            Made::CastByYou => self.say("copy-cast-by-you", &[]),
            Made::LastCast => self.say("copy-last-cast", &[]),
            Made::Bloodbound => self.say("copy-bloodbound", &[]),
        }
    }

    fn dead(&self, what: String, since: Since, many: bool) -> String {
        let mut args: Vec<Arg> = vec![("what", what.into()), ("since", spelled(&since).into())];
        if many {
            args.push(("plural", "yes".into()));
        }
        self.say("dead", &args)
    }

    /// A number; what X stands for waits for the end of the clause.
    pub(super) fn amount(&self, scene: &Scene, amount: Amount) -> String {
        let Amount { times, of } = amount;
        let n = times.unsigned_abs();
        let tail = |id: &str, what: String| {
            let args = [("what", what.into())];
            *scene.tail.borrow_mut() = self.say(id, &args);
        };
        let each = |id: &str| tail("for-each", self.say(&format!("each-{id}"), &[]));
        match of {
            Count::One | Count::Uses => return n.to_string(),
            Count::That => tail("where-x", self.say("x-that", &[])),
            // Beside whoever was chosen, the bearer has to be told apart.
            Count::Attack(Ref::This) => tail("where-x", self.say("x-attack-own", &[])),
            Count::Attack(one) => tail("where-x", self.of_whom("x-attack", scene, one)),
            Count::Health(one) => tail("where-x", self.of_whom("x-health", scene, one)),
            Count::Cost(Ref::That) => tail("where-x", self.say("x-cost", &[("summoned", "yes".into())])),
            Count::Cost(one) => tail("where-x", self.of_whom("x-cost", scene, one)),
            Count::HandSpace => tail("where-x", self.say("x-hand-space", &[])),
            Count::Units(list) => tail("for-each", self.those(scene, list, "none", false)),
            Count::Summoned(list) => {
                let what = self.those(scene, list, "none", false);
                tail("for-each", self.say("each-summoned", &[("what", what.into())]));
            }
            Count::Tiles(tile) => {
                let tile = self.noun(&format!("tile-{}", spelled(&tile))).one;
                tail("for-each", self.say("each-tile", &[("tile", tile.into())]));
            }
            Count::Done => each("done"),
            Count::Artifacts => each("artifact"),
            Count::EnemyHand => each("enemy-card"),
            Count::Heals => each("heal"),
            Count::MinionsPlayed => each("played"),
        }
        let counted =
            !matches!(of, Count::That | Count::Attack(_) | Count::Health(_) | Count::Cost(_) | Count::HandSpace);
        if counted { n.to_string() } else { "X".to_owned() }
    }

    /// Its attack, this minion's attack: one who was just named is only meant again.
    fn of_whom(&self, id: &str, scene: &Scene, one: Ref) -> String {
        if matches!(one, Ref::Chosen | Ref::That) {
            return self.say(id, &[]);
        }
        self.say(id, &[("who", self.known(scene, one).text.into())])
    }
}

/// A number that words can agree with, or the X that it is called.
pub(super) fn counted(n: &str) -> FluentValue<'_> {
    n.parse::<i32>().map_or_else(|_| n.into(), Into::into)
}

/// More than one of that name, in English.
fn plural(name: &str) -> String {
    let hisses = ["s", "x", "sh", "ch"].iter().any(|end| name.ends_with(end));
    format!("{name}{}", if hisses { "es" } else { "s" })
}
