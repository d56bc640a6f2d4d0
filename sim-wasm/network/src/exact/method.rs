//! Chooses between the exact answer and the approximation, and says why.

use super::approximate::{self, PoolInside, binds};
use super::held::hold;
use super::network::Network;
use super::product_form;
use super::solution::{Overloaded, Solution};

/// Mean values, and what stands in the way of exact ones: sentences, of which exact ones need none.
pub struct Answered {
    pub solution: Solution,
    pub pools: Vec<PoolInside>,
    pub obstacles: Vec<String>,
}

pub fn solve(network: &Network) -> Result<Answered, Overloaded> {
    let pool = network.pools.iter().find(|pool| binds(network, pool));
    let pool = pool.map(|pool| {
        format!(
            "“{}” has fewer permits than may be asked for: what it covers is taken as one station, as fast as it is with as many permits taken.",
            pool.name
        )
    });
    let mut obstacles: Vec<String> = pool
        .into_iter()
        .chain(product_form::obstacle(network))
        .collect();
    if obstacles.is_empty() {
        return Ok(Answered {
            solution: product_form::solve(network)?,
            pools: Vec::new(),
            obstacles,
        });
    }
    let mut found = approximate::solve(network)?;
    let mut priorities = network.classes.iter().map(|class| class.priority);
    let first = priorities.next();
    if !found.pools.is_empty() && priorities.any(|one| Some(one) != first) {
        obstacles.push("Priorities before pools are left out.".into());
    }
    let crossing = found.crossing.iter();
    obstacles.extend(crossing.map(|name| {
        format!(
            "“{name}” lies across other pools: what it shares with them is taken as outside of it."
        )
    }));
    if !found.is_corrected {
        obstacles.push("Several servers are taken as a fast one behind a delay.".into());
    }
    if !found.converged {
        obstacles.push("The estimate did not come to rest.".into());
    }
    if hold(network, &mut found.solution) {
        obstacles.push("The estimate passed the asymptotic bounds, and is held at them.".into());
    }
    Ok(Answered {
        solution: found.solution,
        pools: found.pools,
        obstacles,
    })
}
