//! Whatever comes in through the C interface, nothing panics, and every answer is one.

use crate::fuzzing::{any_number, any_of, any_seed, cases};
use crate::rich::rich;
use messagebox_network::abi;
use messagebox_sim::kernel::random::Stream;
use serde_json::Value;

/// The text that the last call has left.
fn output() -> Vec<u8> {
    let length = abi::output_length() as usize;
    // SAFETY: the buffer stays until the next call.
    unsafe { core::slice::from_raw_parts(abi::output(), length) }.to_vec()
}

fn put(text: &[u8]) {
    let room = abi::input(text.len() as u32);
    // SAFETY: there is room for as many bytes as were asked for; no text here is longer than 1 MiB.
    unsafe { core::slice::from_raw_parts_mut(room, text.len()) }.copy_from_slice(text);
}

/// All values in a description that stand at its leaves.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, found)),
        leaf => found.push(leaf),
    }
}

fn any_leaf(random: &mut Stream) -> Value {
    match random.below(6) {
        0 => Value::Null,
        1 => Value::from("store"),
        2 => Value::from(random.next_u64()),
        3 => Value::from(vec![1, 2]),
        4 => Value::from(random.below(30)),
        // What is no number becomes null.
        _ => Value::from(any_number(random)),
    }
}

/// A network that is right, or with other values somewhere, or a text with other bytes.
fn any_description(random: &mut Stream) -> Vec<u8> {
    let mut network = rich();
    if random.below(3) > 0 {
        let mut found = Vec::new();
        leaves(&mut network, &mut found);
        for _ in 0..random.below(4) {
            let place = random.below(found.len() as u64) as usize;
            *found[place] = any_leaf(random);
        }
    }
    let mut text = network.to_string().into_bytes();
    match random.below(8) {
        0 => text.truncate(random.below(text.len() as u64) as usize),
        1 => {
            text = (0..random.below(300))
                .map(|_| random.next_u64() as u8)
                .collect()
        }
        2 => {
            for _ in 0..=random.below(3) {
                let place = random.below(text.len() as u64) as usize;
                text[place] = random.next_u64() as u8;
            }
        }
        3 => text = "[".repeat(random.below(200_000) as usize).into_bytes(),
        _ => {}
    }
    text
}

fn assert_is_told(length: u32) {
    let text = output();
    assert_eq!(text.len(), length as usize);
    assert!(serde_json::from_slice::<Value>(&text).is_ok());
}

fn drive(handle: u32, random: &mut Stream) {
    let mut until_ms = 0.0;
    abi::follow(handle, any_of(random, &[0, 1]));
    for _ in 0..random.below(12) {
        until_ms += any_of(random, &[0.0, 1.0, 500.0, 20_000.0]);
        let odd_ms = any_number(random);
        let until = any_of(random, &[until_ms, until_ms, until_ms, odd_ms]);
        let most = any_of(random, &[0, 1, 97, 5_000]);
        assert!(abi::advance(handle, until, most) < 3);
        match random.below(4) {
            0 => {
                put(&any_description(random));
                if abi::retune(handle) == 0 {
                    assert!(output().starts_with(b"{\"error\""));
                }
            }
            1 => abi::reset_statistics(handle),
            _ => {}
        }
        assert_is_told(abi::report(handle));
        assert_is_told(abi::snapshot(handle));
        assert_is_told(abi::events(handle));
    }
}

#[test]
fn nothing_from_outside_makes_it_panic() {
    let (mut runs, mut refused) = (0, 0);
    for (_, mut random) in cases(300) {
        put(&any_description(&mut random));
        let handle = abi::create(any_seed(&mut random), any_seed(&mut random));
        if handle == 0 {
            refused += 1;
            assert!(output().starts_with(b"{\"error\""));
            continue;
        }
        runs += 1;
        drive(handle, &mut random);
        abi::destroy(handle);
        abi::destroy(handle);
        assert_eq!(abi::advance(handle, 1.0, 1), 3);
    }
    assert!(runs > 10 && refused > 10, "{runs} runs, {refused} refused");
}
