use rulewright_engine::rulebook::{ClauseEntry, Rulebook};

static RULEBOOK: Rulebook = Rulebook { game: "toy", clauses: &CLAUSES, reasons: &REASONS };
static CLAUSES: [ClauseEntry; 2] = [ClauseEntry { id: "toy:move.1", of: &RULEBOOK }, ClauseEntry { id: "toy:move.2", of: &RULEBOOK }];
static REASONS: [(&str, &str, &str); 1] =
    [("too-far", "reach", "Too far: this reaches {reach?{reach} square|{reach} squares}, not {is}.")];

