//! Cores: independent pieces of work on all of them, with results in order.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Works on `0..count` on all cores and tells each result in order, as soon as those before it are there.
///
/// # Errors
/// The first that `tell` has; work not yet begun is then left.
pub fn in_order<T: Send>(
    count: usize,
    work: impl Fn(usize) -> T + Sync,
    mut tell: impl FnMut(usize, T) -> io::Result<()>,
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get).min(count);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (send, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..cores {
            let (send, next, stop, work) = (send.clone(), &next, &stop, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count || send.send((n, work(n))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (n, result) in results {
            early.insert(n, result);
            while let Some(result) = early.remove(&due) {
                if let Err(error) = tell(due, result) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_told_in_order_whenever_they_come() {
        let slow_first = |n: usize| {
            thread::sleep(std::time::Duration::from_millis(3 * (1 - n as u64 % 2)));
            n * n
        };
        let mut told = Vec::new();
        let tell = |n, square| {
            told.push((n, square));
            Ok(())
        };
        in_order(20, slow_first, tell).unwrap();
        assert_eq!(told, (0..20).map(|n| (n, n * n)).collect::<Vec<_>>());
    }

    #[test]
    fn a_reader_who_leaves_ends_the_work() {
        let done = AtomicUsize::new(0);
        let work = |_| done.fetch_add(1, Ordering::Relaxed);
        let gone = in_order(1_000_000, work, |_, _| Err(io::ErrorKind::BrokenPipe.into()));
        assert_eq!(gone.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
        assert!(done.load(Ordering::Relaxed) < 1_000_000);
    }
}
