//! The C interface: plain functions over linear memory. Texts are returned through one output buffer.

use crate::scenario::schema;
use core::cell::RefCell;

thread_local! {
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
}

fn put(text: String) -> u32 {
    let length = text.len() as u32;
    OUTPUT.with_borrow_mut(|output| *output = text);
    length
}

/// Address of the text that the last call produced.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// Length in bytes of the knob schema, now in the output buffer.
#[unsafe(no_mangle)]
pub extern "C" fn schema() -> u32 {
    put(schema::schema())
}
