//! What the fit to the first test cases keeps from the fit to all of them, and what all refits know of
//! the test cases that they leave out.

use serde::Serialize;

/// A parameter that keeps its value of the fit to all test cases.
#[derive(Serialize)]
pub struct Kept {
    pub parameter: &'static str,
    pub reason: &'static str,
}

const fn kept(parameter: &'static str, reason: &'static str) -> Kept {
    Kept { parameter, reason }
}

/// The fit to the first eight test cases.
pub const FIRST_EIGHT: &[Kept] = &[
    kept("xeon_cpu", XEON_ALONE),
    kept("xeon_hold", XEON_ALONE),
    kept(
        "response_delay_ms",
        "Of the first eight test cases only the last has the delay.",
    ),
    kept("distributed_cpu_ms", ONE_MESSAGE_BOX),
    kept("distributed_hold_ms", ONE_MESSAGE_BOX),
];

const XEON_ALONE: &str =
    "The first eight test cases have the Xeon alone and cannot compare it with the Opteron.";
const ONE_MESSAGE_BOX: &str = "The first eight test cases have a single MessageBox.";

/// Something that was chosen with the results of all test cases in view.
#[derive(Serialize)]
pub struct Known {
    what: &'static str,
    how: &'static str,
}

const fn known(what: &'static str, how: &'static str) -> Known {
    Known { what, how }
}

/// What every refit knows besides.
const KNOWN: &[Known] = &[
    known(
        "the switch of the response delay",
        "It is off up to test case 7 and on from test case 8, because the printed response times are longer from there on. The study does not mention it. Every refit has the switch of the test cases that it predicts.",
    ),
    known(
        "the start of the search",
        "The refit without a test case starts at the values and with the derivatives of the full fit, the fit to the first eight at the starts of the full fit. Those are rounded values of earlier fits to all test cases, and every refit is weakly pulled towards them, but for the forecasts from neutral starts.",
    ),
    known(
        "the roles of the computers",
        "Which computer has which role is not printed and was mostly inferred from the processor columns, those of the predicted test case as well.",
    ),
    known(
        "the mechanisms and the assumed values",
        "Each version of the model was made by looking at the errors of all test cases. What a fit may move and how the errors are weighted was decided so, too. Which of the mechanisms the other test cases would choose is tried apart from these refits.",
    ),
];

/// What a report says of all of it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptReport {
    first_eight: &'static [Kept],
    known: &'static [Known],
}

/// The lists, for the report of the refits.
pub const KEPT: KeptReport = KeptReport {
    first_eight: FIRST_EIGHT,
    known: KNOWN,
};

/// The parameters of a list.
pub fn ids(list: &[Kept]) -> Vec<&'static str> {
    list.iter().map(|one| one.parameter).collect()
}
