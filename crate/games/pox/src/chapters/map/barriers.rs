//! Force Barriers (`pox:8.1.3.1`).

use crate::Pox;
use crate::content::language::Object;
use crate::content::map::Tiles;
use crate::state::State;

impl Pox {
    /// Which tiles Force Barriers make inaccessible: their own, and every set of tiles with a barrier at each of its outside
    /// neighbours. The edge of the board is none, so what touches it is never enclosed.
    pub(crate) fn raise_barriers(&self, s: &mut State) {
        let barriers = s.layers.iter().filter(|layer| layer.is == Object::ForceBarrier);
        s.barriers = barriers.map(|layer| layer.at).collect();
        s.barred = if s.barriers.is_empty() { Tiles::NONE } else { s.barriers | self.enclosed(s.barriers) };
    }

    /// The tiles that no walk from the edge reaches without crossing a barrier.
    fn enclosed(&self, barriers: Tiles) -> Tiles {
        let free = self.map.grid.all & !barriers;
        let edge = self.map.inside.iter().fold(Tiles::NONE, |all, inside| all | self.map.grid.all & !*inside);
        let mut outside = edge & free;
        loop {
            let more = (outside | self.map.beside(outside)) & free;
            if more == outside {
                return free & !outside;
            }
            outside = more;
        }
    }
}
