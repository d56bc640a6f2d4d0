//! Cases drawn at random, each by itself repeatable, and what a broken program passes.

use messagebox_sim::kernel::random::Stream;

/// A number from the environment.
fn from_environment(name: &str, otherwise: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The numbers of the cases and the randomness of each.
pub fn cases(few: u64) -> impl Iterator<Item = (u64, Stream)> {
    let seed = from_environment("FUZZ_SEED", 1);
    let count = from_environment("FUZZ_CASES", few);
    (0..count).map(move |case| (case, Stream::new(seed, case)))
}

pub fn any_of<T: Copy>(random: &mut Stream, items: &[T]) -> T {
    items[random.below(items.len() as u64) as usize]
}

pub fn any_seed(random: &mut Stream) -> u32 {
    let drawn = random.next_u64() as u32;
    any_of(random, &[0, 1, u32::MAX, drawn])
}

/// A number as a broken program may pass it.
pub fn any_number(random: &mut Stream) -> f64 {
    let bits = f64::from_bits(random.next_u64());
    let unit = random.uniform();
    any_of(
        random,
        &[
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MAX,
            f64::MIN_POSITIVE,
            5e-324,
            -0.0,
            0.0,
            -1.0,
            0.5,
            4_294_967_296.0,
            18_446_744_073_709_551_616.0,
            1e5 * unit,
            bits,
        ],
    )
}
