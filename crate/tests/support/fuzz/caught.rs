//! Panics, caught.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    /// Where the last panic of this thread was; `None` while panics are not ours to catch.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs it; a panic is its place and message.
pub fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    PANIC.with_borrow_mut(|p| *p = Some(String::new()));
    let result = catch_unwind(AssertUnwindSafe(run));
    let place = PANIC.with_borrow_mut(Option::take).unwrap_or_default();
    result.map_err(|_| place)
}

/// Keeps the messages of panics that are caught from the output.
pub fn quiet() {
    let loud = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let ours = PANIC.with_borrow_mut(|p| p.as_mut().map(|p| *p = info.to_string()).is_some());
        if !ours {
            loud(info);
        }
    }));
}
