//! Actions of Duelyst written as JSON, and the names of pieces and cards in it.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::cards::brought;
use crate::content::data::DECKS;
use crate::content::{self, CardId, Choice, Kind, NO_CARD, is_cast};
use crate::fact::Fact;
use crate::state::{Held, Number, Question, Spot, State, UnitId, Who, different, slip};
use crate::view::events::Teller;
use crate::view::read::Reader;
use crate::view::schema;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::refusal::Error;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::rules::calc::Source;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::{Ask, Flow};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::simulation::features::Features;
use rulewright_engine::{rule, wire};

impl Game for Duelyst {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        let decks = DECKS.iter().map(|deck| deck.id.to_owned()).collect();
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks, maps: Vec::new(), seats: 2, builds: true }
    }

    fn takes() -> wire::SetupSchema {
        schema::schema()
    }

    fn deck_faults(list: &wire::DeckList) -> Vec<Error> {
        brought::faults(list)
    }

    fn open<C: Chance, L: Log<Fact, State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        Self::open(options, chance, log)
    }

    fn set_up<C: Chance, L: Log<Fact, State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        Self::set_up(table, chance, log)
    }

    fn table(&self, state: &State, viewer: Viewer) -> wire::Table {
        self.table(state, viewer)
    }

    fn observe(&self, state: &State, side: Side, out: &mut impl Features) {
        self.observe(state, side, out);
    }

    fn action_features(&self, state: &State, action: Action, out: &mut impl Features) {
        self.action_features(state, action, out);
    }

    fn write(&self, s: &State, action: Action) -> wire::Action {
        let piece = |id: UnitId| Some(self.name(self.who(s, id)));
        let mut a = wire::Action::default();
        let kind = match action {
            Action::Mark(held) => {
                a.card = Some(self.held_name(s, held));
                "mulligan"
            }
            Action::Keep => "keep",
            Action::Move(id, to) => {
                (a.piece, a.to) = (piece(id), Some(self.board.square(to)));
                "move"
            }
            Action::Attack(id, target) => {
                (a.piece, a.target) = (piece(id), piece(target));
                "attack"
            }
            Action::Play(held, at) => {
                a.card = Some(self.held_name(s, held));
                self.aim(s, &mut a, at, self.aims_at_units(held.card));
                "play"
            }
            Action::Bloodbound(at) => {
                self.aim(s, &mut a, at, self.aims_at_units(s.players[s.active].bloodbound));
                "bloodbound"
            }
            Action::Replace(held) => {
                a.card = Some(self.held_name(s, held));
                "replace"
            }
            Action::Choose(at) => {
                self.aim(s, &mut a, at, self.asks_for_unit(s));
                "choose"
            }
            Action::Decline => "decline",
            Action::End => "end",
        };
        a.kind = kind.into();
        a
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        let cost = match action {
            Action::Play(held, _) => mana(self.cost_now(s, s.active, held)),
            Action::Bloodbound(_) => mana(self.bloodbound_cost(s, s.active)),
            _ => Dict::default(),
        };
        wire::Offer { path: path(&written), cost, cites: self.allowing(s, action).id().into(), action: written }
    }

    fn event(&self, _: &State, fact: Fact, viewer: Viewer) -> wire::Event {
        Teller { rules: self, viewer }.describe(fact)
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<wire::Word> {
        Some(content::id(CardId(source.0))).filter(|id| !id.is_empty()).map(wire::Word::from)
    }

    /// A card by its id, a tile as `column,row`, or one of several ways by its place among them, from `1`.
    fn draw_code(&self, id: &str) -> Option<u16> {
        if let Some(card) = content::find(id) {
            return Some(card.0);
        }
        if let Some(place) = id.parse::<u8>().ok().and_then(|n| n.checked_sub(1)) {
            return Some(Number(place).into());
        }
        let (x, y) = id.split_once(',')?;
        let cell = self.board.cell([x.parse().ok()?, y.parse().ok()?])?;
        Some(Spot(cell.0).into())
    }

    fn draw_name(&self, number: u16) -> Option<wire::Word> {
        if let Some(place) = Number::of(number) {
            return Some((u16::from(place.0) + 1).to_string().into());
        }
        if let Some(Spot(tile)) = Spot::of(number) {
            let [x, y] = self.board.square(Cell(tile));
            return Some(format!("{x},{y}").into());
        }
        Some(content::id(CardId(number))).filter(|id| !id.is_empty()).map(wire::Word::from)
    }

    fn turn_clause() -> Clause {
        rule!("duelyst:gap.turn.1")
    }

    fn over_clause() -> Clause {
        rule!("duelyst:win.1")
    }
}

fn mana(cost: u8) -> Dict<i32> {
    Dict::of(&[("mana", cost.into())])
}

/// What a person clicks, in order.
fn path(action: &wire::Action) -> Vec<wire::Click> {
    let mut path = wire::Clicks::default();
    if action.kind == "bloodbound" {
        path.button(&"bloodbound".into());
    }
    path.on(wire::Clicked::Card, action.card.as_ref());
    path.on(wire::Clicked::Piece, action.piece.as_ref());
    path.cell(action.to);
    path.on(wire::Clicked::Piece, action.target.as_ref());
    let alone = action.to.is_none() && action.target.is_none();
    match action.kind.as_str() {
        "mulligan" | "replace" | "end" | "keep" | "decline" => path.button(&action.kind),
        "play" if alone => path.button(&"play".into()),
        _ => {}
    }
    path.into()
}

impl Duelyst {
    fn allowing(&self, s: &State, action: Action) -> Clause {
        match action {
            Action::Mark(_) | Action::Keep => rule!("duelyst:mulligan.1"),
            Action::Move(id, _) if s.find(id).is_some_and(|u| u.has(crate::content::powers::Powers::FLYING)) => {
                rule!("duelyst:keyword.flying.1")
            }
            Action::Move(..) => rule!("duelyst:turn.main.4"),
            Action::Attack(..) => rule!("duelyst:turn.main.5"),
            Action::Play(held, _) => match content::card(held.card).kind {
                Kind::Minion => rule!("duelyst:card.minion.1"),
                Kind::Artifact => rule!("duelyst:card.artifact.1"),
                _ => rule!("duelyst:turn.main.3"),
            },
            Action::Bloodbound(_) => rule!("duelyst:turn.main.2"),
            Action::Replace(_) => rule!("duelyst:turn.main.1"),
            Action::Choose(_) => rule!("duelyst:house.choose.1"),
            Action::Decline => rule!("duelyst:tribe.mech.2"),
            Action::End => rule!("duelyst:house.turn.1"),
        }
    }

    /// Whether a card is aimed at units, not at spaces.
    pub(crate) fn aims_at_units(&self, card: CardId) -> bool {
        if card == NO_CARD || content::card(card).is_minion() {
            return false;
        }
        let first = content::printed(card).find(|id| is_cast(*id));
        first.is_some_and(|id| matches!(content::ability(id).choose.first(), Some(Choice::Unit(_))))
    }

    fn asks_for_unit(&self, s: &State) -> bool {
        matches!(self.asked(s), Some(Ask { question: Question::Target(target), .. }) if target.units)
    }

    fn aim(&self, s: &State, a: &mut wire::Action, at: Cell, units: bool) {
        if !at.is_on() {
            return;
        }
        match s.on(at).filter(|_| units) {
            Some(unit) => a.target = Some(self.name(unit.who)),
            None => a.to = Some(self.board.square(at)),
        }
    }

    pub(crate) fn who(&self, s: &State, id: UnitId) -> Who {
        s.find(id).map_or(Who { id, born: NO_CARD }, |u| u.who)
    }

    /// What a unit is called: as the scenario says, else after the card it came as and its number.
    pub(crate) fn name(&self, who: Who) -> wire::Word {
        match self.names.get(usize::from(who.id.0)) {
            Some(name) => name.clone(),
            None => wire::Word::numbered(content::id(who.born), u32::from(who.id.0) + 1),
        }
    }

    /// What a card in hand is called: one to which more was done than to its like gets a number.
    pub(crate) fn held_name(&self, s: &State, held: Held) -> wire::Word {
        self.name_held(s, s.holder(), held)
    }

    /// The same of either hand.
    pub(crate) fn name_held(&self, s: &State, side: Side, held: Held) -> wire::Word {
        let id = content::id(held.card);
        let alike = different(&s.players[side].hand, |h| h.card == held.card && h.slips & slip::MARKED == 0);
        match alike.iter().position(|h| *h == held) {
            Some(n) if n > 0 => format!("{id}~{}", n + 1).into(),
            _ => id.into(),
        }
    }
}
