import { describe, expect, it } from 'vitest';
import { otherModelsText } from '../../../src/explore/compare/otherModels';
import { pinnedOf, withTried } from '../../../src/explore/compare/pinned';
import { rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { standings } from '../../../src/explore/study/bands';
import { simulateTried } from '../../../src/explore/study/excess';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import type { Run } from '../../../src/simulator/types';
import { exploredNamed } from '../../support/explored';
import { answering, ask, report, studies } from './compared';

const study = exploredNamed('low-latency');
const users = study.context.schema.knobs.findIndex(({ id }) => id === 'virtualUsers');

/** A model whose first parameter is how much users count: in some sets less than nothing. */
const model = ({ values, parameters = [] }: Run) =>
  report({
    'throughput.median': 100 + (values[users] ?? 0) * (parameters[0] ?? 1),
    'roundtripTime.median': 300 + (values[users] ?? 0),
  });

/** The first sentence of a comparison, where of 24 sets so many have users slow the system. */
async function said(query: string, slow: number, unstable = 0): Promise<string> {
  const question = ask(query);
  const runs = question.scenarios.map((scenario) => {
    const values = Object.values(valuesOf(study, scenario));
    return [0, 1].map((replication) =>
      model({ study: study.id, values, seed: 1, replication, protocol: 'study' }),
    );
  });
  const made = pinnedOf(studies, question, { planned: 2, previews: [], reports: runs });
  if (made === null) throw new Error('nothing made');
  const ensemble = async () => ({
    modelVersion: study.context.schema.modelVersion,
    parameters: [],
    sets: Array.from({ length: 24 }, (_, set) => [set < slow ? -1 : 1, set]),
    spreads: {},
  });
  const tried = new Map(
    await Promise.all(
      made.pinned.map(async (one) => {
        const simulate = answering((run) => ({
          ...model(run),
          status: (run.parameters?.[1] ?? 0) >= 24 - unstable ? 'unstable' : 'done',
        }));
        const { nearest } = standings(study)(one.values);
        const found = await simulateTried(
          { ...study, ensemble },
          one.scenario,
          nearest,
          1,
          simulate,
        );
        return [one.letter, found] as const;
      }),
    ),
  );
  const { pinned } = withTried(made, ({ letter }) => tried.get(letter) ?? null);
  return otherModelsText(pinned, sharedAndAlone(rowsOf(pinned)).shared, 1);
}
const QUERY = 'a=low-latency/20-A&b=low-latency/20-A,virtualUsers=9';

describe('other parameters that fit as well', () => {
  it('say in how many of them another scenario is ahead', async () => {
    expect(await said(QUERY, 5)).toBe(
      // Too many measured differences of the roundtrip's size went the other way: it is not told.
      'Among other parameters that fit the measurements as well, B has more throughput in 19 of 24.',
    );
  });

  it('count those alone in which both come to an end', async () => {
    expect(await said(QUERY, 5, 3)).toMatch(/more throughput in 16 of 21\.$/);
  });

  it('say nothing where they were not tried, or of two studies', () => {
    const made = pinnedOf(studies, ask(QUERY), {
      planned: 1,
      previews: [],
      reports: [[report({ 'throughput.median': 1 })], [report({ 'throughput.median': 2 })]],
    });
    if (made === null) throw new Error('nothing made');
    expect(otherModelsText(made.pinned, sharedAndAlone(rowsOf(made.pinned)).shared, 1)).toBe('');
    const [a, b] = made.pinned;
    if (!a || !b) throw new Error('no pair');
    const bySet = { 'throughput.median': [1, 2] };
    const apart = [
      { ...a, bySet },
      { ...b, study: exploredNamed('capacity'), bySet },
    ];
    const { shared } = sharedAndAlone(rowsOf(made.pinned));
    expect(otherModelsText(apart, shared, 1)).toBe('');
    expect(
      otherModelsText(
        [
          { ...a, bySet },
          { ...b, bySet },
        ],
        shared,
        1,
      ),
    ).toMatch(/more throughput in 0 of 2\.$/);
  });
});
