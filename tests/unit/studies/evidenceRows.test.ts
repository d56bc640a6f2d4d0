import { describe, expect, it } from 'vitest';
import { errorInterval } from '../../../src/studies/low-latency/evidence/board';
import { boardCsv } from '../../../src/studies/low-latency/evidence/boardCsv';
import { growthsOf } from '../../../src/studies/low-latency/evidence/growths';
import { machineDifferences, meansOf } from '../../../src/studies/low-latency/evidence/means';
import {
  residualCellOf,
  residualCellsOf,
  residualsOf,
} from '../../../src/studies/low-latency/evidence/residuals';
import { byChoice, namesOf } from '../../../src/studies/low-latency/evidence/structureRows';
import type { Study, StudyResult } from '../../../src/studies/low-latency/evidence/study';
import type { BoardData } from '../../../src/studies/low-latency/evidence/types';
import { knobSchema } from '../../../src/studies/low-latency/knobs';

type Comparisons = StudyResult['comparisons'];
const comparison = (
  quantity: string,
  metric: string,
  measured: number | null,
  simulated: number | null,
  more = {},
) =>
  ({
    quantity,
    metric,
    measured,
    simulated,
    low: simulated === null ? null : simulated - 10,
    high: simulated === null ? null : simulated + 10,
    error: measured === null || simulated === null ? null : simulated / measured - 1,
    ...more,
  }) as unknown as Comparisons[number];

interface Made {
  users?: number;
  others?: number;
  comparable?: boolean;
  comparisons?: Comparisons;
}
const SERVER = knobSchema.knobs.find(({ id }) => id === 'server');

/** A configuration with so many users; `others` is the value of another knob. */
function resultOf(
  id: string,
  { users = 3, others = 1, comparable = true, comparisons = [] }: Made = {},
): StudyResult {
  const knobs = knobSchema.knobs.map((knob) =>
    knob.id === 'virtualUsers' ? users : knob.id === 'sendOnly' ? others : knob.default,
  );
  const machine = (name: string, ...roles: string[]) => ({ name, roles });
  return {
    id,
    scenario: `low-latency/${id}`,
    knobs,
    comparable,
    comparisons,
    testCase: {
      number: 20,
      tables: [
        { rows: [{ id, cells: { 'roundtripTime.mean': { printed: '0.3 s', value: 300 } } }] },
      ],
      topology: {
        machines: [
          machine('B', 'send'),
          machine('A', 'receive', 'track'),
          machine('SQL', 'messagebox'),
        ],
      },
    },
    summary: {
      machines: [machine('A', 'receive'), machine('B', 'send'), machine('B', 'send')],
      resources: [
        { id: 'publishLock', utilisationPercent: 40 },
        { id: 'publishLock', utilisationPercent: 70 },
        { id: 'other', utilisationPercent: 99 },
      ],
    },
  } as unknown as StudyResult;
}
const studyOf = (...results: StudyResult[]) =>
  ({ schema: knobSchema, results }) as unknown as Study;

describe('an error', () => {
  it('has its interval by what stands for the printed value', () => {
    const plain = errorInterval(comparison('throughput', 'throughput.median', 100, 110));
    expect(plain).toEqual({ mean: expect.closeTo(0.1), low: 0, high: expect.closeTo(0.2) });
    const corrected = errorInterval(
      comparison('throughput', 'throughput.median', 100, 110, { reference: 200 }),
    );
    expect(corrected).toMatchObject({ low: expect.closeTo(-0.5), high: expect.closeTo(-0.4) });
  });

  it('is none where one of the two is missing', () => {
    expect(errorInterval(comparison('throughput', 'x', null, 110))).toBeNull();
    expect(errorInterval(comparison('throughput', 'x', 100, null))).toBeNull();
    expect(errorInterval(comparison('throughput', 'x', 100, 110, { low: null }))).toBeNull();
    expect(errorInterval(comparison('throughput', 'x', 100, 110, { high: null }))).toBeNull();
  });
});

describe('residuals', () => {
  const throughput = comparison('throughput', 'throughput.median', 120, 110);
  const request = comparison('requestTime', 'requestTime.median', 100, 130, { reference: 125 });

  it('are of what can be compared, by what stands for the printed value', () => {
    const cells = residualCellsOf([
      request,
      throughput,
      comparison('responseTime', 'r', 100, null),
      comparison('cpu', 'c', 1, 1),
    ]);
    expect(
      cells.map(({ quantity, measured, simulated }) => [quantity, measured, simulated]),
    ).toEqual([
      ['throughput', 120, 110],
      ['requestTime', 125, 130],
    ]);
    expect(residualCellOf([throughput], 'throughput')?.measured).toBe(120);
    expect(residualCellOf([throughput], 'requestTime')).toBeUndefined();
  });

  it('stand beside what they may depend on', () => {
    const alone = resultOf('1-C', { comparisons: [throughput] });
    const bare = { ...alone, summary: { ...alone.summary, machines: [], resources: [] } };
    const { points, servers } = residualsOf(
      studyOf(
        resultOf('1-A', { users: 7, comparisons: [throughput] }),
        resultOf('1-B', { comparable: false }),
        bare,
        resultOf('1-D'),
      ),
    );
    expect(points.map(({ id }) => id)).toEqual(['1-A', '1-C', '1-D']);
    expect(points.map(({ users }) => users)).toEqual([7, 3, 3]);
    expect(points.map(({ publishLockPercent }) => publishLockPercent)).toEqual([70, null, 70]);
    expect(points.map(({ roundtripsPerHost }) => roundtripsPerHost)).toEqual([60, null, null]);
    expect(servers).toEqual([SERVER?.choices.find(({ value }) => value === SERVER.default)?.label]);
  });
});

describe('growth with the users', () => {
  const times = (requestMs: number, responseMs: number | null) => [
    comparison('requestTime', 'requestTime.median', requestMs, requestMs + 10),
    comparison('responseTime', 'responseTime.median', responseMs, 2 * (responseMs ?? 0)),
  ];

  it('is that of neighbours that have all else in common', () => {
    const growths = growthsOf(
      studyOf(
        resultOf('1-B', { users: 5, comparisons: times(150, 60) }),
        resultOf('1-A', { users: 3, comparisons: times(100, 50) }),
        resultOf('1-C', { users: 9, comparisons: times(210, 90) }),
        resultOf('1-D', { users: 9, others: 6, comparisons: times(900, 900) }),
        resultOf('1-E', { users: 12, comparable: false, comparisons: times(1, 1) }),
      ),
    );
    expect(growths).toEqual([
      {
        from: '1-A',
        to: '1-B',
        users: [3, 5],
        request: { measured: 50, simulated: 50 },
        response: { measured: 10, simulated: 20 },
      },
      {
        from: '1-B',
        to: '1-C',
        users: [5, 9],
        request: { measured: 60, simulated: 60 },
        response: { measured: 30, simulated: 60 },
      },
    ]);
  });

  it('is none between equal users, or where a time is not compared', () => {
    const of = (...results: StudyResult[]) => growthsOf(studyOf(...results));
    const first = resultOf('1-A', { users: 3, comparisons: times(100, 50) });
    expect(of(first, resultOf('1-B', { users: 3, comparisons: times(150, 60) }))).toEqual([]);
    expect(of(first, resultOf('1-B', { users: 5, comparisons: times(150, null) }))).toEqual([]);
    expect(of(first, resultOf('1-B', { users: 5, comparisons: times(150, 60).slice(1) }))).toEqual(
      [],
    );
  });
});

describe('means and processors', () => {
  const data = meansOf(
    studyOf(
      resultOf('1-A', {
        comparisons: [
          comparison('roundtripTime', 'roundtripTime.mean', 300, 330),
          comparison('cpu', 'cpu.A', 40, 44),
          comparison('cpu', 'cpu.B', 50, null),
          comparison('cpu', 'cpu.SQL', 60, 61),
        ],
      }),
      resultOf('1-B', { comparisons: [comparison('cpu', 'cpu.A', null, 44)] }),
      resultOf('1-C', { comparable: false }),
    ),
  );

  it('are those of computers that run BizTalk, as far as they are printed', () => {
    expect(data.machines).toEqual(['A', 'B']);
    expect(data.rows.map(({ id, machines }) => [id, machines.map(({ name }) => name)])).toEqual([
      ['1-A', ['B', 'A']],
      ['1-B', []],
    ]);
    expect(data.rows[0]?.roundtrip).toMatchObject({
      measured: 300,
      simulated: 330,
      error: { mean: expect.closeTo(0.1) },
    });
    expect(data.rows[1]?.roundtrip).toMatchObject({ measured: null, simulated: null, error: null });
  });

  it('differ where both are known', () => {
    expect(machineDifferences(data)).toEqual([
      { scenario: 'low-latency/1-A', machine: 'A', measured: 40, simulated: 44 },
    ]);
  });
});

it('the board as a file has a line for each quantity, with what is not known left open', () => {
  const cell = {
    quantity: 'throughput',
    metric: 'throughput.median',
    printed: '1,234',
    measured: 1234,
    reference: null,
    erratum: null,
    simulated: 1200.123456,
    error: { mean: -0.0275, low: -0.03, high: -0.02 },
    heldOutError: null,
    role: 'judged',
    inLedger: false,
  };
  const bare = {
    ...cell,
    measured: null,
    reference: 5,
    simulated: null,
    error: null,
    erratum: 'E1',
    inLedger: true,
  };
  const row = {
    id: '1-A',
    server: 'Xeon, fast',
    users: 3,
    trackingPoints: 4,
    notCompared: null,
    cells: [cell, bare],
  };
  const text = boardCsv({
    rows: [row, { ...row, id: '1-B', notCompared: 'unlike', cells: [cell] }],
    tolerances: { throughput: 0.1 },
  } as unknown as BoardData);
  const lines = text.split('\n');
  const heads = lines[0]?.split(',') ?? [];
  expect([heads.length, new Set(heads).size, heads[0]]).toEqual([17, 17, 'configuration']);
  for (const head of heads) expect(head).toMatch(/\w/);
  expect(lines.slice(1)).toEqual([
    '1-A,"Xeon, fast",3,4,throughput.median,judged,"1,234",1234,1200.12,-0.0275,-0.03,-0.02,,0.1,no,,',
    '1-A,"Xeon, fast",3,4,throughput.median,judged,"1,234",5,,,,,,0.1,yes,E1,',
    '1-B,"Xeon, fast",3,4,throughput.median,judged,"1,234",1234,1200.12,-0.0275,-0.03,-0.02,,0.1,no,,unlike',
    '',
  ]);
});

it('mechanisms are always chosen, never, or not without some test cases', () => {
  const rows = [
    { name: 'Crowding', omittedWithout: [] },
    { name: 'Sharing', omittedWithout: [1, 2, 3] },
    { name: 'Latch', omittedWithout: [2] },
    { name: 'Spool', omittedWithout: [1, 2] },
  ];
  const { always, never, wavering } = byChoice({ rows, testCases: 3 } as unknown as Parameters<
    typeof byChoice
  >[0]);
  expect([always, never, wavering].map(namesOf)).toEqual([
    'Crowding',
    'Sharing',
    'Latch and Spool',
  ]);
  expect(namesOf(rows as unknown as Parameters<typeof namesOf>[0])).toBe(
    'Crowding, Sharing, Latch, and Spool',
  );
});
