//! The shapes of what crosses the boundary, as JSON Schema: `npm run shapes` writes them, and the
//! types of the site from them.

use crate::description::Network;
#[cfg(feature = "system")]
use crate::exact::answer::{BoundsAnswer, MeanValues};
use crate::report::Report;
use crate::run::Events;
use crate::snapshot::Snapshot;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};

/// Set to write the files instead of comparing them.
const WRITE: &str = "WRITE_SHAPES";

/// What crosses the boundary, in one shape, so that its parts are named once.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is of use")]
struct Shapes {
    report: Report,
    snapshot: Snapshot,
    events: Events,
}

fn is_committed<Shape: JsonSchema>(name: &str, settings: SchemaSettings) {
    let mut schema = settings.into_generator().into_root_schema_for::<Shape>();
    let close = |schema: &mut Schema| {
        schema.remove("format");
        if schema.get("properties").is_some() {
            schema.insert("additionalProperties".into(), false.into());
        }
    };
    RecursiveTransform(close).transform(&mut schema);
    let text = format!("{:#}\n", schema.as_value());
    let path = format!("{}/../shapes/{name}.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&path, text).expect("a writable file");
        return;
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(committed, text, "{name}: `npm run shapes` renews it");
}

#[test]
fn shapes_are_those_committed() {
    let draft = SchemaSettings::draft07;
    is_committed::<Network>("network", draft().for_deserialize());
    is_committed::<Shapes>("network-answers", draft().for_serialize());
}

#[cfg(feature = "system")]
#[test]
fn shapes_of_systems_are_those_committed() {
    let draft = SchemaSettings::draft07;
    is_committed::<crate::system::description::System>("system", draft().for_deserialize());
    is_committed::<crate::system::report::Report>("system-report", draft().for_serialize());
    is_committed::<MeanValues>("system-mean-values", draft().for_serialize());
    is_committed::<BoundsAnswer>("system-bounds", draft().for_serialize());
    is_committed::<crate::fit::input::Input>("load-test", draft().for_deserialize());
    is_committed::<crate::fit::answer::Answer>("load-test-answer", draft().for_serialize());
}

#[cfg(feature = "system")]
#[test]
fn fields_that_errors_list_are_those_of_the_shapes() {
    use crate::system::description as system;
    fn same<Shape: JsonSchema>(fields: &[&str]) {
        let settings = SchemaSettings::draft07().for_deserialize();
        let schema = settings.into_generator().into_root_schema_for::<Shape>();
        let properties = schema.get("properties").and_then(|one| one.as_object());
        let names: Vec<&String> = properties.expect("an object").keys().collect();
        assert_eq!(names, fields);
    }
    same::<system::System>(system::System::FIELDS);
    same::<system::Run>(system::Run::FIELDS);
    same::<system::Level>(system::Level::FIELDS);
    same::<system::Class>(system::Class::FIELDS);
    same::<system::Rate>(system::Rate::FIELDS);
    same::<system::TimeAndSpread>(system::TimeAndSpread::FIELDS);
    same::<system::Station>(system::Station::FIELDS);
    same::<system::Slowdown>(system::Slowdown::FIELDS);
    same::<system::StepFields>(system::StepFields::FIELDS);
    same::<system::Retries>(system::Retries::FIELDS);
}
