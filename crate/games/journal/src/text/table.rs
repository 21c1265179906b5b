//! Journal's characters, skills, items and statuses as the rows of a table.

use crate::content::data::TREES;
use crate::content::language::{CharacterId, ItemId, ItemKind, Kind, SkillId, Stat, Status};
use crate::content::rows::Content;

use super::{Prose, WORDS, content};
use rulewright_book::sheet::{Row, Sheet};
use rulewright_book::words::{Lang, Words};

/// All characters, skills, items and statuses, in one language.
///
/// # Errors
/// What is wrong with the rows, or what of them has no words.
pub fn sheet(lang: Lang) -> Result<Sheet, String> {
    let content = content()?;
    let prose = Prose::new(lang, &content)?;
    let words = Words::new(lang, &[WORDS.of(lang).text()])?;
    let table = Table { prose: &prose, words: &words, content: &content };
    let mut rows: Vec<Row> = CharacterId::all().map(|id| table.character(id)).collect();
    rows.extend(SkillId::all().map(|id| table.skill(id)));
    rows.extend(ItemId::all().map(|id| table.item(id)));
    rows.extend(Status::ALL.iter().map(|status| table.status(*status)));
    match prose.take_faults().into_iter().chain(words.take_faults()).next() {
        Some(fault) => Err(fault),
        None => Ok(Sheet { head: include_str!("head.md"), rows }),
    }
}

struct Table<'a> {
    prose: &'a Prose,
    words: &'a Words,
    content: &'a Content,
}

impl Table<'_> {
    fn row(&self, kind: &'static str, id: &str, group: String, line: String, text: String) -> Row {
        let named = self.content.names.iter().find(|(of, name, ..)| *of == kind && name == id);
        let title = named.map_or(String::new(), |(_, _, en, _)| en.clone());
        Row { id: id.to_owned(), group, name: self.prose.name(kind, id), line, text, title }
    }

    fn heading(&self, id: &str) -> String {
        self.prose.word("heading", id)
    }

    fn character(&self, id: CharacterId) -> Row {
        let of = id.character();
        let group = match of.kind {
            Kind::Hero => "heroes",
            Kind::Ally => "allies",
            Kind::Neutral => "neutral",
            Kind::Called => "called",
        };
        self.row("character", id.id(), self.heading(group), self.numbers(id), self.prose.character(id))
    }

    /// `HP 17, MP 6, Strength 6/7, Defence 5/5, Speed 4/5, Will 2/3, Movement 4`: stats with their capacities.
    fn numbers(&self, id: CharacterId) -> String {
        let of = id.character();
        let stat = |id: &str| self.words.say(&format!("stat-{id}"), &[]);
        if of.kind == Kind::Called {
            return format!("{} {}", stat(Stat::Strength.id()), of.stats[Stat::Strength as usize]);
        }
        let mut parts = vec![format!("{} {}", stat("hp"), of.hp), format!("{} {}", stat("mp"), of.mp)];
        for ((word, n), most) in Stat::ALL.iter().zip(of.stats).zip(of.capacity) {
            let capacity = if of.kind == Kind::Hero { format!("/{most}") } else { String::new() };
            parts.push(format!("{} {n}{capacity}", stat(word.id())));
        }
        parts.push(format!("{} {}", stat("movement"), of.movement));
        parts.join(", ")
    }

    fn skill(&self, id: SkillId) -> Row {
        let tree = TREES.iter().find(|tree| tree.skills.contains(&id));
        let group = tree.map_or_else(|| self.heading("abilities"), |tree| self.prose.name("tree", tree.id));
        self.row("skill", id.id(), group, String::new(), self.prose.skill(id))
    }

    fn item(&self, id: ItemId) -> Row {
        let group = if id.item().kind == ItemKind::Supply { "supplies" } else { "equipment" };
        self.row("item", id.id(), self.heading(group), String::new(), self.prose.item(id))
    }

    fn status(&self, status: Status) -> Row {
        self.row("status", status.id(), self.heading("statuses"), String::new(), self.prose.status(status))
    }
}
