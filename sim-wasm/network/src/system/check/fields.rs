//! Reads single fields: a number within its limits, a time, a spread, a name.

use super::{Errors, nearest};
use crate::check::numbers::{above_0, from, whole};
use crate::description::Distribution;
use crate::system::description::{Duration, Spread, SpreadName, TimeAndSpread, Unknown};
use crate::system::given::Given;
use crate::system::time::{Shape, Time};

/// What a missing field is shown as.
const MISSING: &str = "nothing";
const LONGEST_NAME: usize = 60;
const LONGEST_NOTES: usize = 4_000;
const LONGEST_MS: f64 = 1e9;
const LARGEST_VARIATION: f64 = 30.0;
const SPREADS: &str =
    "“exponential”, “constant”, a coefficient of variation, or a distribution with a kind";

/// The limits of a number.
#[derive(Clone, Copy)]
pub enum Limits {
    Above0,
    From(f64, f64),
    Whole(f64, f64),
}

/// A number, where there is one that is accepted.
pub fn number(
    given: Option<Given<f64>>,
    field: &str,
    limits: Limits,
    errors: &mut Errors,
) -> Option<f64> {
    let value = given?.read(field, "a number", errors)?;
    let checked = match limits {
        Limits::Above0 => above_0(field, value),
        Limits::From(least, most) => from(field, value, least, most),
        Limits::Whole(least, most) => whole(field, value, least, most).map(|_| ()),
    };
    errors.note(checked).map(|()| value)
}

/// A part that must be there.
pub fn required<T>(
    given: Option<Given<T>>,
    field: &str,
    accepted: &str,
    errors: &mut Errors,
) -> Option<T> {
    let Some(given) = given else {
        errors.add(field, MISSING, accepted);
        return None;
    };
    given.read(field, accepted, errors)
}

/// A part that may be missing.
pub fn optional<T>(
    given: Option<Given<T>>,
    field: &str,
    accepted: &str,
    errors: &mut Errors,
) -> Option<T> {
    given?.read(field, accepted, errors)
}

/// Fields that there are none of, where there are those of these names.
pub fn no_unknown(unknown: &Unknown, within: &str, names: &[&str], errors: &mut Errors) {
    for (name, value) in unknown {
        let accepted = format!("a field: {}", nearest::accepted(name, names));
        errors.add(format!("{within}{name}"), value, accepted);
    }
}

/// A name that is none of those seen before.
pub fn name(
    given: Option<Given<String>>,
    field: &str,
    seen: &[String],
    errors: &mut Errors,
) -> String {
    let accepted = format!("1 to {LONGEST_NAME} characters that are no other name, “in” or “out”");
    let Some(name) = required(given, field, &accepted, errors) else {
        return String::new();
    };
    let is_used = seen.contains(&name) || name == "in" || name == "out";
    if is_used || name.is_empty() || name.chars().count() > LONGEST_NAME {
        errors.add(field, &name, accepted);
    }
    name
}

/// A text for readers.
pub fn notes(given: Option<Given<String>>, field: &str, errors: &mut Errors) {
    let text = optional(given, field, "a text", errors).unwrap_or_default();
    if text.chars().count() > LONGEST_NOTES {
        let accepted = format!("at most {LONGEST_NOTES} characters");
        errors.add(
            field,
            format!("{} characters", text.chars().count()),
            accepted,
        );
    }
}

/// A shape, and the mean where a distribution brings its own.
pub fn spread(
    given: Option<Given<Spread>>,
    field: &str,
    errors: &mut Errors,
) -> Option<(Shape, Option<f64>)> {
    match given?.read(field, SPREADS, errors)? {
        Spread::Named(SpreadName::Constant) => Some((Shape::Constant, None)),
        Spread::Named(SpreadName::Exponential) => Some((Shape::Exponential, None)),
        Spread::Variation(variation) => {
            errors.note(from(field, variation, 0.0, LARGEST_VARIATION))?;
            Some((Shape::of_variation(variation), None))
        }
        Spread::Distribution(distribution) => {
            errors.note(distribution.check(field))?;
            Some(own_mean(distribution))
        }
    }
}

fn own_mean(distribution: Distribution) -> (Shape, Option<f64>) {
    let time = Time::from(distribution);
    (time.shape, Some(time.mean_ms))
}

/// A time that may be 0; a bare number has the shape that is usual here.
pub fn duration(
    given: Option<Given<Duration>>,
    field: &str,
    usual: Shape,
    errors: &mut Errors,
) -> Option<Time> {
    let accepted = "a number of ms, or an object with meanMs and spread";
    let (mean_ms, shape) = match given?.read(field, accepted, errors)? {
        Duration::MeanMs(mean_ms) => {
            errors.note(from(field, mean_ms, 0.0, LONGEST_MS))?;
            (mean_ms, usual)
        }
        Duration::TimeAndSpread(TimeAndSpread {
            mean_ms,
            spread: given,
            unknown,
        }) => {
            no_unknown(
                &unknown,
                &format!("{field}."),
                TimeAndSpread::FIELDS,
                errors,
            );
            let found = spread(given, &format!("{field}.spread"), errors);
            let (shape, own_ms) = found.unwrap_or((usual, None));
            let field = format!("{field}.meanMs");
            let mean_ms = match own_ms {
                Some(own_ms) if mean_ms.is_none() => own_ms,
                _ => {
                    let mean_ms = required(mean_ms, &field, "a number", errors)?;
                    errors.note(from(&field, mean_ms, 0.0, LONGEST_MS))?;
                    mean_ms
                }
            };
            (mean_ms, shape)
        }
    };
    Some(Time { mean_ms, shape })
}
