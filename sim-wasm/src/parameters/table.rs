//! The parameter table as JSON, for everything outside the simulator.

use super::low_latency::TABLE;
use super::{Origin, Parameter};
use crate::json::Json;

/// All parameters with value, unit, origin and meaning.
pub fn table() -> String {
    let mut json = Json::default();
    json.array(|json| {
        for parameter in TABLE {
            json.object(|json| {
                json.key("id").string(parameter.id);
                json.key("value").number(parameter.value);
                json.key("unit").string(parameter.unit);
                json.key("origin").string(origin(parameter));
                json.key("meaning").string(parameter.meaning);
            });
        }
    });
    json.finish()
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
