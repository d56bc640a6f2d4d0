//! Pools over stations: which stations each spans, and which is taken before which.

use super::Errors;
use super::fields;
use super::places::{Place, Places};
use crate::system::given::Given;
use crate::system::model::Pool;
use core::cmp::Reverse;

/// A pool before the names that it is over are resolved.
pub struct Unresolved {
    pub name: String,
    pub count: u32,
    pub over: Given<Vec<Given<String>>>,
    /// Its field.
    pub at: String,
}

/// The pools, outer before inner: who spans more stations is the outer one, and of equals who
/// names the other.
pub fn resolve(pools: Vec<Unresolved>, places: &Places, errors: &mut Errors) -> Vec<Pool> {
    let fields: Vec<String> = pools.iter().map(|pool| pool.at.clone()).collect();
    let (named, direct): (Vec<_>, Vec<_>) = pools
        .into_iter()
        .map(|pool| {
            let over = over(pool.over, &format!("{}.over", pool.at), places, errors);
            ((pool.name, pool.count), over)
        })
        .unzip();
    let spans = Spans::of(&direct, places.stations);
    let mut resolved = Vec::new();
    for (index, ((name, count), at)) in named.into_iter().zip(fields).enumerate() {
        let (over, depth) = spans.at(index);
        if depth > direct.len() {
            let accepted = "stations, or pools that are not over this one";
            errors.add(format!("{at}.over"), &name, accepted);
        }
        let width = over.iter().filter(|&&is_over| is_over).count();
        resolved.push((Reverse(width), Reverse(depth), Pool { name, count, over }));
    }
    resolved.sort_by_key(|&(width, depth, _)| (width, depth));
    resolved.into_iter().map(|(_, _, pool)| pool).collect()
}

fn over(
    given: Given<Vec<Given<String>>>,
    field: &str,
    places: &Places,
    errors: &mut Errors,
) -> Vec<Place> {
    let accepted = "a list of stations, or of pools over stations";
    let names = given.read(field, accepted, errors);
    if names.as_ref().is_some_and(Vec::is_empty) {
        errors.add(field, "[]", "at least one of them");
    }
    let names = names.into_iter().flatten().enumerate();
    names
        .filter_map(|(index, name)| {
            let field = format!("{field}[{index}]");
            let name = fields::required(Some(name), &field, "a name", errors)?;
            places.find(&name, &field, errors)
        })
        .collect()
}

/// By pool, which stations it spans, and how many pools lie below each other in it: more than there
/// are where it is over itself.
struct Spans {
    over: Vec<Vec<bool>>,
    depths: Vec<usize>,
}

impl Spans {
    fn of(direct: &[Vec<Place>], stations: usize) -> Self {
        let mut spans = Spans {
            over: vec![vec![false; stations]; direct.len()],
            depths: vec![0; direct.len()],
        };
        // Each round sees one pool further into the others.
        for _ in 0..=direct.len() {
            for (pool, places) in direct.iter().enumerate() {
                for place in places {
                    spans.include(pool, *place);
                }
            }
        }
        spans
    }

    fn at(&self, pool: usize) -> (Vec<bool>, usize) {
        let over = self.over.get(pool).cloned();
        let depth = self.depths.get(pool).copied();
        (over.unwrap_or_default(), depth.unwrap_or_default())
    }

    fn include(&mut self, pool: usize, place: Place) {
        let (more, depth) = match place {
            Place::Station(station) => {
                let only = (0..=station).map(|one| one == station);
                (only.collect(), 0)
            }
            Place::Pool(inner) => {
                let (over, depth) = self.at(inner);
                (over, depth + 1)
            }
        };
        if let Some(over) = self.over.get_mut(pool) {
            let both = over.iter_mut().zip(more);
            both.for_each(|(is_over, more)| *is_over |= more);
        }
        if let Some(own) = self.depths.get_mut(pool) {
            *own = depth.max(*own);
        }
    }
}
