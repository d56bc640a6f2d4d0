//! Writing JSON text. Numbers are printed in their shortest form that reads back to the same bits.

mod serializer;

use core::fmt::Write;
use serde::Serialize;

/// A value as JSON text.
pub fn text_of(value: &impl Serialize) -> String {
    let mut json = Json::default();
    // Refused is only what no text of this simulator has.
    let _ = value.serialize(&mut json);
    json.text
}

/// A JSON text that is being written.
#[derive(Default)]
struct Json {
    text: String,
    needs_comma: bool,
}

impl Json {
    fn separate(&mut self) {
        if self.needs_comma {
            self.text.push(',');
        }
        self.needs_comma = true;
    }

    fn open(&mut self, bracket: char) {
        self.separate();
        self.text.push(bracket);
        self.needs_comma = false;
    }

    fn close(&mut self, bracket: char) {
        self.text.push(bracket);
        self.needs_comma = true;
    }

    /// Writes a member's name; its value must follow.
    fn key(&mut self, name: &str) -> &mut Self {
        self.string(name);
        self.after_key();
        self
    }

    fn after_key(&mut self) {
        self.text.push(':');
        self.needs_comma = false;
    }

    /// Writes a string.
    fn string(&mut self, value: &str) {
        self.separate();
        self.text.push('"');
        for c in value.chars() {
            match c {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                c if (c as u32) < 0x20 => {
                    let _ = write!(self.text, "\\u{:04x}", c as u32);
                }
                c => self.text.push(c),
            }
        }
        self.text.push('"');
    }

    /// Writes a number; not-a-number and infinities become null.
    fn number(&mut self, value: f64) {
        self.separate();
        if value.is_finite() {
            let _ = write!(self.text, "{value}");
        } else {
            self.text.push_str("null");
        }
    }

    /// Writes true or false.
    fn boolean(&mut self, value: bool) {
        self.separate();
        self.text.push_str(if value { "true" } else { "false" });
    }

    /// Writes null.
    fn null(&mut self) {
        self.separate();
        self.text.push_str("null");
    }
}
