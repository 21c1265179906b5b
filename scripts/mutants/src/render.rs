//! The source with its switches.

use std::fmt::Write as _;

use crate::sites::{Form, Site};

/// Writes every site into the source. A changed expression is written as it stood, without the switches within it, for
/// no two changes are ever on together.
pub fn switched(source: &str, mut sites: Vec<Site>) -> String {
    // What holds others comes first; of one range, the guard's own switch is outermost.
    sites.sort_by_key(|site| {
        let last = !matches!(site.form, Form::Before(_));
        (site.range.start, last, usize::MAX - site.range.end, !matches!(site.form, Form::Unless))
    });
    let mut out = String::new();
    write_range(source, &sites, 0..source.len(), &mut out);
    out
}

fn write_range(source: &str, sites: &[Site], range: std::ops::Range<usize>, out: &mut String) {
    let (mut at, mut n) = (range.start, 0);
    while let Some(site) = sites.get(n) {
        out.push_str(&source[at..site.range.start]);
        at = site.range.end;
        // All that lie within this one.
        let inner = sites[n + 1..].iter().take_while(|other| other.range.end <= at && other.range.start < at).count();
        write_site(source, site, &sites[n + 1..n + 1 + inner], out);
        n += 1 + inner;
    }
    out.push_str(&source[at..range.end]);
}

fn write_site(source: &str, site: &Site, inner: &[Site], out: &mut String) {
    let on = format!("crate::switch::on({})", site.switch);
    let rest = |out: &mut String| write_range(source, inner, site.range.clone(), out);
    match &site.form {
        Form::Before(text) if text.is_empty() => {
            let _ = write!(out, " if !{on}");
        }
        Form::Before(text) => {
            let _ = write!(out, "if {on} {{ {text} }} ");
        }
        Form::Instead(text) => {
            let _ = write!(out, "(if {on} {{ {text} }} else {{ ");
            rest(out);
            out.push_str(" })");
        }
        Form::Unless => {
            let _ = write!(out, "!{on} && (");
            rest(out);
            out.push(')');
        }
    }
}
