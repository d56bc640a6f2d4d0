import { expect, it } from 'vitest';
import { measureOf } from '../../../src/explore/study/exploredStudy';
import type { Measure } from '../../../src/explore/study/measure';
import { pointsOf } from '../../../src/explore/sweep/points';
import { publishedPointsOf, sweepRivalText } from '../../../src/explore/sweep/published';
import { readSweep } from '../../../src/explore/sweep/question';
import { rememberedStandings, viewOf } from '../../../src/explore/sweep/view';
import { exploredNamed } from '../../support/explored';
import { report } from './compared';

const study = exploredNamed('low-latency');
const standingOf = rememberedStandings(study);
const throughput = measureOf(study, 'throughput.median') as Measure;

/** A sweep whose points gave these means; those without one have no run. */
function swept(query: string, means: readonly (number | null)[]) {
  const { question } = readSweep(study, new URLSearchParams(`${query}&runs=1`));
  const points = pointsOf(study, question).map((point, place) => {
    const mean = means[place] ?? null;
    const runs = mean === null ? [] : [[0, report({ [throughput.id]: mean })] as const];
    return { ...point, reports: new Map(runs) };
  });
  expect(points).toHaveLength(means.length);
  const view = viewOf(study, question, points, throughput, standingOf);
  return { question, points, rival: sweepRivalText(study, question, view) };
}

it('names the points of a sweep that were measured, with what was', () => {
  const { question, points } = swept(
    'from=low-latency/18-D&over=messageBoxes:1..3/3',
    [90, 80, 70],
  );
  const found = publishedPointsOf(study, question, points, standingOf);
  expect(found.map(({ at }) => at)).toEqual(['MessageBoxes 1', 'MessageBoxes 3']);
  expect(found[0]?.text).toMatch(
    /^This is 17-B, 18-A, 18-C,? and 18-D, which differ in nothing that acts\. Measured: /,
  );
  expect(found[1]?.text).toMatch(/^This is 19-A and 19-B, .* 19-A throughput 74/);
  const open = swept('from=low-latency/18-D&over=messageBoxes:1..3/3', [null, 80, 70]);
  expect(publishedPointsOf(study, question, open.points, standingOf)).toHaveLength(1);
  expect(open.rival).toBe('');
});

it('names both values on a map', () => {
  const map = 'from=low-latency/20-A&over=virtualUsers:3..4/2&by=sendOnly:4..5/2';
  const { question, points } = swept(map, [90, 91, 92, 93]);
  const found = publishedPointsOf(study, question, points, standingOf);
  expect(found.map(({ at }) => at)).toEqual([
    'virtual users 3 and send only 4',
    'virtual users 4 and send only 4',
  ]);
  expect(found[0]?.text).toMatch(/^This is 20-A/);
});

it('sets what was measured against the best of a sweep; load that it turns is no condition', () => {
  const boxes = 'from=low-latency/18-D&over=messageBoxes:1..3/3';
  expect(swept(boxes, [95, 80, 70]).rival).toMatch(
    /under the same load: the best is .* against 95/,
  );
  const users = swept('from=low-latency/20-A&over=virtualUsers:2..40/2', [10, 20]);
  expect(users.rival).toMatch(/, which is published, was measured at .*, better than the 20/);
  expect(users.rival).not.toContain('under the same load');
});
