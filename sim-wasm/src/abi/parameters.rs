//! The parameter tables as JSON, for everything outside the simulator.

use crate::experiment::Study;
use crate::json::Json;
use crate::parameters::{Origin, Parameter};

/// The parameters of each study, by its id, with value, unit, origin and meaning.
pub fn tables(studies: &[Study]) -> String {
    let mut json = Json::default();
    json.object(|json| {
        for study in studies {
            json.key(study.id)
                .array(|json| study.parameters.iter().for_each(|p| write(json, p)));
        }
    });
    json.finish()
}

fn write(json: &mut Json, parameter: &Parameter) {
    json.object(|json| {
        json.key("id").string(parameter.id);
        json.key("value").number(parameter.value);
        json.key("unit").string(parameter.unit);
        json.key("origin").string(origin(parameter));
        json.key("meaning").string(parameter.meaning);
    });
}

fn origin(parameter: &Parameter) -> &'static str {
    if parameter.origin == Origin::Documented {
        "documented"
    } else if parameter.origin == Origin::Assumed {
        "assumed"
    } else {
        "calibrated"
    }
}
