//! Asking for what levels tell, as all who use the crate do.

use messagebox_network::fit::answer::answer;
use messagebox_sim::json::text_of;
use serde_json::{Value, json};

/// The answer to a question in JSON.
pub fn ask(question: &Value) -> Value {
    let answer = answer(question.to_string().as_bytes()).unwrap();
    serde_json::from_str(&text_of(&answer)).unwrap()
}

/// Levels of users and throughputs per second.
pub fn levels(pairs: &[(f64, f64)]) -> Value {
    let levels = pairs.iter();
    let levels = levels.map(|(users, x)| json!({ "users": users, "throughputPerSecond": x }));
    Value::Array(levels.collect())
}

/// Whether an explanation of a kind is the best or as good.
pub fn is_alive(answer: &Value, kind: &str) -> bool {
    let explanations = answer["explanations"].as_array().unwrap();
    explanations.iter().any(|one| {
        let verdict = &one["verdict"];
        one["kind"] == kind && (verdict == "best" || verdict == "as-good")
    })
}

/// Value, low and high of a range; infinite where nothing bounds it.
pub fn range(value: &Value) -> (f64, f64, f64) {
    let high = value["high"].as_f64().unwrap_or(f64::INFINITY);
    (
        value["value"].as_f64().unwrap(),
        value["low"].as_f64().unwrap(),
        high,
    )
}

/// The prediction for so many users.
pub fn prediction(answer: &Value, users: f64) -> &Value {
    let predictions = answer["predictions"].as_array().unwrap();
    predictions
        .iter()
        .find(|one| one["users"] == users)
        .unwrap()
}
