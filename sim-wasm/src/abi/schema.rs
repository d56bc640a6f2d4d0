//! The declarations of knobs and parameters as JSON, for everything outside the simulator.

use crate::experiment::Study;
use crate::experiment::notes::Part;
use crate::json;
use crate::parameters::Parameter;
use crate::scenario::Refusal;
use crate::scenario::knob::Knob;
use crate::scenario::rule::Rule;
use serde::{Serialize, Serializer};

/// Version of the link format.
const LINK_VERSION: u32 = 1;

/// What scenarios of a study are made of.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Schema {
    study: &'static str,
    model_version: &'static str,
    link_version: u32,
    knobs: &'static [Knob],
    rules: &'static [Rule],
    parts: &'static [Part],
}

/// The knobs of all studies.
pub fn schema(studies: &[Study]) -> String {
    let of = |study: &Study| Schema {
        study: study.id,
        model_version: study.model_version,
        link_version: LINK_VERSION,
        knobs: study.knobs,
        rules: study.rules,
        parts: study.parts,
    };
    json::text_of(&studies.iter().map(of).collect::<Vec<_>>())
}

/// The parameters of each study, by its id.
struct Tables<'a>(&'a [Study]);

impl Serialize for Tables<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of = |study: &Study| -> (&'static str, &'static [Parameter]) {
            (study.id, study.parameters)
        };
        serializer.collect_map(self.0.iter().map(of))
    }
}

/// The parameters of each study, by its id, with value, unit, origin and meaning.
pub fn parameters(studies: &[Study]) -> String {
    json::text_of(&Tables(studies))
}

#[derive(Serialize)]
struct Refused<'a> {
    error: &'a Refusal,
}

/// A refusal as JSON: which field, which value, what is accepted.
pub fn refusal(refusal: &Refusal) -> String {
    json::text_of(&Refused { error: refusal })
}
