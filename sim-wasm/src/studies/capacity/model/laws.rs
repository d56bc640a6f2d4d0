//! The laws that event simulation and preview share.

use crate::kernel::convert::Whole;
/// Part of the accesses to a table of `size_kb` that find their page on disk, when `cache_kb` are
/// in memory and keys are random, as the identifiers of messages and parts are.
pub fn miss_share(size_kb: f64, cache_kb: f64) -> f64 {
    if size_kb > cache_kb {
        1.0 - cache_kb / size_kb
    } else {
        0.0
    }
}

/// A whole number with the given mean, by one uniform number.
pub fn whole(mean: f64, uniform: f64) -> u32 {
    u32::floored(libm::floor(mean + uniform))
}
