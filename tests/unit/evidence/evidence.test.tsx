import { describe, expect, it, vi } from 'vitest';
import { replayedStudy } from '../../../src/comparison/replayedStudy';
import type { Comparison } from '../../../src/comparison/types';
import { judgedClaims } from '../../../src/evidence/claims';
import { judgedGoals } from '../../../src/evidence/goals';
import { statedBoardOf } from '../../../src/evidence/stated';
import type { KnobSchema } from '../../../src/scenario/schema';
import { FILES, reading, toyStudy } from './toyStudies';

const toys = vi.hoisted(() => ({ studies: [] as ReturnType<typeof toyStudy>[] }));
vi.mock('../../../src/studies/registry', () => ({
  STUDIES: toys.studies,
  studyOfDocument: ({ document }: { document: string }) =>
    toys.studies.find((study) => study.document === document),
}));

const [toy, other] = [toyStudy('toy'), toyStudy('other')];
toys.studies.push(toy, other);
const schema = { study: 'toy', knobs: [] } as unknown as KnobSchema;

describe('the claims of a study', () => {
  const judge = (read = reading()) => judgedClaims(toy, toy.contentsOf(read, schema), read);

  it('are its own, judged by its own files', () => {
    const judged = judge();
    expect(judged).toMatchObject({ study: 'toy', modelVersion: '1.2.0', repeats: null });
    expect(judged.claims.map(({ id, measured, simulated }) => [id, measured, simulated])).toEqual([
      ['T-01', 'holds', 'holds'],
    ]);
    expect(judged.metrics).toBe(toy.metrics);
    expect(judged.read('a', 'rate').value).toBe(100);
  });

  it('say which run did not settle', () => {
    const notesOf = ({ claims: [first] }: ReturnType<typeof judge>) =>
      first?.comparisons[0]?.simulated.notes;
    expect(notesOf(judge())).toEqual(['b does not settle: what it reached counts.']);
    const unreplayed = { 'replays/toy.json': { configurations: {} } };
    expect(notesOf(judge(reading(unreplayed)))).toEqual([]);
  });
});

describe('the goals', () => {
  const parameters = [{ id: 'p', value: 1, unit: '', origin: 'assumed', meaning: '' }] as const;
  const schemaOf = vi.fn((study: string) => ({ ...schema, study }));
  const parametersOf = vi.fn((study: string) => (study === 'toy' ? parameters : []));
  const figuresOf = (changed?: Readonly<Record<string, unknown>>) => {
    const goals = judgedGoals({ read: reading(changed), schemaOf, parametersOf });
    return Object.fromEntries(goals.map(({ id, figure }) => [id, figure]));
  };
  const every = [
    ...(FILES['validation/goals.json'] as { id: string }[]),
    ...['coverage.lowest', 'coverage.highest', 'ssj', 'simpyPyodide', 'native', 'replay'].map(
      (id) => ({ id: `kernel.${id}` }),
    ),
  ];

  it('take their figures from the kernel and from each study', () => {
    expect(figuresOf({ 'validation/goals.json': every })).toEqual({
      'kernel.visits': 12,
      'toy.results': 2,
      'other.results': 2,
      elsewhere: null,
      'kernel.coverage.lowest': 94.2,
      'kernel.coverage.highest': 95.8,
      'kernel.ssj': 3,
      'kernel.simpyPyodide': 120,
      'kernel.native': 2,
      'kernel.replay': 0.7,
    });
  });

  it('have none where nothing was measured, and miss the speed', () => {
    const speed = { rows: [], replay: { cpuSeconds: 1 } };
    expect(
      figuresOf({ 'validation/goals.json': every, 'validation/speed.json': speed }),
    ).toMatchObject({
      'kernel.visits': Number.NaN,
      'kernel.ssj': null,
      'kernel.simpyPyodide': null,
      'kernel.native': null,
    });
  });

  it('are asked with what belongs to the study', () => {
    figuresOf();
    for (const study of [toy, other]) {
      const asked = study.asked.at(-1);
      expect(asked?.replayed.study).toBe(study.id);
      expect(asked?.schema.study).toBe(study.id);
      expect(asked?.parameters).toEqual(study === toy ? parameters : []);
      expect(asked?.claims.map(({ id }) => id)).toEqual([study === toy ? 'T-01' : 'O-01']);
    }
  });

  it('keep what stands beside them', () => {
    const goals = judgedGoals({ read: reading(), schemaOf, parametersOf });
    expect(goals.map(({ beside }) => beside?.[0]?.figure)).toEqual([
      undefined,
      3,
      undefined,
      undefined,
    ]);
    expect(goals[0]).not.toHaveProperty('beside');
  });
});

describe('the board of a study', () => {
  const study = replayedStudy('toy', toy.contentsOf(reading(), schema).configurations, reading());
  const printed = { rate: { printed: '100', value: 100 } };
  const boardWith = (changes: Partial<Comparison>, isCap = false) => {
    const [first] = study.results;
    const [comparison] = first?.comparisons ?? [];
    if (!first || !comparison) throw new Error('Nothing is compared.');
    const metrics = { ...first.configuration.metrics, isCap: () => isCap };
    return statedBoardOf({
      ...study,
      ledger: [{ scenario: 'toy/a', metric: 'wait', reason: '', since: '1' }],
      results: [
        {
          ...first,
          configuration: { ...first.configuration, metrics, cells: printed as never },
          comparisons: [
            { ...comparison, ...changes },
            { ...comparison, metric: 'not printed' },
          ],
        },
      ],
    });
  };
  const rowWith = (changes: Partial<Comparison>, isCap?: boolean) =>
    boardWith(changes, isCap).rows[0];

  it('has a row for each printed result', () => {
    const board = boardWith({});
    expect(board).toMatchObject({ study: 'toy', modelVersion: '1.2.0', replications: 3 });
    expect(board.rows).toEqual([
      {
        scenario: 'toy/a',
        metric: 'rate',
        label: 'Rate',
        unit: '1/s',
        printed: '100',
        measured: 100,
        simulated: { mean: 110, low: 110, high: 110 },
        error: expect.closeTo(0.1, 12),
        accepted: { tolerance: 0.1 },
        verdict: 'outside',
        role: 'predicted',
        inLedger: false,
      },
    ]);
  });

  it('says what is accepted', () => {
    expect(rowWith({ reading: { low: 5, high: 9 } })?.accepted).toEqual({ low: 5, high: 9 });
    expect(rowWith({ measured: 0 })?.accepted).toEqual({ low: 0, high: 0 });
    expect(rowWith({ tolerance: null })?.accepted).toBeNull();
  });

  it('has no estimate where a part of it is missing', () => {
    for (const part of ['simulated', 'low', 'high'])
      expect(rowWith({ [part]: null })?.simulated).toBeNull();
  });

  it('says what a result is worth, and whether it is in the ledger', () => {
    expect(rowWith({ role: 'not-reproduced' })?.role).toBe('not reproduced');
    expect(rowWith({ role: 'calibrated' }, true)?.role).toBe('documented cap');
    const [, wait] = statedBoardOf({
      ...study,
      ledger: [{ scenario: 'toy/b', metric: 'rate', reason: '', since: '1' }],
      results: study.results.map((result) => ({
        ...result,
        configuration: { ...result.configuration, cells: printed as never },
      })),
    }).rows;
    expect(wait).toMatchObject({ scenario: 'toy/b', inLedger: true });
  });
});
