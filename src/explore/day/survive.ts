import { onlyDifferences } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import { knobById } from '../../scenario/schema';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../study/exploredStudy';
import type { Asked } from './asked';

/** A knob counts no more than this many up: a plan with five further computers is another system. */
const MOST_MORE = 4;

/** A knob that may be raised. */
export interface Raisable {
  knob: string;
  label: string;
  from: number;
  /** How many more are tried. */
  most: number;
}

/** So many more of what a knob counts. */
export interface Raise extends Raisable {
  more: number;
}

/** Knobs that count hosts, computers and what else has a price, as far as they go up. */
export function raisable(study: ExploredStudy, { scenario }: Pick<Asked, 'scenario'>): Raisable[] {
  const values = valuesOf(study, scenario);
  return study.priced.flatMap(({ knob: id, label }) => {
    const knob = knobById(study.context.schema, id);
    const from = values[id] ?? 0;
    const most = Math.min(MOST_MORE, (knob?.max ?? from) - from);
    return most < 1 ? [] : [{ knob: id, label, from, most }];
  });
}

/** The changes of a scenario with some knobs raised. */
export const raised = (
  study: ExploredStudy,
  { scenario }: Pick<Asked, 'scenario'>,
  raises: readonly Raise[],
): KnobValues =>
  onlyDifferences(study.context.schema, baseValuesOf(study, scenario), {
    ...scenario.changes,
    ...Object.fromEntries(raises.map(({ knob, from, more }) => [knob, from + more])),
  });

/** Whether the load is survived with these knobs raised. */
export type Keeps = (raises: readonly Raise[]) => Promise<boolean>;

const total = (raises: readonly Raise[]): number => raises.reduce((sum, { more }) => sum + more, 0);

/** The least number from 1 to `most` that keeps, where more never keeps less; null where `most` does not. */
async function least(
  most: number,
  keeps: (more: number) => Promise<boolean>,
): Promise<number | null> {
  if (!(await keeps(most))) return null;
  let [fails, works] = [0, most];
  while (works - fails > 1) {
    const middle = Math.floor((fails + works) / 2);
    if (await keeps(middle)) works = middle;
    else fails = middle;
  }
  return works;
}

/** The fewest of two knobs together: along the edge between what keeps and what does not. */
async function leastOfTwo(a: Raisable, b: Raisable, keeps: Keeps): Promise<Raise[] | null> {
  const both = (ofA: number, ofB: number): Raise[] => [
    { ...a, more: ofA },
    { ...b, more: ofB },
  ];
  if (!(await keeps(both(a.most, b.most)))) return null;
  let best: Raise[] | null = null;
  let ofB = b.most;
  for (let ofA = 1; ofA <= a.most; ofA += 1) {
    let works = false;
    while (ofB >= 1 && (await keeps(both(ofA, ofB)))) {
      works = true;
      ofB -= 1;
    }
    if (works) {
      ofB += 1;
      if (best === null || ofA + ofB < total(best)) best = both(ofA, ofB);
    }
  }
  return best;
}

/**
 * The least that one knob has to be raised, for each knob that helps alone; where none does, the least of two together. It
 * assumes that more of anything never breaks what less of it kept; what it gives is to be verified. Ordered by how many
 * more it takes; none where nothing tried keeps.
 */
export async function leastRaises(knobs: readonly Raisable[], keeps: Keeps): Promise<Raise[][]> {
  const found: Raise[][] = [];
  for (const knob of knobs) {
    const more = await least(knob.most, (count) => keeps([{ ...knob, more: count }]));
    if (more !== null) found.push([{ ...knob, more }]);
  }
  if (found.length === 0) {
    for (const [index, a] of knobs.entries()) {
      for (const b of knobs.slice(index + 1)) {
        const two = await leastOfTwo(a, b, keeps);
        if (two !== null) found.push(two);
      }
    }
  }
  return found.sort((a, b) => total(a) - total(b));
}

/** The raises and, while they do not hold and a knob goes further, one more; null where nothing holds. */
export async function verified<Proof>(
  raises: readonly Raise[],
  prove: (raises: readonly Raise[]) => Promise<Proof | null>,
): Promise<{ raises: readonly Raise[]; proof: Proof } | null> {
  let now = [...raises];
  for (;;) {
    const proof = await prove(now);
    if (proof !== null) return { raises: now, proof };
    const last = now.reduce((at, { more, most }, index) => (more < most ? index : at), -1);
    if (last < 0) return null;
    now = now.map((one, index) => (index === last ? { ...one, more: one.more + 1 } : one));
  }
}
