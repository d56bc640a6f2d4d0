//! Writing JSON text. Numbers are printed in their shortest form that reads back to the same bits.

mod serializer;

use serde::Serialize;
pub use serializer::Unsupported;

/// A value as JSON text; what cannot be written gives an object whose `error` says what that is.
pub fn text_of(value: &impl Serialize) -> String {
    try_text_of(value).unwrap_or_else(|unsupported| {
        let mut json = Json::default();
        json.open('{');
        json.key("error").string(&unsupported.to_string());
        json.close('}');
        json.text
    })
}

/// A value as JSON text, or what in it cannot be written.
pub fn try_text_of(value: &impl Serialize) -> Result<String, Unsupported> {
    let mut json = Json::default();
    value.serialize(&mut json)?;
    Ok(json.text)
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
                c if c < ' ' => {
                    self.text.push_str(&format!("\\u{:04x}", u32::from(c)));
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
            self.text.push_str(&value.to_string());
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serializer;

    #[derive(Serialize)]
    struct Holder<T> {
        before: u32,
        held: T,
    }

    fn holding<T>(held: T) -> Holder<T> {
        Holder { before: 1, held }
    }

    #[derive(Serialize)]
    enum Variant {
        Holds(u32),
    }

    struct Bytes;

    impl Serialize for Bytes {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_bytes(b"ab")
        }
    }

    #[test]
    fn writes_the_shortest_numbers_and_escapes_texts() {
        let text = text_of(&holding(("\u{1}\"\\é", 0.1, -0.0, f64::NAN, [true])));
        assert_eq!(
            text,
            r#"{"before":1,"held":["\u0001\"\\é",0.1,-0,null,[true]]}"#
        );
    }

    #[test]
    fn says_what_it_cannot_write() {
        let bytes = r#"{"error":"bytes cannot be written as JSON"}"#;
        assert_eq!(text_of(&holding(Bytes)), bytes);
        let refused = try_text_of(&holding([Variant::Holds(1)])).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "the enum variant Holds cannot be written as JSON"
        );
        assert_eq!(
            try_text_of(&holding(2)).unwrap(),
            r#"{"before":1,"held":2}"#
        );
    }
}
