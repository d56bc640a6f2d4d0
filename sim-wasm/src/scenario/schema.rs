//! The knob declarations as JSON, for everything outside the simulator.

use super::knob::{DefaultOrigin, Kind, Knob};
use super::values::Refusal;
use crate::experiment::Study;
use crate::json::Json;

/// Version of the link format.
const LINK_VERSION: f64 = 1.0;

/// The knobs of all studies.
pub fn schema(studies: &[Study]) -> String {
    let mut json = Json::default();
    json.array(|json| {
        for study in studies {
            json.object(|json| {
                json.key("study").string(study.id);
                json.key("modelVersion").string(study.model_version);
                json.key("linkVersion").number(LINK_VERSION);
                json.key("knobs")
                    .array(|json| study.knobs.iter().for_each(|knob| write_knob(json, knob)));
            });
        }
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
    let mut json = Json::default();
    json.object(|json| {
        json.key("error").object(|json| {
            json.key("knob").string(refusal.knob);
            json.key("value").number(refusal.value);
            json.key("accepted").string(&refusal.accepted);
        });
    });
    json.finish()
}
