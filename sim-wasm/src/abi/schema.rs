//! The knob declarations as JSON, for everything outside the simulator.

use crate::experiment::Study;
use crate::json::Json;
use crate::scenario::Refusal;
use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::{DefaultOrigin, Kind, Knob};

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
        json.key("idle")
            .array(|json| knob.idle.iter().for_each(|idle| write_idle(json, idle)));
        json.key("actsWhen").string(knob.acts_when);
        json.key("beyond").string(knob.beyond);
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

fn write_idle(json: &mut Json, idle: &Idle) {
    json.object(|json| {
        json.key("unless")
            .array(|json| idle.unless.iter().for_each(|is| write_is(json, is)));
        json.key("because").string(idle.because);
    });
}

fn write_is(json: &mut Json, is: &Is) {
    json.object(|json| match *is {
        Is::OneOf(knob, values) => {
            json.key("knob").string(knob);
            json.key("oneOf")
                .array(|json| values.iter().for_each(|&value| json.number(value)));
        }
        Is::AtLeast(knob, least) => {
            json.key("knob").string(knob);
            json.key("atLeast").number(least);
        }
        Is::AtMost(knob, most) => {
            json.key("knob").string(knob);
            json.key("atMost").number(most);
        }
        Is::Within { knob, limit, times } => {
            json.key("knob").string(knob);
            json.key("within").string(limit);
            json.key("times").number(times);
        }
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
