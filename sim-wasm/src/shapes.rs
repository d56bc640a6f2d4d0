//! The shapes of what crosses the boundary, as JSON Schema: `npm run shapes` writes them, and the
//! types of the site and of the Python package from them.

use crate::abi::ABI_VERSION;
use crate::studies::STUDIES;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};

/// Set to write the files instead of comparing them.
const WRITE: &str = "WRITE_SHAPES";

/// The schema of what is written, which has no members but those that it names.
pub fn of<Shape: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft07().for_serialize();
    let mut schema = settings.into_generator().into_root_schema_for::<Shape>();
    let close = |schema: &mut Schema| {
        schema.remove("format");
        if schema.get("properties").is_some() {
            schema.insert("additionalProperties".into(), false.into());
        }
    };
    RecursiveTransform(close).transform(&mut schema);
    schema
}

fn is_committed(name: &str, text: &str) {
    let path = format!("{}/shapes/{name}.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&path, text).expect("a writable file");
        return;
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(committed, text, "{name}: `npm run shapes` renews it");
}

#[test]
fn the_shapes_of_reports_are_those_committed() {
    for study in STUDIES {
        let shape = (study.shape)();
        let required = shape.get("required").and_then(|names| names.as_array());
        assert!(
            required.is_some_and(|names| names.contains(&"series".into())),
            "{}: labs and replays draw the `series` of every report",
            study.id
        );
        let text = format!("{:#}\n", shape.as_value());
        is_committed(&format!("{}.schema", study.id), &text);
    }
}

#[test]
fn the_version_of_the_interface_is_the_one_committed() {
    is_committed("abi", &format!("{{ \"version\": {ABI_VERSION} }}\n"));
}
