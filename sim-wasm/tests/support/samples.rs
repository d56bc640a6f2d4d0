//! The committed results of each replication.

/// Holds all metrics of a run against those of the first replication of a configuration. The
/// committed ones come from WebAssembly: native code that gives the same shows that both give the
/// same bits. A metric that is not a number is one that the configuration has not.
pub fn assert_repeats(
    study: &str,
    configuration: &str,
    metrics: impl IntoIterator<Item = (impl AsRef<str>, f64)>,
) {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../static/data/replays/samples"
    );
    let text = std::fs::read_to_string(format!("{folder}/{study}.json")).expect("results");
    let (_, rest) = text
        .split_once(&format!("\"{configuration}\""))
        .expect("the configuration");
    for (name, value) in metrics.into_iter().filter(|(_, value)| !value.is_nan()) {
        let name = name.as_ref();
        let (_, samples) = rest
            .split_once(&format!("\"{name}\": ["))
            .expect("the metric");
        let end = samples.find([',', ']']).expect("a list");
        let committed: f64 = samples[..end].parse().expect("a number");
        assert_eq!(value, committed, "{configuration} {name}");
    }
}
