//! Where in the syntax tree changes are made.

use std::ops::Range;

use proc_macro2::LineColumn;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::{Change, Genre};

/// What is written where a change can be switched on.
pub enum Form {
    /// Before what stands there.
    Before(String),
    /// Instead of the expression there.
    Instead(String),
    /// The guard there also asks that the change is off.
    Unless,
}

pub struct Site {
    pub switch: u32,
    pub range: Range<usize>,
    pub form: Form,
}

/// A change with its place in bytes.
struct Wanted<'a> {
    change: &'a Change,
    start: usize,
    end: usize,
}

struct Finder<'a> {
    source: &'a str,
    lines: Vec<usize>,
    wanted: Vec<Wanted<'a>>,
    /// How many constant things we are in: nothing is switched there.
    constant: u32,
    sites: Vec<Site>,
}

/// The sites of these changes in a source.
pub fn find(source: &str, changes: &[&Change]) -> syn::Result<Vec<Site>> {
    let lines = std::iter::once(0).chain(source.match_indices('\n').map(|(n, _)| n + 1)).collect();
    let mut finder = Finder { source, lines, wanted: Vec::new(), constant: 0, sites: Vec::new() };
    for change in changes {
        let start = finder.byte(change.span.start.line, change.span.start.column - 1);
        let end = finder.byte(change.span.end.line, change.span.end.column - 1);
        finder.wanted.push(Wanted { change, start, end });
    }
    finder.visit_file(&syn::parse_file(source)?);
    Ok(finder.sites)
}

impl Finder<'_> {
    fn byte(&self, line: usize, column: usize) -> usize {
        let start = self.lines[line - 1];
        self.source[start..].char_indices().nth(column).map_or(self.source.len(), |(n, _)| start + n)
    }

    fn at(&self, LineColumn { line, column }: LineColumn) -> usize {
        self.byte(line, column)
    }

    fn range(&self, node: &impl Spanned) -> Range<usize> {
        self.at(node.span().start())..self.at(node.span().end())
    }

    /// The changes of a genre that begin at this byte: switch, replacement and end.
    fn changes(&self, genre: Genre, start: usize) -> Vec<(u32, String, usize)> {
        let here = self.wanted.iter().filter(|w| self.constant == 0 && w.change.genre == genre && w.start == start);
        here.map(|w| (w.change.switch, w.change.replacement.clone(), w.end)).collect()
    }

    /// Changes of a part of an expression: the whole is written again with them.
    fn replace(&mut self, genre: Genre, part: usize, whole: &Range<usize>) {
        for (switch, replacement, end) in self.changes(genre, part) {
            let (before, after) = (&self.source[whole.start..part], &self.source[end..whole.end]);
            let form = Form::Instead(format!("{before}{replacement}{after}"));
            self.sites.push(Site { switch, range: whole.clone(), form });
        }
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let Some(first) = block.stmts.first() else { return };
        // One of several types: two returns cannot have two.
        let hidden =
            matches!(&signature.output, syn::ReturnType::Type(_, of) if matches!(**of, syn::Type::ImplTrait(_)));
        if signature.constness.is_some() || hidden {
            return;
        }
        let start = self.range(first).start;
        for (switch, replacement, _) in self.changes(Genre::FnValue, start) {
            let form = Form::Before(format!("return {replacement};"));
            self.sites.push(Site { switch, range: start..start, form });
        }
    }

    fn within(&mut self, constant: bool, visit: impl FnOnce(&mut Self)) {
        self.constant += u32::from(constant);
        visit(self);
        self.constant -= u32::from(constant);
    }
}

/// Whether a `let` stands in a condition: that is no value, which could be chosen.
fn has_let(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        let constant = node.sig.constness.is_some();
        self.function(&node.sig, &node.block);
        self.within(constant, |finder| visit::visit_item_fn(finder, node));
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        let constant = node.sig.constness.is_some();
        self.function(&node.sig, &node.block);
        self.within(constant, |finder| visit::visit_impl_item_fn(finder, node));
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        let constant = node.sig.constness.is_some();
        node.default.iter().for_each(|block| self.function(&node.sig, block));
        self.within(constant, |finder| visit::visit_trait_item_fn(finder, node));
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.within(true, |finder| visit::visit_item_const(finder, node));
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        self.within(true, |finder| visit::visit_impl_item_const(finder, node));
    }

    fn visit_trait_item_const(&mut self, node: &'ast syn::TraitItemConst) {
        self.within(true, |finder| visit::visit_trait_item_const(finder, node));
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        self.within(true, |finder| visit::visit_item_static(finder, node));
    }

    fn visit_variant(&mut self, node: &'ast syn::Variant) {
        self.within(true, |finder| visit::visit_variant(finder, node));
    }

    fn visit_type(&mut self, node: &'ast syn::Type) {
        self.within(true, |finder| visit::visit_type(finder, node));
    }

    fn visit_pat(&mut self, node: &'ast syn::Pat) {
        self.within(true, |finder| visit::visit_pat(finder, node));
    }

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
        self.within(true, |finder| finder.visit_expr(&node.len));
    }

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        let op = self.range(&node.op).start;
        if !has_let(&node.left) && !has_let(&node.right) {
            let whole = self.range(node);
            self.replace(Genre::BinaryOperator, op, &whole);
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        let whole = self.range(node);
        self.replace(Genre::UnaryOperator, whole.start, &whole);
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'ast syn::ExprStruct) {
        let whole = self.range(node);
        for field in &node.fields {
            let start = self.range(field).start;
            self.replace(Genre::StructField, start, &whole);
        }
        visit::visit_expr_struct(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        let pattern = self.range(&node.pat);
        let guard = node.guard.as_ref().map(|(_, guard)| guard);
        for (switch, _, _) in self.changes(Genre::MatchArm, self.range(node).start) {
            match guard {
                Some(guard) if has_let(guard) => {}
                Some(guard) => {
                    let range = self.range(&**guard);
                    self.sites.push(Site { switch, range, form: Form::Unless });
                }
                None => {
                    let form = Form::Before(String::new());
                    self.sites.push(Site { switch, range: pattern.end..pattern.end, form });
                }
            }
        }
        if let Some(guard) = guard.filter(|guard| !has_let(guard)) {
            let range = self.range(&**guard);
            for (switch, replacement, _) in self.changes(Genre::MatchArmGuard, range.start) {
                self.sites.push(Site { switch, range: range.clone(), form: Form::Instead(replacement) });
            }
        }
        visit::visit_arm(self, node);
    }
}
