//! The functions for systems that readers describe.

use super::{INPUT, NO_SUCH_RUN, RUN_LIMIT, put};
use crate::refusal::Refusal;
use crate::run::Draw;
use crate::system::check;
use crate::system::experiment::{Experiment, PARTS, Progress};
use crate::system::model::System;
use core::cell::RefCell;
use messagebox_sim::experiment::notes::Note;
use messagebox_sim::kernel::convert::Whole;
use serde::Serialize;
use serde::de::IgnoredAny;

/// Handles of replications are above those of runs of networks.
const FIRST_HANDLE: u32 = 1_001;

thread_local! {
    static REPLICATIONS: RefCell<Vec<Option<Box<Experiment>>>> = const { RefCell::new(Vec::new()) };
}

#[derive(Serialize)]
struct Accepted {
    ok: bool,
    document: serde_json::Value,
}

#[derive(Serialize)]
struct Refused<'a> {
    errors: &'a [Refusal],
}

/// What only a network has.
#[derive(serde::Deserialize)]
struct Network {
    #[serde(rename = "sources")]
    _sources: IgnoredAny,
}

/// Whether the input buffer holds a system rather than a network: it is an object without sources.
pub(super) fn is_described() -> bool {
    INPUT.with_borrow(|input| {
        let is_object = serde_json::from_slice::<serde_json::Map<_, _>>(input).is_ok();
        is_object && serde_json::from_slice::<Network>(input).is_err()
    })
}

pub(super) fn is_handle(handle: u32) -> bool {
    handle >= FIRST_HANDLE
}

fn place_of(handle: u32) -> usize {
    handle.wrapping_sub(FIRST_HANDLE) as usize
}

fn with_replication<T>(handle: u32, missing: T, act: impl FnOnce(&mut Experiment) -> T) -> T {
    REPLICATIONS.with_borrow_mut(|all| {
        match all.get_mut(place_of(handle)).and_then(Option::as_mut) {
            Some(replication) => act(replication),
            None => missing,
        }
    })
}

/// Checks the document of a system in the input buffer. Returns the length of the answer, now in
/// the output buffer: `{"ok": true, "document": …}` with everything said that the document leaves out,
/// or all errors.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn check() -> u32 {
    match INPUT.with_borrow(|input| check::normal(input)) {
        Ok(document) => put(&Accepted { ok: true, document }),
        Err(errors) => put(&Refused { errors: &errors }),
    }
}

/// A replication of the system in the input buffer, or 0 when the output buffer says what is wrong.
pub(super) fn create(draw: Draw, begin: fn(System, Draw) -> Experiment) -> u32 {
    let created = INPUT.with_borrow(|input| check::system(input));
    let started = created.and_then(|system| {
        REPLICATIONS.with_borrow_mut(|all| {
            let place = all.iter().position(Option::is_none).unwrap_or(all.len());
            if place >= RUN_LIMIT {
                let accepted = "fewer replications at the same time";
                return Err(vec![Refusal::new("runs", RUN_LIMIT + 1, accepted)]);
            }
            let replication = Some(Box::new(begin(system, draw)));
            match all.get_mut(place) {
                Some(free) => *free = replication,
                None => all.push(replication),
            }
            Ok(FIRST_HANDLE + u32::saturated(place))
        })
    });
    started.unwrap_or_else(|errors| {
        put(&Refused { errors: &errors });
        0
    })
}

/// A short replication of the system in the input buffer, for first numbers, or 0 when the output
/// buffer says what is wrong.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn create_preview(seed: u32, replication: u32) -> u32 {
    create(Draw { seed, replication }, Experiment::preview)
}

/// Share of a replication that is simulated, 0 to 1; 0 where there is no such replication.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn conducted(handle: u32) -> f64 {
    with_replication(handle, 0.0, |replication| replication.share_done())
}

/// Goes on with a replication for up to `most_events` events: 0 it is done, 1 it goes on, 2 it will
/// not come to its end and the report says why, 3 there is no such replication.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn conduct(handle: u32, most_events: u32) -> u32 {
    with_replication(handle, NO_SUCH_RUN, |replication| {
        match replication.conduct(most_events) {
            Progress::Done => 0,
            Progress::GoesOn => 1,
            Progress::Failed => 2,
        }
    })
}

/// Length in bytes of what notes tell of, as a list of JSON now in the output buffer.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn parts() -> u32 {
    put(&PARTS)
}

/// Notes from now on what happens to single requests of a replication between two times, ms: 1, or
/// 0 where there is no such replication.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn watch(handle: u32, from_ms: f64, until_ms: f64) -> u32 {
    with_replication(handle, 0, |replication| {
        replication.watch(from_ms, until_ms);
        1
    })
}

/// Address of the notes of a replication, valid until it goes on.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn notes(handle: u32) -> *const Note {
    with_replication(handle, core::ptr::null(), |replication| {
        replication.notes().as_ptr()
    })
}

/// How many notes a replication has.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn notes_count(handle: u32) -> u32 {
    with_replication(handle, 0, |replication| {
        u32::saturated(replication.notes().len())
    })
}

/// Until when all is noted, ms: not as long as asked for where there were too many notes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn noted_until(handle: u32) -> f64 {
    with_replication(handle, 0.0, |replication| replication.noted_until_ms())
}

pub(super) fn report(handle: u32) -> u32 {
    with_replication(handle, 0, |replication| put(&replication.report()))
}

pub(super) fn destroy(handle: u32) {
    REPLICATIONS.with_borrow_mut(|all| {
        if let Some(place) = all.get_mut(place_of(handle)) {
            *place = None;
        }
    });
}
