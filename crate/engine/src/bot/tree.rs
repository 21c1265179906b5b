//! The search tree: what has been tried after which decisions, and how it went. One arena for nodes and one for edges,
//! filled again for each decision and never freed in between.
//!
//! The tree is open-loop: a node stands for a sequence of decisions, whatever the dice and the hidden cards were, so
//! what may be done there differs from visit to visit. An edge counts how often it could be chosen as well as how often
//! it was.

/// No edge, no node.
const NONE: u32 = u32::MAX;

/// The root.
pub(super) const ROOT: u32 = 0;

/// After some decisions.
struct Node {
    /// The first edge of a list, kept in about the order in which the rules list actions.
    first: u32,
    visits: u32,
    /// How they ended, added up.
    results: f32,
    /// By how much actions tried here ended better or worse than was hoped for them.
    offset: f32,
}

/// One decision at a node.
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// What it seems to bring, before any playout.
    pub(super) hope: f32,
    pub(super) visits: u32,
    /// Visits of the node at which it was legal.
    available: u32,
    results: f32,
    next: u32,
    node: u32,
}

/// How a tree is climbed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// How far a rarely tried action is given the benefit of the doubt, in spreads of the results.
    pub(super) curiosity: f32,
    /// How many playouts its hope counts for.
    pub(super) faith: f32,
    /// The spread of the results so far.
    pub(super) spread: f32,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    most_edges: usize,
}

impl<A: Copy + Eq> Tree<A> {
    /// With room for so many edges; beyond it nothing more is remembered.
    pub(super) fn new(most_edges: usize) -> Tree<A> {
        Tree { nodes: Vec::with_capacity(most_edges / 16), edges: Vec::with_capacity(most_edges), most_edges }
    }

    /// Empties it, except for the root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { first: NONE, visits: 0, results: 0.0, offset: 0.0 });
    }

    /// What it holds on the heap, in nodes and edges.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> (usize, usize) {
        (self.nodes.capacity(), self.edges.capacity())
    }

    /// Whether there is room for a node of so many edges.
    pub(super) fn fits(&self, edges: usize) -> bool {
        self.edges.len() + edges <= self.most_edges && self.nodes.len() < self.nodes.capacity()
    }

    /// The edges of the root, as the rules listed them.
    pub(super) fn choices(&self) -> impl Iterator<Item = &Edge<A>> {
        self.list(ROOT).map(|at| &self.edges[at as usize])
    }

    fn list(&self, node: u32) -> impl Iterator<Item = u32> {
        let from = |at: u32| (at != NONE).then_some(at);
        std::iter::successors(from(self.nodes[node as usize].first), move |at| from(self.edges[*at as usize].next))
    }

    /// The node behind an edge.
    pub(super) fn behind(&self, edge: u32) -> Option<u32> {
        let node = self.edges[edge as usize].node;
        (node != NONE).then_some(node)
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// Puts a node behind an edge; its edges follow by [`grow`](Tree::grow).
    pub(super) fn plant(&mut self, edge: u32) -> u32 {
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, visits: 0, results: 0.0, offset: 0.0 });
        self.edges[edge as usize].node = node;
        node
    }

    /// Adds an edge behind `last` in a node's list, or in front; answers its place, none when there is no room.
    pub(super) fn grow(&mut self, node: u32, last: Option<u32>, action: A, hope: f32) -> Option<u32> {
        if self.edges.len() == self.most_edges {
            return None;
        }
        let at = self.edges.len() as u32;
        let link = match last {
            Some(last) => &mut self.edges[last as usize].next,
            None => &mut self.nodes[node as usize].first,
        };
        let next = std::mem::replace(link, at);
        self.edges.push(Edge { action, hope, visits: 0, available: 0, results: 0.0, next, node: NONE });
        Some(at)
    }

    /// The most promising of these actions: upper confidence bounds on what is known, each action measured against
    /// the visits at which it was legal. Actions new to the node join it with the hope that `hope` has for them.
    pub(super) fn select(&mut self, node: u32, legal: &[A], taste: Taste, hope: impl Fn(&A) -> f32) -> Option<u32> {
        let Node { visits, offset, .. } = self.nodes[node as usize];
        let visits = visits as f32;
        let (least, most) = (2.0 + visits.sqrt() * 0.5, 3.0 + visits.sqrt() * 1.5);
        let (mut known, mut fresh) = ((f32::NEG_INFINITY, None), (f32::NEG_INFINITY, None));
        let (mut tried, mut surprise) = (0.0, 0.0);
        let mut last = None;
        for action in legal {
            let found = self.find(node, last, action).or_else(|| self.grow(node, last, *action, hope(action)));
            let Some(at) = found else { continue };
            last = found;
            let edge = &mut self.edges[at as usize];
            edge.available += 1;
            let score = edge.score(offset, taste);
            let best = if edge.visits > 0 {
                tried += 1.0;
                surprise += edge.results / edge.visits as f32 - edge.hope;
                &mut known
            } else {
                &mut fresh
            };
            if score > best.0 {
                *best = (score, found);
            }
        }
        // Each action speaks once for how far hope misleads here: else the one tried most would speak for all, and one
        // that disappoints would hold back those that would not.
        if tried > 0.0 {
            self.nodes[node as usize].offset = surprise / tried;
        }
        // Of a hundred actions a few are tried in any case, and more the more often one comes by.
        let widen = tried < least || fresh.0 > known.0 && tried < most;
        if widen { fresh.1.or(known.1) } else { known.1.or(fresh.1) }
    }

    /// An action's edge, looked for from the edge after `last` on: lists mostly keep their order.
    fn find(&self, node: u32, last: Option<u32>, action: &A) -> Option<u32> {
        let first = self.nodes[node as usize].first;
        let start = last.map_or(first, |last| self.edges[last as usize].next);
        let mut at = start;
        while at != NONE {
            if self.edges[at as usize].action == *action {
                return Some(at);
            }
            at = self.edges[at as usize].next;
        }
        at = first;
        while at != start {
            if self.edges[at as usize].action == *action {
                return Some(at);
            }
            at = self.edges[at as usize].next;
        }
        None
    }

    /// A playout by way of this edge ended so for the side that decides at the node.
    pub(super) fn record(&mut self, node: u32, edge: u32, result: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.results += result;
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.results += result;
    }

    /// By how many visits the root's first choice leads.
    pub(super) fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in self.choices() {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        first - second
    }

    /// What the root expects: the mean of all playouts.
    pub(super) fn mean(&self) -> Option<f32> {
        let root = &self.nodes[ROOT as usize];
        (root.visits > 0).then(|| root.results / root.visits as f32)
    }
}

impl<A> Edge<A> {
    #[inline]
    fn score(&self, offset: f32, taste: Taste) -> f32 {
        let visits = self.visits as f32;
        let mean = (self.results + taste.faith * (offset + self.hope)) / (visits + taste.faith);
        mean + taste.curiosity * taste.spread * (log2(self.available) / (visits + 1.0)).sqrt()
    }
}

/// The logarithm to base 2, straight between powers of two: the same on every machine, as a library's need not be.
#[inline]
fn log2(n: u32) -> f32 {
    let whole = n.max(1).ilog2();
    whole as f32 + (n.max(1) as f32 / (1u32 << whole) as f32 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASTE: Taste = Taste { curiosity: 0.5, faith: 4.0, spread: 0.2 };

    fn tree(actions: &[(u8, f32)]) -> Tree<u8> {
        let mut tree = Tree::new(64);
        tree.clear();
        let mut last = None;
        for (action, hope) in actions {
            last = tree.grow(ROOT, last, *action, *hope);
        }
        tree
    }

    #[test]
    fn hope_leads_and_results_decide() {
        let mut tree = tree(&[(0, 0.0), (1, 0.2), (2, 0.1)]);
        let first = tree.select(ROOT, &[0, 1, 2], TASTE, |_| 0.0).unwrap();
        assert_eq!(tree.edge(first).action, 1);
        for _ in 0..400 {
            let edge = tree.select(ROOT, &[0, 1, 2], TASTE, |_| 0.0).unwrap();
            let result = if tree.edge(edge).action == 0 { 0.5 } else { -0.5 };
            tree.record(ROOT, edge, result);
        }
        let most = tree.choices().max_by_key(|e| e.visits).unwrap();
        assert_eq!(most.action, 0);
    }

    #[test]
    fn an_action_that_was_seldom_legal_is_not_held_back() {
        let mut tree = tree(&[(0, 0.0)]);
        for n in 0..100 {
            let legal: &[u8] = if n % 10 == 9 { &[0, 7] } else { &[0] };
            let edge = tree.select(ROOT, legal, TASTE, |_| 0.0).unwrap();
            let result = if tree.edge(edge).action == 7 { 0.3 } else { 0.0 };
            tree.record(ROOT, edge, result);
        }
        let late = tree.choices().find(|e| e.action == 7).unwrap();
        assert_eq!(late.available, 10);
        assert!(late.visits >= 8, "{}", late.visits);
    }

    #[test]
    fn a_list_in_another_order_finds_its_edges() {
        let mut tree = tree(&[(0, 0.0), (1, 0.0), (2, 0.0)]);
        for legal in [[2, 0, 1], [1, 2, 0], [0, 2, 1]] {
            tree.select(ROOT, &legal, TASTE, |_| 0.0);
        }
        assert_eq!(tree.choices().count(), 3);
        assert!(tree.choices().all(|e| e.available == 3));
    }

    #[test]
    fn a_full_tree_remembers_no_more() {
        let mut tree = Tree::new(2);
        tree.clear();
        assert!(tree.select(ROOT, &[1, 2, 3, 4], TASTE, |_| 0.0).is_some());
        assert_eq!(tree.choices().count(), 2);
    }

    #[test]
    fn the_logarithm_is_exact_at_powers_of_two() {
        assert_eq!([1, 2, 8, 1024].map(log2), [0.0, 1.0, 3.0, 10.0]);
        assert_eq!(log2(0), 0.0);
        assert!((log2(3) - 1.585).abs() < 0.1);
    }
}
