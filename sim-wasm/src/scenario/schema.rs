//! The knob declarations as JSON, for everything outside the simulator.

use super::knob::{DefaultOrigin, Kind, Knob};
use super::knobs::KNOBS;
use super::values::Refusal;
use crate::json::Json;

/// Version of the link format.
const LINK_VERSION: f64 = 1.0;

/// The schema of all knobs.
pub fn schema() -> String {
    let mut json = Json::default();
    json.object(|json| {
        json.key("modelVersion").string(crate::MODEL_VERSION);
        json.key("linkVersion").number(LINK_VERSION);
        json.key("knobs")
            .array(|json| KNOBS.iter().for_each(|knob| write_knob(json, knob)));
    });
    json.finish()
}

fn write_knob(json: &mut Json, knob: &Knob) {
    json.object(|json| {
        json.key("id").string(knob.id);
        json.key("label").string(knob.label);
        json.key("unit").string(knob.unit);
        json.key("group").string(knob.group);
        json.key("advanced").boolean(knob.advanced);
        json.key("kind").string(match knob.kind {
            Kind::Integer => "integer",
            Kind::Choice => "choice",
            Kind::Switch => "switch",
            Kind::Set => "set",
        });
        json.key("min").number(knob.min);
        json.key("max").number(knob.max);
        json.key("step").number(1.0);
        json.key("scale")
            .string(if knob.log_scale { "log" } else { "linear" });
        json.key("default").number(knob.default);
        json.key("defaultOrigin").string(match knob.default_origin {
            DefaultOrigin::Documented => "documented",
            DefaultOrigin::Assumed => "assumed",
        });
        json.key("description").string(knob.description);
        json.key("mechanism").string(knob.mechanism);
        json.key("source").string(knob.source);
        json.key("choices").array(|json| {
            for choice in knob.choices {
                json.object(|json| {
                    json.key("id").string(choice.id);
                    json.key("label").string(choice.label);
                    json.key("value").number(choice.value);
                });
            }
        });
    });
}

/// A refusal as JSON: which field, which value, what is accepted.
pub fn refusal(refusal: &Refusal) -> String {
    let (field, value, accepted) = match *refusal {
        Refusal::Count { given } => ("values", given as f64, format!("{} values", KNOBS.len())),
        Refusal::Knob { index, value } => {
            let knob = &KNOBS[index.min(KNOBS.len() - 1)];
            (
                knob.id,
                value,
                format!("a whole number from {} to {}", knob.min, knob.max),
            )
        }
        Refusal::NoReceiver => (
            "receiveOnly",
            0.0,
            "at least one computer that receives".into(),
        ),
        Refusal::NoSender => ("sendOnly", 0.0, "at least one computer that sends".into()),
    };
    let mut json = Json::default();
    json.object(|json| {
        json.key("error").object(|json| {
            json.key("knob").string(field);
            json.key("value").number(value);
            json.key("accepted").string(&accepted);
        });
    });
    json.finish()
}

/// The message for more than `limit` runs at the same time.
pub fn busy(limit: usize) -> String {
    let mut json = Json::default();
    json.object(|json| {
        json.key("error").object(|json| {
            json.key("knob").string("runs");
            json.key("value").number(limit as f64 + 1.0);
            json.key("accepted").string("fewer runs at the same time");
        });
    });
    json.finish()
}
