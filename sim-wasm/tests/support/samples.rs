//! The committed results of each replication.

/// The value of a metric in the first replication of a configuration. The results come from
/// WebAssembly: native code that gives the same shows that both give the same bits.
pub fn first_sample(study: &str, configuration: &str, metric: &str) -> f64 {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../static/data/replays/samples"
    );
    let text = std::fs::read_to_string(format!("{folder}/{study}.json")).expect("results");
    let (_, rest) = text
        .split_once(&format!("\"{configuration}\""))
        .expect("the configuration");
    let (_, rest) = rest
        .split_once(&format!("\"{metric}\": ["))
        .expect("the metric");
    let end = rest.find([',', ']']).expect("a list");
    rest[..end].parse().expect("a number")
}
