//! The start of a turn (`noxilia:turn.start.*`), step by step: what a step causes is done before the next step begins.

use crate::content::board::Spot;
use crate::content::cards::NO_CARD;
use crate::content::language::{Always, Card, Scope};
use crate::content::site::Ground;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Cast, Frame, Stage, StartStep, State, UnitId, card_mark, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::{covers, rule};

/// A game that has gone on for so many turns is a draw (`noxilia:house.limit.1`).
pub(crate) const MOST_TURNS: u16 = 100;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The sides, the first player of the turn first.
    pub(crate) fn in_order(&self) -> [Side; 2] {
        [self.s.first, self.s.first.other()]
    }

    /// One step of the start of a turn.
    pub(crate) fn start_turn(&mut self, step: StartStep) {
        covers!("noxilia:turn.first.1");
        self.replace(Frame::Start(step.next()));
        match step {
            StartStep::Turn => self.begin_turn(),
            StartStep::Destiny => self.draw_destiny(),
            StartStep::Draw => self.draw_cards(),
            StartStep::Income => self.collect_income(),
            StartStep::Effects => {
                covers!("noxilia:turn.start.income.4");
                // The last put on is the first carried out.
                let [first, second] = self.in_order();
                self.push(Frame::StartEffects(second, 0));
                self.push(Frame::StartEffects(first, 0));
            }
            StartStep::Queues => self.advance_queues(),
            StartStep::BringIn if self.bring_in() => {
                self.replace(Frame::Start(step));
                self.bring_in_one();
            }
            // The one step that the first turn leaves out.
            StartStep::Disengage if self.s.turn > 1 => self.straighten_all(),
            StartStep::Time => self.pass_time(),
            StartStep::Return => {
                if let Some(id) = self.back_from_adventure() {
                    self.replace(Frame::Start(step));
                    self.push(Frame::Return(id));
                }
            }
            StartStep::Armour => self.rearm(),
            StartStep::Act => {
                self.pop();
                self.s.stage = Stage::Act;
                self.s.active = self.s.first;
                self.s.passed = None;
            }
            StartStep::BringIn | StartStep::Disengage => {}
        }
    }

    fn begin_turn(&mut self) {
        if self.s.turn >= MOST_TURNS {
            self.finish(None, rule!("noxilia:house.limit.1"));
            return;
        }
        self.s.turn += 1;
        self.s.stage = Stage::Start;
        for zone in &mut self.s.zones {
            zone.aura = BySide::default();
        }
        let fact = Fact::TurnStart { turn: self.s.turn, side: self.s.first };
        let begun = self.tell(rule!("noxilia:turn.1"), fact);
        self.s.frames.goes_on_from(begun);
    }

    /// A destiny is drawn (`noxilia:turn.start.destiny.1`). The decks take turns, whichever side begins.
    fn draw_destiny(&mut self) {
        covers!("noxilia:turn.start.destiny.3");
        let side = if self.s.turn % 2 == 1 { self.s.lot } else { self.s.lot.other() };
        let player = &mut self.s.players[side];
        if player.destiny.is_empty() {
            // noxilia:turn.start.destiny.4
            std::mem::swap(&mut player.destiny, &mut player.spent);
            player.destiny.sort();
            if player.destiny.is_empty() {
                return;
            }
            self.tell(rule!("noxilia:turn.start.destiny.4"), Fact::Reshuffle { side });
        }
        let player = &mut self.s.players[side];
        let at = self.chance.draw(&player.destiny);
        let card = player.destiny.take(at);
        self.s.destiny = card;
        let drawn = self.tell(rule!("noxilia:turn.start.destiny.1"), Fact::Destiny { side, card });
        let cast = Cast { card, side, aim: Aim::None, that: UnitId::NONE, corrupt: false, blind: false, done: 0 };
        self.because(drawn, |resolver| resolver.push(Frame::Effects(cast)));
    }

    /// Cards are drawn (`noxilia:turn.start.draw.1`).
    fn draw_cards(&mut self) {
        for side in self.in_order() {
            covers!("noxilia:turn.start.draw.2");
            let drawn: u8 = self.held(side).map(|at| self.zone_card(at).map_or(0, |c| c.draw)).sum();
            (0..drawn).for_each(|_| self.draw(side, rule!("noxilia:turn.start.draw.1")));
        }
    }

    /// The zones whose cards let a side draw and give it gold: those it controls now.
    fn held(&self, side: Side) -> impl Iterator<Item = Spot> + use<C, L> {
        covers!("noxilia:capture.zone.4");
        let zones = self.s.zones;
        Spot::all().filter(move |at| zones[at.n()].holder == Some(side))
    }

    /// The zone card of a place; battlefields have none.
    pub(crate) fn zone_card(&self, at: Spot) -> Option<&'static Card> {
        covers!("noxilia:turn.start.income.2");
        let card = self.rules.zones[at.n()];
        (card != NO_CARD).then(|| card.card())
    }

    /// Gold comes in (`noxilia:turn.start.income.1`). Gold that is there already stays.
    fn collect_income(&mut self) {
        let poor = self.rules.of_the_turn(self.s).any(|a| matches!(a, Always::PoorRamparts));
        for side in self.in_order() {
            let gives = |at: Spot| {
                let barren = poor && at.site().kind == Ground::Rampart;
                self.zone_card(at).filter(|_| !barren).map_or(0, |c| i16::from(c.income))
            };
            let gold: i16 = self.held(side).map(gives).sum();
            covers!("noxilia:setup.18");
            self.gain(side, gold, rule!("noxilia:turn.start.income.1"));
        }
    }

    /// All cards are ready again (`noxilia:turn.start.disengage.1`).
    fn straighten_all(&mut self) {
        covers!("noxilia:def.disengage.1");
        self.s.units.iter_mut().for_each(|u| u.marks &= !mark::ENGAGED);
        self.s.table_cards.iter_mut().for_each(|g| g.marks &= !card_mark::ENGAGED);
        self.tell(rule!("noxilia:turn.start.disengage.1"), Fact::Straighten { side: self.s.first });
    }

    /// Markers of time go (`noxilia:turn.start.time.2`, `noxilia:ability.adventure.2`).
    fn pass_time(&mut self) {
        covers!("noxilia:turn.start.time.1");
        self.pass_time_away();
        for at in Spot::all() {
            let flood = &mut self.s.zones[at.n()].flood;
            if *flood > 0 {
                *flood -= 1;
                let left = *flood;
                self.tell(rule!("noxilia:turn.start.time.2"), Fact::Ebb { at, left });
            }
        }
    }

    /// noxilia:turn.start.armour.1, noxilia:stat.armour.2: back to what is printed, what is worn, and this turn's
    /// destiny.
    fn rearm(&mut self) {
        let by = |always: &'static Always| match always {
            Always::Armour(Scope::All, by) => *by,
            _ => 0,
        };
        let by: i8 = self.rules.of_the_turn(self.s).map(by).sum();
        self.s.units.iter_mut().filter(|u| u.at.is_on()).for_each(|u| u.worn = by);
        self.s.table_cards.iter_mut().for_each(|g| g.spent = 0);
        self.tell(rule!("noxilia:turn.start.armour.1"), Fact::Rearm { side: self.s.first });
    }
}
