//! The functions for systems that readers describe.

use super::{INPUT, put};
use crate::refusal::Refusal;
use crate::system::check;
use serde::Serialize;

#[derive(Serialize)]
struct Accepted {
    ok: bool,
}

#[derive(Serialize)]
struct Refused<'a> {
    errors: &'a [Refusal],
}

/// Checks the document of a system in the input buffer. Returns the length of the answer, now in
/// the output buffer: `{"ok": true}`, or all errors.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn check() -> u32 {
    match INPUT.with_borrow(|input| check::system(input)) {
        Ok(_) => put(&Accepted { ok: true }),
        Err(errors) => put(&Refused { errors: &errors }),
    }
}
