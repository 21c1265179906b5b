//! An attack as a position of the game and an action in it.

use serde_json::{Value, json};

use super::computed::Attack;

impl Attack {
    /// The same as a position.
    pub fn position(&self) -> Value {
        let mut cards = Vec::new();
        let mut lay = |at: &str, n: usize, what: String, add: i32, against: Option<&str>, ranges: Option<&str>| {
            let id = format!("{at}-{n}");
            let mut effect = json!({ "op": "modify", "what": what, "add": add });
            if let Some(against) = against {
                effect["against"] = json!([against]);
            }
            if let Some(ranges) = ranges {
                effect["against_range"] = json!([ranges]);
            }
            cards.push(json!({ "id": id, "target": { "side": "self" }, "effects": [effect], "lasts": { "turns": 2 } }));
            json!({ "is": id })
        };
        let stat = |side: &str, dice: bool| format!("{side}_{}", if dice { "dice" } else { "bonus" });
        let mine = self.before_attacker.iter().enumerate();
        let mine: Vec<Value> =
            mine.map(|(n, (dice, add))| lay("mine", n, stat("attack", *dice), *add, None, None)).collect();
        let theirs = self.before_defender.iter().enumerate();
        let mut theirs: Vec<Value> = theirs
            .map(|(n, (dice, add, against, ranges))| lay("theirs", n, stat("defence", *dice), *add, *against, *ranges))
            .collect();
        theirs.extend(self.guard.then(|| json!({ "is": "guard" })));
        theirs.extend(self.defenseless.then(|| json!({ "is": "defenseless" })));
        if let Some((dice, bonus, keyword)) = self.boost {
            let keywords: Vec<&str> = keyword.into_iter().collect();
            let strike = json!({ "op": "strike", "add_dice": dice, "add_bonus": bonus, "add_keywords": keywords });
            cards.push(json!({ "id": "boost", "target": { "side": "enemy" }, "effects": [strike] }));
        }
        let sets = if self.sets > 1 { format!("{}x", self.sets) } else { String::new() };
        let bonus = if self.bonus > 0 { format!("+{}", self.bonus) } else { String::new() };
        let notation = format!("{sets}{}{}{bonus}", self.power, self.subtype);
        let range = match self.range {
            near @ ("melee" | "reach") => json!({ "kind": near }),
            far => json!({ "kind": far, "x": 3 }),
        };
        let extras: Vec<Value> =
            self.extras.iter().map(|(d, b, a)| json!({ "dice": d, "bonus": b, "against": [a] })).collect();
        let hand: Vec<&str> = self.boost.iter().map(|_| "boost").collect();
        let row = if self.thicket { ".....\"......." } else { "............." };
        let mut rows = vec!["............."; 9];
        rows[3] = row;
        json!({ "game": "skirmish", "seed": "odds", "setup": {
            "toAct": "p1",
            "board": { "rows": rows },
            "content": { "cards": cards, "units": [
                { "id": "striker", "attacks": [
                    { "id": "strike", "notation": notation, "range": range, "keywords": self.keywords }
                ] },
                { "id": "target", "hp": 250, "defence": { "dice": self.defence, "mods": extras } }
            ] },
            "players": { "p1": { "hand": { "cards": hand } } },
            "pieces": {
                "mine": { "is": "striker", "owner": "p1", "at": [5, 4], "cards": mine },
                "theirs": { "is": "target", "owner": "p2", "at": [6, 4], "cards": theirs }
            }
        } })
    }

    pub fn action(&self) -> Value {
        match self.boost {
            Some(_) => {
                json!({ "type": "card", "piece": "mine", "card": "boost", "attack": "strike", "target": "theirs" })
            }
            None => json!({ "type": "attack", "piece": "mine", "attack": "strike", "target": "theirs" }),
        }
    }
}
