//! How memory is given out: by rlsf, which is two kilobytes smaller over the wire than what Rust brings.

/// What grows is copied: to grow it in its place saves no time that can be measured, and needs code. Neighbouring pages of memory
/// become one pool, so that what large collections leave can be used again.
pub struct Small;

impl rlsf::GlobalTlsfOptions for Small {
    const ENABLE_REALLOCATION: bool = false;
    const COALESCE_POOLS: bool = true;
}
