//! The C interface: plain functions over linear memory. Texts are JSON in UTF-8, returned through
//! one output buffer; runs are known by handles.
//!
//! Names are exported for WebAssembly only: native programs use `run`, and link the studies'
//! functions of the same names.

#[cfg(feature = "system")]
pub mod exact;
#[cfg(feature = "system")]
pub mod fit;
#[cfg(feature = "system")]
pub mod system;

use crate::refusal::Refusal;
use crate::run::{Draw, Run, Status};
#[cfg(feature = "system")]
use crate::system::experiment::Experiment;
use core::cell::RefCell;
use messagebox_sim::json;
use messagebox_sim::kernel::convert::Whole;
use serde::Serialize;

/// Raised whenever what crosses this interface changes so that who uses it must change, too.
pub const ABI_VERSION: u32 = 1;

/// Runs that may exist at the same time.
const RUN_LIMIT: usize = 64;
/// Longest description in bytes.
const INPUT_LIMIT: usize = 1 << 20;
/// What [`advance`] answers for a handle that names no run.
const NO_SUCH_RUN: u32 = 3;

thread_local! {
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RUNS: RefCell<Vec<Option<Box<Run>>>> = const { RefCell::new(Vec::new()) };
}

#[derive(Serialize)]
struct Refused<'a> {
    error: &'a Refusal,
}

fn put(value: &impl Serialize) -> u32 {
    let text = json::text_of(value);
    let length = u32::saturated(text.len());
    OUTPUT.with_borrow_mut(|output| *output = text);
    length
}

fn refuse(refusal: &Refusal) {
    put(&Refused { error: refusal });
}

fn with_run<T>(handle: u32, missing: T, act: impl FnOnce(&mut Run) -> T) -> T {
    RUNS.with_borrow_mut(|runs| {
        match runs
            .get_mut((handle as usize).wrapping_sub(1))
            .and_then(Option::as_mut)
        {
            Some(run) => act(run),
            None => missing,
        }
    })
}

/// The version of this interface.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn abi_version() -> u32 {
    ABI_VERSION
}

/// Address of the text that the last call produced.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// Length in bytes of the text that the last call produced.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn output_length() -> u32 {
    OUTPUT.with_borrow(|output| u32::saturated(output.len()))
}

/// Address of room for a description, to be filled before [`create`] or [`retune`]. There is room
/// for 1 MiB at most, whatever is asked for.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn input(length_bytes: u32) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize((length_bytes as usize).min(INPUT_LIMIT), 0);
        input.as_mut_ptr()
    })
}

/// A run of the network, or a replication of the system, in the input buffer.
/// Returns 0 when it is refused: the output buffer then says why.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn create(seed: u32, replication: u32) -> u32 {
    let draw = Draw { seed, replication };
    #[cfg(feature = "system")]
    if system::is_described() {
        return system::create(draw, Experiment::new);
    }
    start(draw).unwrap_or_else(|refusal| {
        refuse(&refusal);
        0
    })
}

fn start(draw: Draw) -> Result<u32, Refusal> {
    RUNS.with_borrow_mut(|runs| {
        let place = runs.iter().position(Option::is_none).unwrap_or(runs.len());
        if place >= RUN_LIMIT {
            let accepted = "fewer runs at the same time";
            return Err(Refusal::new("runs", RUN_LIMIT + 1, accepted));
        }
        let run = INPUT.with_borrow(|input| Run::new(input, draw))?;
        match runs.get_mut(place) {
            Some(free) => *free = Some(Box::new(run)),
            None => runs.push(Some(Box::new(run))),
        }
        Ok(u32::saturated(place) + 1)
    })
}

/// Goes on with the numbers of the network in the input buffer: 1, or 0 when it is refused and the
/// output buffer says why.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn retune(handle: u32) -> u32 {
    let missing = Refusal::new("handle", handle, "a run");
    let retuned = with_run(handle, Err(missing), |run| {
        INPUT.with_borrow(|input| run.retune(input))
    });
    match retuned {
        Ok(()) => 1,
        Err(refusal) => {
            refuse(&refusal);
            0
        }
    }
}

/// Handles up to `most_events` events: 0 reached `until_ms`, 1 stopped at `most_events`,
/// 2 unstable, 3 no such run.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn advance(handle: u32, until_ms: f64, most_events: u32) -> u32 {
    with_run(handle, NO_SUCH_RUN, |run| {
        match run.advance(until_ms, most_events) {
            Status::Reached => 0,
            Status::Stopped => 1,
            Status::Unstable => 2,
        }
    })
}

/// Length in bytes of the report so far, now in the output buffer; 0 when there is no such run.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn report(handle: u32) -> u32 {
    #[cfg(feature = "system")]
    if system::is_handle(handle) {
        return system::report(handle);
    }
    with_run(handle, 0, |run| put(&run.report()))
}

/// Length in bytes of the present picture, now in the output buffer; 0 when there is no such run.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn snapshot(handle: u32) -> u32 {
    with_run(handle, 0, |run| put(&run.snapshot()))
}

/// Length in bytes of the events of single messages since the last call, now in the output buffer;
/// 0 when there is no such run.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn events(handle: u32) -> u32 {
    with_run(handle, 0, |run| put(&run.drain_events()))
}

/// Records what happens to single messages from now on (1), or no longer (0).
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn follow(handle: u32, on: u32) {
    with_run(handle, (), |run| run.follow(on != 0));
}

/// Forgets what was recorded; all messages stay where they are.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn reset_statistics(handle: u32) {
    with_run(handle, (), Run::reset_statistics);
}

/// Ends a run and frees its memory.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn destroy(handle: u32) {
    #[cfg(feature = "system")]
    system::destroy(handle);
    RUNS.with_borrow_mut(|runs| {
        if let Some(place) = runs.get_mut((handle as usize).wrapping_sub(1)) {
            *place = None;
        }
    });
}
