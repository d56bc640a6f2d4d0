//! The C interface: plain functions over linear memory. Texts are returned through one output
//! buffer, runs are known by handles.

mod schema;

use crate::experiment::notes::Note;
use crate::experiment::{Protocol, Run, Status};
use crate::kernel::convert::{Real, Whole};
use crate::kernel::random::Draw;
use crate::scenario::Refusal;
use crate::studies::STUDIES;
use core::cell::RefCell;

/// Raised whenever what crosses this interface changes so that who uses it must change, too: a
/// function, a code, or the shape of a text. Users refuse a module of another version; theirs is
/// written by `npm run shapes`.
pub const ABI_VERSION: u32 = 2;

/// Runs that may exist at the same time.
const RUN_LIMIT: usize = 64;

/// What [`advance`] answers for a handle that names no run.
const NO_SUCH_RUN: u32 = 3;

thread_local! {
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
    static INPUT: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
    static RUNS: RefCell<Vec<Option<Box<dyn Run>>>> = const { RefCell::new(Vec::new()) };
}

fn put(text: String) -> u32 {
    let length = u32::saturated(text.len());
    OUTPUT.with_borrow_mut(|output| *output = text);
    length
}

fn with_run<T>(handle: u32, missing: T, act: impl FnOnce(&mut dyn Run) -> T) -> T {
    RUNS.with_borrow_mut(|runs| {
        match runs
            .get_mut((handle as usize).wrapping_sub(1))
            .and_then(Option::as_mut)
        {
            Some(run) => act(run.as_mut()),
            None => missing,
        }
    })
}

/// The version of this interface.
#[unsafe(no_mangle)]
pub extern "C" fn abi_version() -> u32 {
    ABI_VERSION
}

/// Address of the text that the last call produced.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// Length in bytes of the text that the last call produced.
#[unsafe(no_mangle)]
pub extern "C" fn output_length() -> u32 {
    OUTPUT.with_borrow(|output| u32::saturated(output.len()))
}

/// Length in bytes of the knobs of all studies, now in the output buffer.
#[unsafe(no_mangle)]
pub extern "C" fn schema() -> u32 {
    put(schema::schema(STUDIES))
}

/// Length in bytes of the parameters of all studies, now in the output buffer.
#[unsafe(no_mangle)]
pub extern "C" fn parameters() -> u32 {
    put(schema::parameters(STUDIES))
}

/// Address of room for `count` knob values, to be filled before [`create`].
#[unsafe(no_mangle)]
pub extern "C" fn input(count: u32) -> *mut f64 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize((count as usize).min(1024), f64::NAN);
        input.as_mut_ptr()
    })
}

/// A run of the scenario in the input buffer; `study` is its place in the schema, `protocol` 0 is
/// the study's, 1 the preview.
/// Returns 0 when the values are refused: the output buffer then says why.
#[unsafe(no_mangle)]
pub extern "C" fn create(study: u32, seed: u32, replication: u32, protocol: u32) -> u32 {
    create_with(study, seed, replication, protocol, 0)
}

/// The same with other parameters: as many as are told follow the knob values in the input buffer,
/// in the order of the study's table.
#[unsafe(no_mangle)]
pub extern "C" fn create_with(
    study: u32,
    seed: u32,
    replication: u32,
    protocol: u32,
    parameters: u32,
) -> u32 {
    match start(study, Draw { seed, replication }, protocol, parameters) {
        Ok(handle) => handle,
        Err(refusal) => {
            put(schema::refusal(&refusal));
            0
        }
    }
}

fn start(study: u32, draw: Draw, protocol: u32, parameters: u32) -> Result<u32, Refusal> {
    let refuse = |knob, value: f64, accepted: &str| Refusal {
        knob,
        value,
        accepted: accepted.into(),
    };
    let known = STUDIES.get(study as usize);
    let known = known.ok_or_else(|| refuse("study", f64::from(study), "a study of the schema"))?;
    let protocol = if protocol == 0 {
        Protocol::Study
    } else {
        Protocol::Preview
    };
    let run = INPUT.with_borrow(|input| {
        let knobs = input.len().saturating_sub(parameters as usize);
        let (values, others) = input.split_at(knobs);
        match (others, known.start_with) {
            ([], _) => (known.start)(values, protocol, draw),
            (_, Some(start_with)) => start_with(values, others, protocol, draw),
            (_, None) => Err(refuse(
                "parameters",
                f64::from(parameters),
                "none in this study",
            )),
        }
    })?;
    RUNS.with_borrow_mut(|runs| {
        let place = runs.iter().position(Option::is_none).unwrap_or(runs.len());
        if place >= RUN_LIMIT {
            let value = RUN_LIMIT.real() + 1.0;
            return Err(refuse("runs", value, "fewer runs at the same time"));
        }
        match runs.get_mut(place) {
            Some(free) => *free = Some(run),
            None => runs.push(Some(run)),
        }
        Ok(u32::saturated(place) + 1)
    })
}

/// Handles up to `most` events: 0 running, 1 done, 2 unstable, 3 no such run.
#[unsafe(no_mangle)]
pub extern "C" fn advance(handle: u32, most: u32) -> u32 {
    with_run(handle, NO_SUCH_RUN, |run| match run.advance(most) {
        Status::Running => 0,
        Status::Done => 1,
        Status::Unstable => 2,
    })
}

/// Part of the run that is done, 0 to 1.
#[unsafe(no_mangle)]
pub extern "C" fn progress(handle: u32) -> f64 {
    with_run(handle, 0.0, |run| run.progress())
}

/// Length in bytes of the report so far, now in the output buffer; 0 when there is no such run.
#[unsafe(no_mangle)]
pub extern "C" fn report(handle: u32) -> u32 {
    with_run(handle, None, |run| Some(run.report())).map_or(0, put)
}

/// Notes from now on what happens to single messages of a run between two times, ms: 1 if it
/// does, 0 where its study cannot or there is no such run.
#[unsafe(no_mangle)]
pub extern "C" fn watch(handle: u32, from_ms: f64, until_ms: f64) -> u32 {
    with_run(handle, 0, |run| u32::from(run.watch(from_ms, until_ms)))
}

/// Address of the notes of a run, valid until it goes on.
#[unsafe(no_mangle)]
pub extern "C" fn notes(handle: u32) -> *const Note {
    with_run(handle, core::ptr::null(), |run| run.notes().as_ptr())
}

/// How many notes a run has.
#[unsafe(no_mangle)]
pub extern "C" fn notes_count(handle: u32) -> u32 {
    with_run(handle, 0, |run| u32::saturated(run.notes().len()))
}

/// Ends a run and frees its memory.
#[unsafe(no_mangle)]
pub extern "C" fn destroy(handle: u32) {
    RUNS.with_borrow_mut(|runs| {
        if let Some(place) = runs.get_mut((handle as usize).wrapping_sub(1)) {
            *place = None;
        }
    });
}
