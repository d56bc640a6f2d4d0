import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { exportedComparison } from '../../../src/explore/compare/exported';
import { type PinnedRuns, pinnedOf } from '../../../src/explore/compare/pinned';
import { rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { compareInTurn } from '../../../src/explore/compare/runs';
import {
  answerCsv,
  answerJson,
  type ExportedRow,
  footingColumns,
} from '../../../src/explore/study/exported';
import { exportedSweep } from '../../../src/explore/sweep/exported';
import { pointsOf } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { rememberedStandings } from '../../../src/explore/sweep/view';
import type { Report } from '../../../src/simulator/report';
import { summarise } from '../../../src/simulator/summarise';
import { exploredNamed } from '../../support/explored';
import { answering, ask, lucky, never, PAIR, report, studies } from './compared';

const addressOf = (path: string) => `https://example.org${path}`;
const link = addressOf('/explore/sweep?from=low-latency/20-A,sendOnly=5&over=virtualUsers:2..6/3');

/** What a reader of CSV makes of rows again: numbers where there were numbers, null where nothing was. */
function readBack(rows: readonly ExportedRow[]): ExportedRow[] {
  const read = csvParse(answerCsv({ link, rows }));
  return rows.map((row, index) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const text = read[index]?.[column] ?? '';
        return [
          column,
          typeof value === 'number' ? Number(text) : text === '' && value === null ? null : text,
        ];
      }),
    ),
  );
}

describe('the files of a sweep', () => {
  const study = exploredNamed('low-latency');
  const { question } = readSweep(
    study,
    new URLSearchParams(
      'from=low-latency/20-A,sendOnly=3&over=virtualUsers:2..6/3&by=server:xeon,dual&runs=2&seed=9',
    ),
  );
  const points = pointsOf(study, question).map((point, place) => ({
    ...point,
    reports: new Map(
      [1 / 3, 2 / 3].map((share, replication) => [
        replication,
        report({ 'throughput.median': 100 + place + share, 'roundtripTime.median': 300 / 7 }),
      ]),
    ),
  }));
  const rows = exportedSweep(study, question, points, rememberedStandings(study), addressOf);

  it('have bands of the regime that the runs of a point show', () => {
    const widthWith = (busyPercent: number) => {
      const { question: asked } = readSweep(
        study,
        new URLSearchParams('from=low-latency/20-A&over=virtualUsers:6..8/2&runs=1'),
      );
      const made = pointsOf(study, asked).map((point) => ({
        ...point,
        reports: new Map([
          [0, report({ 'roundtripTime.median': 300, 'cpu.BPI8X-O01': busyPercent })],
        ]),
      }));
      const [row] = exportedSweep(study, asked, made, rememberedStandings(study), addressOf).filter(
        ({ metric }) => metric === 'roundtripTime.median',
      );
      return Number(row?.bandHigh) / Number(row?.bandLow);
    };
    expect(widthWith(70)).toBeGreaterThan(1.5 * widthWith(50));
  });

  it('hold every measure of every point, with what makes it again', () => {
    expect(rows).toHaveLength(points.length * study.measures.length);
    const second = rows.find(
      ({ virtualUsers, metric }) => virtualUsers === 4 && metric === 'throughput.median',
    );
    expect(second).toMatchObject({
      scenario: 'low-latency/20-A,virtualUsers=4,sendOnly=3,server=xeon',
      unit: 'messages/s',
      simulated: (points.find(({ over }) => over === 4) === points[2] ? 102 : Number.NaN) + 0.5,
      bandLow: expect.any(Number),
      bandHigh: expect.any(Number),
      runs: 2,
      protocol: 'short',
      seed: 9,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      model: `low-latency:${study.context.schema.modelVersion}`,
    });
    expect(second?.link).toMatch(
      /^https:\/\/example\.org\/low-latency\/test-case-20\/?\?.*sendOnly=3/,
    );
    expect(second?.link).toContain('seed=9');
  });

  it('come back from CSV and JSON with every digit, commas and empty places', () => {
    expect(rows.some(({ measured }) => measured === null)).toBe(true);
    expect(readBack(rows)).toEqual(rows);
    expect(JSON.parse(answerJson({ link, rows }))).toEqual({ link, rows });
  });

  it('have a column for each swept knob, the second only where there is one', () => {
    expect(rows.map(({ server }) => server)).toContain('8-way Xeon');
    const one = readSweep(
      study,
      new URLSearchParams('from=low-latency/20-A&over=virtualUsers:2..6/3'),
    );
    const made = pointsOf(study, one.question).map((point) => ({
      ...point,
      reports: new Map([[0, report({ 'throughput.median': 100, 'roundtripTime.median': 300 })]]),
    }));
    const [first] = exportedSweep(study, one.question, made, rememberedStandings(study), addressOf);
    expect(first).toMatchObject({ virtualUsers: 2 });
    expect(first).not.toHaveProperty('server');
  });

  it('leave out what was not simulated, and give no band of a backlog', () => {
    const unsettled = points.map((point, place) => ({
      ...point,
      reports: new Map(
        place === 0
          ? []
          : [...point.reports].map(([one, made]) => [
              one,
              { ...made, status: 'unstable' as const },
            ]),
      ),
    }));
    const left = exportedSweep(study, question, unsettled, rememberedStandings(study), addressOf);
    expect(left).toHaveLength((points.length - 1) * study.measures.length);
    expect(left.every(({ status, bandLow }) => status === 'unstable' && bandLow === null)).toBe(
      true,
    );
  });
});

it('files give runs the status that a summary of them has', () => {
  const statusOf = (...all: Report['status'][]) => {
    const reports = all.map((status) => report({}, { status }));
    const { status } = footingColumns(reports, { seed: 1, protocol: 'study' });
    expect(status).toBe(summarise(1, reports).status);
    return status;
  };
  expect(statusOf('done', 'done')).toBe('done');
  expect(statusOf('done', 'running')).toBe('running');
  expect(statusOf('running', 'unstable', 'done')).toBe('unstable');
});

describe('the files of a comparison', () => {
  it('hold each number of each scenario and its difference, and come back with every digit', async () => {
    const question = ask(PAIR);
    const made = await compareInTurn(studies, question, answering(lucky(3)), never, () => {});
    const pinned = pinnedOf(studies, question, made) as PinnedRuns;
    const rows = exportedComparison(
      pinned,
      sharedAndAlone(rowsOf(pinned.pinned)),
      question.seed,
      addressOf,
    );
    const [a, b] = rows.filter(({ metric }) => metric === 'roundtripTime.median');
    expect([a?.letter, b?.letter, a?.difference]).toEqual(['A', 'B', null]);
    expect(b?.difference).toBeCloseTo(Number(b?.simulated) - Number(a?.simulated), 9);
    expect(Number(b?.differenceLow)).toBeLessThan(Number(b?.difference));
    expect(b).toMatchObject({ unit: 'ms', seed: 5, protocol: 'study', runs: pinned.runs });
    expect(Number(b?.bandHigh)).toBeGreaterThan(Number(b?.high));
    expect(Number(b?.differenceBandLow)).toBeLessThan(Number(b?.differenceLow));
    expect(Number(b?.differenceBandHigh)).toBeGreaterThan(Number(b?.differenceHigh));
    expect([a?.verdict, b?.verdict]).toEqual([null, 'told']);
    expect(readBack(rows)).toEqual(rows);
  });
});
