//! Numbers in sentences.

use libm::{fabs, floor, log10, pow};

/// A number with three digits that count, thousands apart.
pub fn three(value: f64) -> String {
    if !value.is_finite() || value == 0.0 {
        return value.to_string();
    }
    let digits = 2.0 - floor(log10(fabs(value)));
    let step = pow(10.0, digits);
    let rounded = floor(value * step + 0.5) / step;
    let decimals = if digits > 0.0 { digits.min(6.0) } else { 0.0 };
    let text = match messagebox_sim::kernel::convert::Whole::floored(decimals) {
        0_usize => grouped(rounded),
        decimals => format!("{rounded:.decimals$}"),
    };
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text
    }
}

fn grouped(value: f64) -> String {
    let plain = format!("{value:.0}");
    let length = plain.len();
    let places = plain.chars().enumerate();
    places
        .flat_map(|(at, digit)| {
            let comma = at > 0 && (length - at).is_multiple_of(3) && digit.is_ascii_digit();
            comma.then_some(',').into_iter().chain([digit])
        })
        .collect()
}

/// A count with its noun: "1 request", "2 requests".
pub fn counted(count: f64, noun: &str) -> String {
    let ending = if three(count) == "1" { "" } else { "s" };
    format!("{} {noun}{ending}", three(count))
}

#[test]
fn numbers_have_three_digits() {
    let values = [0.012_345, 9.0, 9.08, 220.4, 1_577.9, 12_345_678.0];
    let texts = values.map(three);
    assert_eq!(texts, ["0.0123", "9", "9.08", "220", "1,580", "12,300,000"]);
    assert_eq!(counted(1.0, "request"), "1 request");
}
