/** Sweeps after which a chain is given up, and the change below which it has settled. */
const MOST_SWEEPS = 20_000;
const SETTLED = 1e-10;

export interface Leap<State> {
  to: State;
  /** Per ms. */
  rate: number;
}

/**
 * Stationary mean of a function of the state of a finite Markov chain in continuous time, by Gauss and Seidel's sweeps over
 * the balance of each state. `keyOf` tells states apart.
 */
export function stationaryMean<State>(
  first: State,
  leapsOf: (state: State) => Leap<State>[],
  keyOf: (state: State) => number,
  of: (state: State) => number,
): number {
  const places = new Map([[keyOf(first), 0]]);
  const states = [first];
  const into: { from: number; rate: number }[][] = [[]];
  const out: number[] = [];
  for (let from = 0; from < states.length; from += 1) {
    let sum = 0;
    for (const { to, rate } of leapsOf(states[from] as State)) {
      const key = keyOf(to);
      const place = places.get(key) ?? states.push(to) - 1;
      places.set(key, place);
      into[place] ??= [];
      if (place === from) continue;
      into[place].push({ from, rate });
      sum += rate;
    }
    out.push(sum);
  }
  const shares = new Float64Array(states.length).fill(1 / states.length);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let change = 0;
    let total = 0;
    for (let place = 0; place < states.length; place += 1) {
      let flow = 0;
      for (const { from, rate } of into[place] ?? []) flow += (shares[from] ?? 0) * rate;
      const share = flow / (out[place] ?? 1);
      change += Math.abs(share - (shares[place] ?? 0));
      shares[place] = share;
      total += share;
    }
    for (let place = 0; place < states.length; place += 1)
      shares[place] = (shares[place] ?? 0) / total;
    if (change < SETTLED) break;
  }
  return states.reduce((mean, state, place) => mean + of(state) * (shares[place] ?? 0), 0);
}
