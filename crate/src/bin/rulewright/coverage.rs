//! `rulewright coverage`: which clauses have scenarios, and where the code carries them out.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use rulewright_book::Source;
use rulewright_book::clause_id::is_clause_id;
use rulewright_book::rulebook::{self, Kind};

use crate::fault::Done;
use crate::{check, sources};

/// Lists, for each clause, the scenarios that name it and the lines of code that cite it; fails when a mechanic lacks
/// either.
#[derive(clap::Args)]
pub struct Args {
    /// The game; all of them when left out.
    game: Option<String>,
    /// The folder of the repository, which has `crate/games` and `tests/scenarios`.
    #[arg(long, default_value = ".")]
    root: PathBuf,
    /// Print only what is missing, and the totals.
    #[arg(long, short)]
    quiet: bool,
}

/// What names a clause.
#[derive(Default)]
struct Found {
    /// Scenarios that have it as the clause under test.
    first: u32,
    /// Scenarios that name it at all.
    named: u32,
    /// Where the code cites it: `crate/games/skirmish/src/dice.rs:40`.
    code: Vec<String>,
    /// Where the code first names it at all, in a comment perhaps.
    said: Option<String>,
}

/// Prints the table and the totals of each game.
pub fn run(args: &Args, out: &mut impl Write) -> Done {
    // The engine knows no game, and the command line carries out no rule: what cites is in the games.
    let (scenarios, code) = (args.root.join("tests/scenarios"), args.root.join("crate/games"));
    for folder in [&scenarios, &code] {
        if !folder.is_dir() {
            return Err(format!("{} is no folder: name the repository's folder with --root", folder.display()).into());
        }
    }
    let mut found: BTreeMap<String, Found> = BTreeMap::new();
    count_scenarios(&scenarios, &mut found);
    let mut files = Vec::new();
    rust_files(&code, &mut files);
    for path in files {
        cite(&args.root, &path, &mut found);
    }
    let mut well = true;
    for source in sources::chosen(args.game.as_deref())? {
        well &= game(source, &found, args.quiet, out)?;
    }
    Ok(well)
}

fn game(source: &Source, found: &BTreeMap<String, Found>, quiet: bool, out: &mut impl Write) -> Done {
    let book = rulebook::read(source.rulebook.text())?;
    let none = Found::default();
    let width = book.clause.iter().map(|c| c.id.len()).max().unwrap_or(0);
    if !quiet {
        writeln!(out, "{:width$}  {:10}  {:>5}  {:>5}  code", "clause", "kind", "first", "named")?;
    }
    let mut lacks = Vec::new();
    for clause in &book.clause {
        let Found { first, named, code, .. } = found.get(&clause.id).unwrap_or(&none);
        if !quiet {
            let more = if code.len() > 1 { format!(" and {} more", code.len() - 1) } else { String::new() };
            let at = code.first().map_or("-", String::as_str);
            writeln!(out, "{:width$}  {:10}  {first:>5}  {named:>5}  {at}{more}", clause.id, clause.kind.id())?;
        }
        if clause.kind == Kind::Mechanic {
            lacks.extend((*named == 0).then(|| format!("{} has no scenario", clause.id)));
            lacks.extend(code.is_empty().then(|| format!("{} is cited nowhere in the code", clause.id)));
        }
    }
    let known: BTreeSet<&str> = book.clause.iter().map(|c| c.id.as_str()).collect();
    let own = format!("{}:", source.id);
    // A comment may name a chapter: `noxilia:stat.armour.*`.
    let chapter =
        |id: &str| known.iter().any(|clause| clause.strip_prefix(id).is_some_and(|rest| rest.starts_with('.')));
    let is_known = |id: &str| known.contains(id) || chapter(id);
    for (id, f) in found.iter().filter(|(id, _)| id.starts_with(&own) && !is_known(id)) {
        lacks.extend((f.named > 0).then(|| format!("{id} is named by a scenario, and no rulebook has it")));
        lacks.extend(f.said.as_ref().map(|place| format!("{id} is named at {place}, and no rulebook has it")));
    }
    for line in &lacks {
        writeln!(out, "{line}")?;
    }
    let of = |kind: Kind| book.clause.iter().filter(|c| c.kind == kind).count();
    let whole = book.clause.iter().filter(|c| c.kind == Kind::Mechanic);
    let whole = whole.filter(|c| found.get(&c.id).is_some_and(|f| f.named > 0 && !f.code.is_empty())).count();
    writeln!(
        out,
        "{}: {} clauses: {} mechanics, {} structures, {} definitions; {whole} of {} mechanics have a scenario and a place in the code",
        source.id,
        book.clause.len(),
        of(Kind::Mechanic),
        of(Kind::Structure),
        of(Kind::Definition),
        of(Kind::Mechanic),
    )?;
    Ok(lacks.is_empty())
}

fn count_scenarios(folder: &Path, found: &mut BTreeMap<String, Found>) {
    for (path, within) in check::files(&[folder.to_owned()]) {
        for scenario in check::read(path, within).scenarios.into_iter().flatten() {
            for (n, id) in scenario.rules.into_iter().collect::<indexmap::IndexSet<_>>().into_iter().enumerate() {
                let entry = found.entry(id).or_default();
                entry.named += 1;
                entry.first += u32::from(n == 0);
            }
        }
    }
}

fn rust_files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut inside: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|e| Some(e.ok()?.path())).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() {
            rust_files(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

/// Notes every clause id that `rule!` or `covers!` names: of these the compiler knows that there is such a clause. What
/// comments name is noted apart. Tests come last in a file, and cite nothing.
fn cite(root: &Path, path: &Path, found: &mut BTreeMap<String, Found>) {
    let text = fs::read_to_string(path).unwrap_or_default();
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let shown = path.strip_prefix(root).unwrap_or(path).display().to_string();
    let place = |line: usize| format!("{shown}:{}", line + 1);
    for (line, id) in cited(text) {
        found.entry(id.to_owned()).or_default().code.push(place(line));
    }
    for (line, said) in text.lines().enumerate() {
        for id in ids(said) {
            found.entry(id.to_owned()).or_default().said.get_or_insert_with(|| place(line));
        }
    }
}

/// The ids that `rule!(…)` and `covers!(…)` name, and in which line, from 0.
fn cited(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let calls = ["rule!(", "covers!("].into_iter().flat_map(|call| text.match_indices(call));
    calls.flat_map(|(at, call)| {
        let line = text[..at].matches('\n').count();
        let inside = text[at + call.len()..].split(')').next().unwrap_or_default();
        ids(inside).map(move |id| (line, id))
    })
}

/// What looks like a clause id: `skirmish:bonus.2`.
fn ids(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|c: char| !(c.is_ascii_alphanumeric() || ".:-_".contains(c)));
    let words = words.map(|word| word.trim_end_matches(['.', ':', '-']));
    words.filter(|word| is_clause_id(word))
}

#[cfg(test)]
mod tests {
    use super::{cited, ids};

    #[test]
    fn what_only_a_comment_names_is_not_cited() {
        let text = "// skirmish:los.1\n    covers!(\n  \"skirmish:los.2\",\n \"skirmish:los.3\");\nask(rule!(\"skirmish:los.4\"))";
        let mut found: Vec<_> = cited(text).collect();
        found.sort_unstable();
        assert_eq!(found, [(1, "skirmish:los.2"), (1, "skirmish:los.3"), (4, "skirmish:los.4")]);
    }

    #[test]
    fn ids_are_found_in_code_and_in_comments() {
        let found = |line| ids(line).collect::<Vec<_>>();
        assert_eq!(found("self.tell(rule!(\"skirmish:house.zone.2\"), fact);"), ["skirmish:house.zone.2"]);
        assert_eq!(
            found("// As `skirmish:los.3.r1` says; see skirmish:los.2."),
            ["skirmish:los.3.r1", "skirmish:los.2"]
        );
        assert_eq!(
            found("// noxilia:zone.command.2, noxilia:ability.dodge_twice.1:"),
            ["noxilia:zone.command.2", "noxilia:ability.dodge_twice.1",]
        );
        assert_eq!(found("use crate::engine::side::Side;"), Vec::<&str>::new());
    }
}
