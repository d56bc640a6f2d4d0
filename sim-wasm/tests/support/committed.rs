//! Results that stand in the repository: a test recomputes and compares them, and
//! `npm run theory` writes them.

use messagebox_sim::json;
use serde::Serialize;

/// Set to write the files instead of comparing them.
const WRITE: &str = "WRITE_VALIDATION";

/// Compares `text` with `static/data/validation/<name>`, or writes it.
pub fn compare_or_write(name: &str, text: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../static/data/validation");
    let path = format!("{folder}/{name}");
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(folder).expect("a folder for the results");
        std::fs::write(&path, text).expect("a writable file");
        return;
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (left, right)) in committed.lines().zip(text.lines()).enumerate() {
        assert_eq!(
            left,
            right,
            "{name}, line {}: `npm run theory` renews it",
            line + 1
        );
    }
    assert_eq!(committed, text, "{name}: `npm run theory` renews it");
}

/// An array with one item per line.
pub fn lines(items: &[impl Serialize]) -> String {
    let items: Vec<String> = items.iter().map(json::text_of).collect();
    format!("[\n  {}\n]", items.join(",\n  "))
}

/// Rounded to six significant digits.
pub fn rounded(value: f64) -> f64 {
    format!("{value:.5e}").parse().unwrap_or(value)
}
