//! What the skills of heroes cost before a battle.

use crate::content::data::CALL_DROP;
use crate::position::pieces::Roster;
use crate::state::State;
use rulewright_engine::covers;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;

/// Before the battle the levels of heroes are paid with their level points (`journal:xp.4`, `journal:house.xp.2`). In a round
/// under way a position may state any.
pub(crate) fn are_paid(s: &State, roster: &Roster) -> Result<(), Error> {
    covers!("journal:house.xp.3");
    let mut faults = Faults::default();
    for (id, name, _) in roster.numbered() {
        let Some(mut unit) = s.find(id).filter(|unit| unit.is_hero()).copied() else { continue };
        // The holder of a request has Call Drop for nothing.
        if s.requests.iter().any(|request| request.holder == id) {
            unit.skills.remove((CALL_DROP, 1));
        }
        let (cost, has) = (unit.spent(), unit.level_points());
        let text = format!("its levels cost {cost} level points, and it has {has}");
        faults.must(cost <= has, &format!("pieces.{name}.cards"), &text);
        if let Some(skill) = unit.strange_skill() {
            let text = format!("`{}` is of no tree of this hero", skill.id());
            faults.must(false, &format!("pieces.{name}.cards"), &text);
        }
    }
    faults.end(())
}
