//! A Table drawn simply, for reports: squares as SVG, places as a table.

use std::fmt::Write as _;

use serde_json::Value;

/// Width and height of a square.
const SIDE: usize = 46;

/// Most letters of a name on a piece.
const NAME: usize = 7;

/// The board of a table with its pieces, those that differ from another table marked, and a line for each
/// player.
pub fn table(table: &Value, other: &Value) -> String {
    let places = table["board"]["places"].as_array().filter(|places| !places.is_empty());
    let board = places.map_or_else(|| squares(table, other), |places| rows(places, table, other));
    format!("{board}\n{}", players(table))
}

/// Text that may stand in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text<'v>(of: &'v Value, key: &str) -> &'v str {
    of[key].as_str().unwrap_or_default()
}

/// `health 3, ap 1`.
fn numbers(stats: &Value) -> String {
    let stats = stats.as_object().into_iter().flatten();
    stats.map(|(stat, value)| format!("{stat} {value}")).collect::<Vec<_>>().join(", ")
}

/// The pieces by name, each with whether the other table has it just so.
fn pieces<'v>(table: &'v Value, other: &'v Value) -> impl Iterator<Item = (&'v String, &'v Value, bool)> {
    let pieces = table["pieces"].as_object().into_iter().flatten();
    pieces.map(|(name, piece)| (name, piece, other["pieces"].get(name) != Some(piece)))
}

fn squares(table: &Value, other: &Value) -> String {
    let rows: Vec<&str> = table["board"]["rows"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let wide = rows.iter().map(|row| row.chars().count()).max().unwrap_or_default();
    let (width, height) = (wide * SIDE, rows.len() * SIDE);
    let mut svg = format!(r#"<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">"#);
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let ground = text(&table["board"]["legend"], &sign.to_string());
            let class = if matches!(ground, "" | "open") { "open" } else { "other" };
            let (left, top) = (x * SIDE, y * SIDE);
            let _ = write!(
                svg,
                r#"<rect class="{class}" x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"><title>[{}, {}] {}</title></rect>"#,
                x + 1,
                y + 1,
                escaped(ground)
            );
        }
    }
    for (name, piece, changed) in pieces(table, other) {
        svg += &on_square(name, piece, changed).unwrap_or_default();
    }
    svg + "</svg>"
}

/// Sides differ by form, not by colour alone.
fn on_square(name: &str, piece: &Value, changed: bool) -> Option<String> {
    let at = |n: usize| piece["at"][n].as_u64().and_then(|n| usize::try_from(n).ok()?.checked_sub(1));
    let (left, top) = (at(0)? * SIDE, at(1)? * SIDE);
    let (round, inner) = (if text(piece, "owner") == "p1" { SIDE / 2 } else { 4 }, SIDE - 6);
    let class = format!("piece {}{}", escaped(text(piece, "owner")), if changed { " changed" } else { "" });
    let stats = piece["stats"].as_object().into_iter().flatten().map(|(_, value)| value.to_string());
    let stats = stats.take(3).collect::<Vec<_>>().join("/");
    let shown: String = name.chars().take(NAME).collect();
    Some(format!(
        r#"<g><title>{}: {}, {}</title><rect class="{class}" x="{}" y="{}" width="{inner}" height="{inner}" rx="{round}"/><text x="{}" y="{}">{}</text><text x="{}" y="{}">{}</text></g>"#,
        escaped(name),
        escaped(text(piece, "is")),
        escaped(&numbers(&piece["stats"])),
        left + 3,
        top + 3,
        left + SIDE / 2,
        top + SIDE / 2,
        escaped(&shown),
        left + SIDE / 2,
        top + SIDE / 2 + 12,
        escaped(&stats)
    ))
}

/// The rows of a board of places, the far one first.
fn rows(places: &[Value], table: &Value, other: &Value) -> String {
    let mut numbers: Vec<u64> = places.iter().filter_map(|place| place["row"].as_u64()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let row = |n: &u64| {
        let cells = places.iter().filter(|place| place["row"].as_u64() == Some(*n));
        format!("<tr>{}</tr>", cells.map(|place| cell(place, table, other)).collect::<String>())
    };
    format!("<table class=\"places\">{}</table>", numbers.iter().rev().map(row).collect::<String>())
}

fn cell(place: &Value, table: &Value, other: &Value) -> String {
    let here = pieces(table, other).filter(|(_, piece, _)| piece["place"] == place["id"]);
    let line = |(name, piece, changed): (&String, &Value, bool)| {
        let class = if changed { "changed" } else { "" };
        let words = [text(piece, "is").to_owned(), text(piece, "owner").to_owned(), numbers(&piece["stats"])];
        format!("<li class=\"{class}\"><b>{}</b> {}</li>", escaped(name), escaped(&words.join(", ")))
    };
    let list: String = here.map(line).collect();
    let holder = text(place, "holder");
    format!("<td><b>{}</b> {}<ul>{list}</ul></td>", escaped(text(place, "id")), escaped(holder))
}

fn players(table: &Value) -> String {
    let player = |(side, player): (&String, &Value)| {
        let piles = ["hand", "draw", "discard"].map(|pile| format!("{pile} {}", player[pile]["count"]));
        let words = [numbers(&player["stats"]), piles.join(", ")].join("; ");
        format!("<li><b>{}</b> {}</li>", escaped(side), escaped(&words))
    };
    let list: String = table["players"].as_object().into_iter().flatten().map(player).collect();
    format!("<ul class=\"players\">{list}</ul>")
}
