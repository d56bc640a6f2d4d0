//! The C interface.

use crate::rich::rich;
use messagebox_network::abi;
use serde_json::Value;

fn put(text: &str) {
    let room = abi::input(text.len() as u32);
    // Sound: there is room for as many bytes as asked for.
    unsafe { std::ptr::copy_nonoverlapping(text.as_ptr(), room, text.len()) };
}

fn output() -> Value {
    let length = abi::output_length() as usize;
    // Sound: the output stays as it is until the next call.
    let bytes = unsafe { std::slice::from_raw_parts(abi::output(), length) };
    serde_json::from_slice(bytes).expect("JSON")
}

#[test]
fn a_run_from_creation_to_destruction() {
    assert_eq!(abi::abi_version(), 1);
    put(&rich().to_string());
    let run = abi::create(1, 2);
    assert_eq!(run, 1);
    abi::follow(run, 1);
    assert_eq!(abi::advance(run, 1e3, 5), 1);
    assert_eq!(abi::advance(run, 1e3, 100_000), 0);
    assert!(abi::report(run) > 0);
    assert_eq!(output()["nowMs"], 1e3);
    assert_eq!(output()["status"], "running");
    assert!(abi::snapshot(run) > 0);
    assert_eq!(output()["sources"][1]["id"], "users");
    assert!(abi::events(run) > 0);
    assert_eq!(output()["dropped"], 0);
    let first = &output()["events"][0];
    assert_eq!((&first[1], &first[2]), (&1.into(), &"born".into()));
    assert_eq!(abi::retune(run), 1);
    abi::reset_statistics(run);
    abi::report(run);
    assert_eq!(output()["observedMs"], 0.0);
    put("{}");
    assert_eq!(abi::retune(run), 0);
    assert_eq!(output()["error"]["field"], "description");
    put("{\"sources\": 7}");
    assert_eq!(abi::create(1, 2), 0);
    assert_eq!(output()["error"]["field"], "description");
    abi::destroy(run);
    assert_eq!(abi::advance(run, 1e9, 9), 3);
}

#[test]
fn handles_that_name_no_run() {
    for handle in [0, 7, u32::MAX] {
        assert_eq!(abi::advance(handle, 1.0, 1), 3);
        assert_eq!(
            (
                abi::report(handle),
                abi::snapshot(handle),
                abi::events(handle)
            ),
            (0, 0, 0)
        );
        assert_eq!(abi::retune(handle), 0);
        assert_eq!(output()["error"]["field"], "handle");
        abi::follow(handle, 1);
        abi::reset_statistics(handle);
        abi::destroy(handle);
    }
}

#[test]
fn runs_and_input_are_limited() {
    put(&rich().to_string());
    let runs: Vec<u32> = (0..64).map(|seed| abi::create(seed, 0)).collect();
    assert_eq!(runs, (1..=64).collect::<Vec<u32>>());
    assert_eq!(abi::create(64, 0), 0);
    assert_eq!(output()["error"]["field"], "runs");
    abi::destroy(9);
    assert_eq!(abi::create(64, 0), 9);
    abi::input(u32::MAX);
    assert_eq!(abi::create(1, 0), 0);
}
