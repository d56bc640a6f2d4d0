import { describe, expect, it } from 'vitest';
import {
  leastRaises,
  type Raisable,
  type Raise,
  verified,
} from '../../../../src/explore/day/survive';

const knobs: Raisable[] = ['a', 'b', 'c'].map((knob) => ({ knob, label: knob, from: 1, most: 4 }));

/** Survives where weighted hosts suffice: more of anything never keeps less. */
const needs =
  (weights: Record<string, number>, enough: number) =>
  (raises: readonly Raise[]): boolean =>
    raises.reduce((sum, { knob, more }) => sum + more * (weights[knob] ?? 0), 0) >= enough;

/** All ways with one knob, or with two, by counting each of them. */
function brute(keeps: (raises: readonly Raise[]) => boolean): {
  one: Map<string, number>;
  two: Map<string, number>;
} {
  const one = new Map<string, number>();
  const two = new Map<string, number>();
  for (const a of knobs) {
    for (let more = a.most; more >= 1; more -= 1)
      if (keeps([{ ...a, more }])) one.set(a.knob, more);
    for (const b of knobs.slice(knobs.indexOf(a) + 1)) {
      for (let ofA = 1; ofA <= a.most; ofA += 1) {
        for (let ofB = 1; ofB <= b.most; ofB += 1) {
          if (
            !keeps([
              { ...a, more: ofA },
              { ...b, more: ofB },
            ])
          )
            continue;
          const name = `${a.knob}+${b.knob}`;
          two.set(name, Math.min(two.get(name) ?? Number.POSITIVE_INFINITY, ofA + ofB));
        }
      }
    }
  }
  return { one, two };
}

const totals = (found: readonly (readonly Raise[])[]): Map<string, number> =>
  new Map(
    found.map((raises) => [
      raises.map(({ knob }) => knob).join('+'),
      raises.reduce((sum, { more }) => sum + more, 0),
    ]),
  );

describe('the least that survives', () => {
  const weights = [0, 1, 2, 3.5, 5];
  const cases = weights.flatMap((a) =>
    weights.flatMap((b) =>
      [2, 4, 6.5, 9, 13, 19, 27, 41].map((enough) => ({ a, b, c: 1, enough })),
    ),
  );

  it('is that of trying everything', async () => {
    for (const { enough, ...own } of cases) {
      const keeps = needs(own, enough);
      let tried = 0;
      const found = await leastRaises(knobs, async (raises) => {
        tried += 1;
        return keeps(raises);
      });
      const { one, two } = brute(keeps);
      expect(totals(found)).toEqual(one.size > 0 ? one : two);
      for (const raises of found) expect(keeps(raises)).toBe(true);
      const sizes = [...totals(found).values()];
      expect(sizes).toEqual([...sizes].sort((x, y) => x - y));
      expect(tried).toBeLessThan(50);
    }
  });

  it('is nothing where nothing tried survives', async () => {
    expect(await leastRaises(knobs, async () => false)).toEqual([]);
    expect(await leastRaises([], async () => true)).toEqual([]);
  });

  it('is raised where it does not hold, and dropped where nothing does', async () => {
    const [a] = knobs;
    if (a === undefined) throw new Error('no knob');
    const proofs: number[] = [];
    const held = await verified([{ ...a, more: 2 }], async ([one]) => {
      proofs.push(one?.more ?? 0);
      return (one?.more ?? 0) >= 3 ? 'holds' : null;
    });
    expect(held).toEqual({ raises: [{ ...a, more: 3 }], proof: 'holds' });
    expect(proofs).toEqual([2, 3]);
    expect(await verified([{ ...a, more: 2 }], async () => null)).toBeNull();
  });
});
