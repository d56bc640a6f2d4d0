//! What a name that there is none of was meant to be.

use core::iter::once;

/// Words of others for what has another name here.
const OTHER_WORDS: [(&str, &str); 9] = [
    ("station", "at"),
    ("name", "at"),
    ("servers", "count"),
    ("permits", "count"),
    ("serviceMs", "demandMs"),
    ("rate", "arrivalsPerSecond"),
    ("cpu", "processors"),
    ("mutex", "lock"),
    ("semaphore", "pool"),
];

/// What is accepted in the place of a name: the one that it comes nearest to, and all of them.
pub fn accepted(name: &str, names: &[impl AsRef<str>]) -> String {
    let mut all: Vec<&str> = Vec::new();
    for name in names.iter().map(AsRef::as_ref) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    let list = all.join(", ");
    match nearest(name, &all) {
        Some(near) if all.len() > 1 => format!("“{near}” (one of {list})"),
        _ => format!("one of {list}"),
    }
}

fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    let other = OTHER_WORDS.iter().find_map(|(word, here)| {
        let known = names.iter().find(|known| *known == here);
        known.filter(|_| *word == name).copied()
    });
    let distances = names.iter().map(|known| (distance(name, known), *known));
    let near = distances.filter(|(distance, known)| {
        let longer = name.chars().count().max(known.chars().count());
        2 * distance <= longer
    });
    other.or_else(|| {
        near.min_by_key(|(distance, _)| *distance)
            .map(|(_, near)| near)
    })
}

/// Letters to put in, leave out or change until one text is the other (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let letters: Vec<char> = other.to_lowercase().chars().collect();
    let mut above: Vec<usize> = (0..=letters.len()).collect();
    for (row, letter) in one.to_lowercase().chars().enumerate() {
        let mut left = row + 1;
        let pairs = above.windows(2).zip(&letters);
        let next = pairs.map(|(pair, other)| {
            let (diagonal, up) = match pair {
                [diagonal, up] => (*diagonal, *up),
                _ => (0, 0),
            };
            left = (diagonal + usize::from(letter != *other))
                .min(left + 1)
                .min(up + 1);
            left
        });
        above = once(row + 1).chain(next.collect::<Vec<usize>>()).collect();
    }
    above.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (one, other, letters) in [
            ("", "", 0),
            ("", "disk", 4),
            ("disk", "", 4),
            ("dsik", "disk", 2),
            ("kitten", "sitting", 3),
            ("Disk", "disk", 0),
        ] {
            assert_eq!(distance(one, other), letters, "{one} {other}");
        }
    }
}
