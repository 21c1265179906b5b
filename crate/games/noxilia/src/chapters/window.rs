//! Decisions during an action (`noxilia:house.window.1`): the clause that asks, whether nothing is an answer too, and what an
//! answer may give away.

use crate::Noxilia;
use crate::action::Action;
use crate::state::{Frame, Question, Stage, State, mark};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::flow::{Ask, Flow, Next};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Flow for Noxilia {
    type Question = Question;
    type Frame = Frame;

    #[inline]
    fn next(&self, s: &State) -> Option<Next<Question, Frame>> {
        let top = s.frames.top()?;
        let Frame::Ask(question, side, _) = top.frame else { return Some(Next::Frame(top)) };
        Some(Next::Ask(Ask { side, question, clause: Self::asking(question) }))
    }

    fn answers(&self, s: &State, ask: &Ask<Question>, offer: &mut dyn FnMut(Action)) {
        self.answers(s, ask.question, ask.side, offer);
    }

    fn is_by_hand(&self, s: &State, ask: &Ask<Question>) -> bool {
        self.may_decline(s, ask.question) || self.is_secret(s, ask.question, ask.side)
    }

    fn is_forced(&self, s: &State, ask: &Ask<Question>, answers: usize) -> bool {
        // As many as are asked for: they all pay, and it does not matter which is named first.
        let all = || s.asked().is_some_and(|(_, _, left)| answers <= left.into());
        answers == 1 || (ask.question == Question::CostEngage && all())
    }
}

impl Noxilia {
    /// The clause that asks.
    pub(crate) fn asking(question: Question) -> Clause {
        match question {
            Question::Deploy => rule!("noxilia:setup.4"),
            Question::OpeningGraveyard => rule!("noxilia:card.banner.2"),
            Question::Mulligan => rule!("noxilia:setup.12"),
            Question::Order => rule!("noxilia:turn.start.income.4"),
            Question::ExileForGold => rule!("noxilia:turn.start.income.3"),
            Question::Discard | Question::Recover => rule!("noxilia:turn.start.destiny.1"),
            Question::Search => rule!("noxilia:general.search.1"),
            Question::Straighten => rule!("noxilia:card.event.1"),
            Question::Treasure => rule!("noxilia:capture.treasure.4"),
            Question::Bearer => rule!("noxilia:capture.treasure.2"),
            Question::Step => rule!("noxilia:house.step.1"),
            Question::Name => rule!("noxilia:house.name.1"),
            Question::Guardian => rule!("noxilia:ability.guardian_angel.1"),
            Question::Attacked => rule!("noxilia:combat.latent.1"),
            Question::Entered => rule!("noxilia:spell.latent.2"),
            Question::Answer => rule!("noxilia:spell.latent.3"),
            Question::Dodge => rule!("noxilia:ability.dodge.1"),
            Question::Lightning => rule!("noxilia:ability.lightning_riposte.1"),
            Question::Riposte => rule!("noxilia:ability.riposte.1"),
            Question::Pay => rule!("noxilia:house.pay.1"),
            Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard => {
                rule!("noxilia:advanced.5")
            }
        }
    }

    /// An answer is one of those that are offered.
    pub(crate) fn may_answer(&self, s: &State, question: Question, side: Side, action: Action) -> Check {
        let clause = Self::asking(question);
        match action {
            Action::Choose(_) | Action::Pay(_) | Action::Decline | Action::Suggested => {
                let mut found = false;
                self.answers(s, question, side, &mut |answer| found |= answer == action);
                ensure(found, "no-answer", clause)
            }
            _ => Err(Refusal::new("answer-first", clause)),
        }
    }

    /// What a player answers who contests nothing: nothing, or else the first answer.
    pub(crate) fn default_answer(&self, s: &State) -> Option<Action> {
        let (question, side, _) = s.asked().filter(|_| s.stage == Stage::Act)?;
        if self.may_decline(s, question) {
            return Some(Action::Decline);
        }
        let mut first = None;
        self.answers(s, question, side, &mut |answer| {
            first.get_or_insert(answer);
        });
        first
    }

    /// Whether nothing is an answer too.
    pub(crate) fn may_decline(&self, s: &State, question: Question) -> bool {
        match question {
            Question::Order | Question::Discard | Question::Treasure | Question::Bearer => false,
            Question::Pay | Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard => {
                false
            }
            // noxilia:ability.aquatic.1: nobody stops over water who can go on.
            Question::Step => self.may_stop(s),
            _ => true,
        }
    }

    /// Whether how many answers there are is known to the side alone: then even a single one is given by hand
    pub(crate) fn is_secret(&self, s: &State, question: Question, side: Side) -> bool {
        covers!("noxilia:house.window.1");
        match question {
            Question::Discard | Question::CostDiscard => s.players[side].hand.len() > 1,
            Question::Pay => self.hides_producers(s, side),
            _ => false,
        }
    }

    /// Whether somebody face down might produce mana, for all the rival can tell.
    pub(crate) fn hides_producers(&self, s: &State, side: Side) -> bool {
        s.of(side).any(|u| u.is_ready() && !u.is(mark::SHOWN))
    }
}
