//! The functions that answer without simulation.

use super::{INPUT, put};
use crate::exact::abi;
use crate::refusal::Refusal;
use serde::Serialize;

#[derive(Serialize)]
struct Refused<'a> {
    errors: &'a [Refusal],
}

fn answer<Answer: Serialize>(of: impl Fn(&[u8]) -> Result<Answer, Vec<Refusal>>) -> u32 {
    match INPUT.with_borrow(|input| of(input)) {
        Ok(answer) => put(&answer),
        Err(errors) => put(&Refused { errors: &errors }),
    }
}

/// Mean values of the system in the input buffer. Returns the length of the answer, now in the
/// output buffer: the mean values, or `{"errors": …}`.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn mva() -> u32 {
    answer(abi::mva)
}

/// Bounds of the system in the input buffer. Returns the length of the answer, now in the output
/// buffer: the bounds, or `{"errors": …}`.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn bounds() -> u32 {
    answer(abi::bounds)
}
