use rulewright_engine::rulebook::{Entry, Rulebook};

static RULEBOOK: Rulebook = Rulebook { game: "toy", clauses: &CLAUSES, reasons: &REASONS };
static CLAUSES: [Entry; 2] = [Entry { id: "toy:move.1", of: &RULEBOOK }, Entry { id: "toy:move.2", of: &RULEBOOK }];
static REASONS: [(&str, &str, &str); 1] =
    [("too-far", "reach", "Too far: this reaches {reach?{reach} square|{reach} squares}, not {is}.")];

