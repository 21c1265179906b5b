//! Hidden information: what a side cannot see has no part in anything that side is shown.

mod events;
mod kept;
mod lookalikes;
mod numbers;
mod previews;
mod shown;
mod sides;
#[cfg(feature = "skirmish")]
mod skirmish_face;
#[path = "../support/mod.rs"]
mod support;

use events::events_tell_nobody_what_they_may_not_know;
use kept::what_one_viewer_was_given_no_other_one_gets;
use numbers::{numbers_leave_no_gaps, steps_count_what_is_noticed};
use previews::{previews_do_not_tell_the_unseen, what_is_sure_happens_whatever_is_unseen};
use shown::{however_it_is_dealt_it_looks_the_same, the_unseen_changes_nothing_seen, the_unseen_sways_no_bot};
use sides::nobody_acts_or_asks_for_another_side;
use support::laws;

laws! {
    the_unseen_changes_nothing_seen: 40,
    the_unseen_sways_no_bot: 8,
    events_tell_nobody_what_they_may_not_know: 20,
    what_one_viewer_was_given_no_other_one_gets: 6,
    numbers_leave_no_gaps: 6,
    steps_count_what_is_noticed: 6,
    previews_do_not_tell_the_unseen: 10,
    what_is_sure_happens_whatever_is_unseen: 12,
    nobody_acts_or_asks_for_another_side: 8,
    however_it_is_dealt_it_looks_the_same: 25,
}
