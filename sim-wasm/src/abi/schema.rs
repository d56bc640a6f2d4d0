//! The knob declarations as JSON, for everything outside the simulator.

use crate::experiment::Study;
use crate::json::Json;
use crate::scenario::Refusal;
use crate::scenario::idle::{Idle, Is};
use crate::scenario::knob::{DefaultOrigin, Kind, Knob};
use crate::scenario::rule::Rule;

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
                json.key("rules")
                    .array(|json| study.rules.iter().for_each(|rule| write_rule(json, rule)));
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
        if !knob.added_in_order.is_empty() {
            json.key("addedInOrder")
                .array(|json| knob.added_in_order.iter().for_each(|id| json.string(id)));
        }
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

fn write_rule(json: &mut Json, rule: &Rule) {
    let strings = |json: &mut Json, key, ids: &[&str]| {
        json.key(key)
            .array(|json| ids.iter().for_each(|id| json.string(id)));
    };
    json.object(|json| match *rule {
        Rule::AnyOf { counts, broken, .. } => {
            strings(json, "anyOf", counts);
            json.key("broken").string(broken);
        }
        Rule::Lacks {
            knob,
            value,
            instead,
            others,
            values,
            noun,
            ..
        } => {
            json.key("knob").string(knob);
            json.key("value").number(value);
            json.key("instead").number(instead);
            strings(json, "others", others);
            json.key("lacks")
                .array(|json| values.iter().for_each(|&value| json.number(value)));
            json.key("noun").string(noun);
        }
        Rule::AtMost {
            knob,
            limit,
            meaning,
            ..
        } => {
            json.key("knob").string(knob);
            json.key("atMost").string(limit);
            json.key("meaning").string(meaning);
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
