import { describe, expect, it } from 'vitest';
import { intervalText } from '../../../src/charts/frame/format';
import { planeOf } from '../../../src/explore/compare/chartProps';
import { exportedComparison } from '../../../src/explore/compare/exported';
import { type PinnedRuns, pinnedOf } from '../../../src/explore/compare/pinned';
import { rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { compareInTurn } from '../../../src/explore/compare/runs';
import type { DayAnswer } from '../../../src/explore/day/asked';
import { chartHours } from '../../../src/explore/day/page/view';
import { answerRows } from '../../../src/explore/seek/view/rows';
import { sheetOutcomes } from '../../../src/explore/sheet/outcomes';
import { standings } from '../../../src/explore/study/bands';
import { measureOf, valuesOf } from '../../../src/explore/study/exploredStudy';
import { curveProps, mapProps } from '../../../src/explore/sweep/charts';
import { exportedSweep } from '../../../src/explore/sweep/exported';
import { pointsOf } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { rememberedStandings, viewOf } from '../../../src/explore/sweep/view';
import { published } from '../../../src/scenario/scenario';
import { exploredNamed } from '../../support/explored';
import { answering, ask, never, PAIR, report, studies } from './compared';
import { BEST, question as sought } from './seek/asked';

// Few runs that differ much have an interval that reaches below nothing, where no time and no rate is.
const study = exploredNamed('low-latency');
const THROUGHPUT = 'throughput.median';
const link = (path: string) => path;
const runs = [1, 100].map((value) =>
  report({ [THROUGHPUT]: value, 'roundtripTime.median': 3 * value }),
);
const wide = { mean: 50.5, low: -578, high: 679 };

const sweptBy = (query: string) => {
  const { question } = readSweep(
    study,
    new URLSearchParams(`from=low-latency/20-A&runs=2&${query}`),
  );
  const points = pointsOf(study, question).map((point) => ({
    ...point,
    reports: new Map(runs.entries()),
  }));
  const measure = measureOf(study, THROUGHPUT);
  if (measure === undefined) throw new Error('There is no throughput.');
  const view = viewOf(study, question, points, measure, rememberedStandings(study));
  return { question, points, view };
};

describe('an interval over runs begins at 0', () => {
  it('in text', () => {
    expect(intervalText({ low: -2.4, high: 7 }, 1)).toBe('0.0–7.0');
    expect(intervalText({ low: 2, high: 7 }, 0, ' to ')).toBe('2 to 7');
  });

  it('in the curve, the map and the files of a sweep', () => {
    const { question, points, view } = sweptBy('over=virtualUsers:2..4/2');
    const curve = curveProps(study, question, view, { knee: null, link });
    expect(curve.points.map(({ low }) => low)).toEqual([0, 0]);
    expect(curve.points[0]?.high).toBeGreaterThan(600);
    const [row] = exportedSweep(study, question, points, rememberedStandings(study), link);
    expect(row).toMatchObject({ metric: THROUGHPUT, simulated: 50.5, low: 0 });
    const map = sweptBy('over=virtualUsers:2..4/2&by=sendOnly:2..4/2');
    const { by } = map.question;
    if (by === null) throw new Error('There is no second knob.');
    const { cells } = mapProps(study, { ...map.question, by }, map.view, link);
    expect(cells.map(({ interval }) => interval?.low)).toEqual([0, 0, 0, 0]);
  });

  it('in the plane and the files of a comparison, whose differences may be below', async () => {
    const question = ask(PAIR);
    const simulate = answering(({ replication, values }) =>
      report({
        [THROUGHPUT]: replication === 0 ? 900 + (values[0] ?? 0) : 1,
        'roundtripTime.median': replication === 0 ? 0.5 : 700,
      }),
    );
    const made = await compareInTurn(studies, question, simulate, never, () => {});
    const pinned = pinnedOf(studies, question, made) as PinnedRuns;
    const rows = rowsOf(pinned.pinned);
    const plane = planeOf(pinned.pinned, rows);
    expect(plane?.points.map(({ x, y }) => [x.low, y.low >= 0])).toEqual([
      [0, true],
      [0, true],
    ]);
    const files = exportedComparison(pinned, sharedAndAlone(rows), question.seed, link);
    const [, other] = files.filter(({ metric }) => metric === THROUGHPUT);
    expect(other?.low).toBe(0);
    expect(Number(other?.differenceLow)).toBeLessThan(0);
  });

  it('in the table of a search, on a sheet and in a day', () => {
    const [row] = answerRows(
      study,
      sought,
      { ...BEST, found: { ...BEST.found, [THROUGHPUT]: wide } },
      { [THROUGHPUT]: wide },
    );
    expect([row?.best?.low, row?.base?.low]).toEqual([0, 0]);
    const scenario = published('low-latency/20-A');
    const standing = standings(study)(valuesOf(study, scenario));
    const [outcome] = sheetOutcomes(
      study,
      scenario,
      { here: runs, base: runs, nearest: [] },
      standing,
    );
    expect([outcome?.here?.low, outcome?.base?.low]).toEqual([0, 0]);
    const hour = { verdict: 'kept', judged: [{ measure: 'time', found: wide, band: null }] };
    const day = { hours: [hour] } as unknown as DayAnswer;
    const [drawn] = chartHours({ from: 0, rates: [1], peaks: null }, day, 'time');
    expect(drawn?.found).toEqual({ ...wide, low: 0 });
  });
});
