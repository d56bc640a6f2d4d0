//! The functions of the module for systems.

use crate::compare::replicate;
use crate::documents::{closed, station, with};
use messagebox_network::abi;
use messagebox_network::abi::system::{check, conduct, conducted, create_preview};
use serde_json::{Value, json};

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

fn rich() -> Value {
    with(
        closed(
            9,
            40.0,
            json!([
                with(station("cpu", "processors", 6.0), json!({ "sharing": "shared" })),
                with(station("db", "queue", 9.0), json!({ "limit": 2, "whenFull": "refuse" })),
                { "name": "permits", "kind": "pool", "count": 2, "over": ["db"] },
            ]),
        ),
        json!({ "route": ["cpu", { "at": "db", "timeoutMs": 25, "retries": { "most": 2, "backoffMs": 3 } }] }),
    )
}

#[test]
fn a_replication_in_slices_has_the_bits_of_one_at_once() {
    put(&rich().to_string());
    let handle = abi::create(39, 3);
    assert!(handle > 1_000);
    assert_eq!(conduct(handle, 0), 1);
    while conduct(handle, 997) == 1 {}
    assert_eq!(conduct(handle, 1), 0);
    assert!(abi::report(handle) > 0);
    let whole = replicate(&rich(), 3);
    let sliced = output();
    assert_eq!(sliced["status"], "done");
    assert_eq!(sliced["digest"], whole.digest);
    assert_ne!(sliced["digest"], replicate(&rich(), 4).digest);
    assert_eq!(sliced["events"], whole.events);
    assert_eq!(sliced["throughputPerSecond"], whole.throughput_per_second);
    assert_eq!(
        sliced["pools"][0]["meanInLine"],
        whole.pools[0].mean_in_line
    );
    assert_ne!(sliced["events"], replicate(&rich(), 4).events);
    abi::destroy(handle);
    assert_eq!((conduct(handle, 1), abi::report(handle)), (3, 0));
}

#[test]
fn a_document_is_checked_and_completed() {
    put(&rich().to_string());
    check();
    assert_eq!(output()["ok"], true);
    assert_eq!(output()["document"]["stations"][1]["count"], 1);
    put(r#"{"users": 3, "stations": [{"name": "a", "kind": "disk"}]}"#);
    check();
    let errors = output();
    assert_eq!(
        errors["errors"][0]["accepted"],
        "a number of ms, here or at the station"
    );
    assert_eq!(abi::create(1, 0), 0);
    assert_eq!(output(), errors);
}

#[test]
fn replications_are_limited() {
    put(&rich().to_string());
    let handles: Vec<u32> = (0..64).map(|seed| abi::create(seed, 0)).collect();
    assert_eq!(handles, (1_001..=1_064).collect::<Vec<u32>>());
    assert_eq!(abi::create(1, 0), 0);
    assert_eq!(output()["errors"][0]["field"], "runs");
    abi::destroy(1_009);
    assert_eq!(abi::create(64, 0), 1_009);
    for handle in [0, 65, 1_000, u32::MAX] {
        assert_eq!(conduct(handle, 1), 3);
    }
}

#[test]
fn a_preview_is_a_short_replication_that_tells_how_far_it_is() {
    let timed = with(rich(), json!({ "run": { "warmUpMs": 2e4, "forMs": 1e5 } }));
    for document in [rich(), timed] {
        let whole = replicate(&document, 0);
        put(&document.to_string());
        let handle = create_preview(39, 0);
        assert_eq!(conducted(handle), 0.0);
        let mut before = 0.0;
        while conduct(handle, 500) == 1 {
            let done = conducted(handle);
            assert!(done >= before && done < 1.0, "{done} after {before}");
            before = done;
        }
        assert!(before > 0.9, "{before}");
        assert!((conducted(handle) - 1.0).abs() < 0.01);
        abi::report(handle);
        let short = output();
        assert_eq!(short["status"], "done");
        let share = short["observedMs"].as_f64().expect("ms") / whole.observed_ms;
        assert!((0.08..0.12).contains(&share), "{share}");
        abi::destroy(handle);
    }
    assert_eq!(conducted(1_500), 0.0);
}

/// `tests/unit/system/simulator.test.ts` asks the compiled module for the same digest.
#[test]
fn a_replication_has_the_same_digest_on_all_targets() {
    let document = closed(20, 500.0, json!([station("db", "processors", 8.0)]));
    assert_eq!(replicate(&document, 0).digest, "a6c437f204d18b54");
}
