//! What a load test tells, through the buffers.

use super::{INPUT, Refused, put};
use crate::fit::answer::answer;

/// What the levels of a load test in the input buffer tell. Returns the length of the answer, now in
/// the output buffer: explanations, limit and predictions, or `{"error": …}`.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn fit() -> u32 {
    match INPUT.with_borrow(|input| answer(input)) {
        Ok(answer) => put(&answer),
        Err(refusal) => put(&Refused { error: &refusal }),
    }
}
