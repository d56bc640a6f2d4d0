//! Whatever comes in through the C interface, nothing panics, and every answer is one.
//!
//! Each case follows from `FUZZ_SEED` (1) and its number. There are `FUZZ_CASES` of them (120): a
//! night may take more.

#[path = "support/any_scenario.rs"]
mod any_scenario;
#[path = "support/fuzzing.rs"]
mod fuzzing;

use any_scenario::any_scenario;
use fuzzing::{any_number, any_of, any_seed, cases};
use messagebox_sim::abi;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::studies::STUDIES;

const NO_SUCH_RUN: u32 = 3;

/// The text that the last call has left.
fn output() -> String {
    let length = abi::output_length() as usize;
    // SAFETY: the buffer stays until the next call.
    let bytes = unsafe { core::slice::from_raw_parts(abi::output(), length) };
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn put(values: &[f64]) {
    let room = abi::input(values.len() as u32);
    let count = values.len().min(1024);
    // SAFETY: there is room for as many as were asked for, up to 1024.
    unsafe { core::slice::from_raw_parts_mut(room, count) }.copy_from_slice(&values[..count]);
}

/// Values of a study that a page might pass, or a broken program.
fn any_values(study: usize, random: &mut Stream) -> Vec<f64> {
    let mut values = STUDIES
        .get(study)
        .map_or_else(Vec::new, |study| any_scenario(study.knobs, random));
    match random.below(8) {
        0 => values.truncate(random.below(values.len() as u64 + 1) as usize),
        1 => values.extend((0..random.below(3_000)).map(|_| any_number(random))),
        2 | 3 => {
            for _ in 0..=random.below(3) {
                let place = random.below(values.len().max(1) as u64) as usize;
                if let Some(value) = values.get_mut(place) {
                    *value = any_number(random);
                }
            }
        }
        _ => {}
    }
    values
}

/// Other parameters of the study, a little off or broken.
fn any_parameters(study: usize, random: &mut Stream) -> Vec<f64> {
    let table = STUDIES.get(study).map_or(&[][..], |study| study.parameters);
    let mut parameters: Vec<f64> = table.iter().map(|one| one.value).collect();
    for value in &mut parameters {
        match random.below(20) {
            0 => *value = any_number(random),
            _ => *value *= 0.9 + 0.2 * random.uniform(),
        }
    }
    if random.below(4) == 0 {
        parameters.pop();
    }
    parameters
}

fn is_json(text: &str) -> bool {
    let odd = ["NaN", ":inf", ",inf", "[inf", "-inf"];
    text.starts_with('{') && text.ends_with('}') && !odd.iter().any(|odd| text.contains(odd))
}

fn drive(handle: u32, random: &mut Stream) {
    if random.below(2) == 0 {
        abi::watch(handle, any_number(random), any_number(random));
    }
    let mut left = 30_000_u32;
    while left > 0 {
        let most = any_of(random, &[0, 1, 7, 997, 20_000]);
        let status = abi::advance(handle, most);
        assert!(status < NO_SUCH_RUN);
        assert!((0.0..=1.0).contains(&abi::progress(handle)));
        if status != 0 {
            break;
        }
        left = left.saturating_sub(most.max(100));
    }
    assert_eq!(abi::report(handle) as usize, output().len());
    assert!(is_json(&output()));
    abi::notes(handle);
    abi::notes_count(handle);
}

#[test]
fn nothing_from_outside_makes_it_panic() {
    let (mut runs, mut refused) = (0, 0);
    for (case, mut random) in cases(120) {
        let study = random.below(STUDIES.len() as u64 + 1) as usize;
        let mut values = any_values(study, &mut random);
        let parameters = match random.below(4) {
            0 => any_parameters(study, &mut random),
            _ => Vec::new(),
        };
        values.extend(&parameters);
        let told = match random.below(12) {
            0 => any_seed(&mut random),
            _ => parameters.len() as u32,
        };
        put(&values);
        let (seed, replication) = (any_seed(&mut random), any_seed(&mut random));
        let protocol = any_of(&mut random, &[0, 1, u32::MAX]);
        let handle = abi::create_with(study as u32, seed, replication, protocol, told);
        if handle == 0 {
            refused += 1;
            assert!(output().contains("\"error\""), "case {case}: {}", output());
            continue;
        }
        runs += 1;
        drive(handle, &mut random);
        abi::destroy(handle);
        abi::destroy(handle);
        assert_eq!(abi::advance(handle, 1), NO_SUCH_RUN);
        assert_eq!((abi::report(handle), abi::notes_count(handle)), (0, 0));
    }
    assert!(runs > 10 && refused > 10, "{runs} runs, {refused} refused");
}

#[test]
fn handles_that_name_nothing_are_answered() {
    for handle in [0, 1, 64, 65, u32::MAX] {
        assert_eq!(abi::advance(handle, 1), NO_SUCH_RUN);
        assert_eq!(abi::report(handle), 0);
        assert_eq!(abi::watch(handle, 0.0, 1.0), 0);
        assert!(abi::notes(handle).is_null());
        abi::destroy(handle);
    }
}

#[test]
fn no_more_runs_than_there_is_room_for() {
    // One that runs with all knobs at their defaults.
    let study = STUDIES.iter().position(|study| study.rules.is_empty());
    let study = study.expect("a study without rules");
    let knobs = STUDIES[study].knobs.iter();
    put(&knobs.map(|knob| knob.default).collect::<Vec<_>>());
    let create = || abi::create(study as u32, 1, 0, 1);
    let handles: Vec<u32> = (0..64).map(|_| create()).collect();
    assert_eq!(handles, (1..=64).collect::<Vec<_>>());
    assert_eq!(create(), 0);
    assert!(
        output().contains("fewer runs at the same time"),
        "{}",
        output()
    );
    abi::destroy(8);
    assert_eq!(create(), 8);
    assert_eq!([0, 65].map(|none| abi::advance(none, 1)), [NO_SUCH_RUN; 2]);
    for handle in handles {
        abi::destroy(handle);
    }
}
