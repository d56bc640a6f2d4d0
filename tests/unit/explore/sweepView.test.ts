import { expect, it } from 'vitest';
import { measureOf } from '../../../src/explore/study/exploredStudy';
import { pointsOf } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { rememberedStandings, viewOf } from '../../../src/explore/sweep/view';
import { exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');

/** Values of the swept knobs at the points that nobody measured. */
function beyond(query: string, changes = ''): string[] {
  const measure = measureOf(study, 'throughput.median');
  if (measure === undefined) throw new Error('There is no throughput.');
  const { question } = readSweep(
    study,
    new URLSearchParams(`from=low-latency/20-A${changes}&${query}`),
  );
  const points = pointsOf(study, question).map((point) => ({ ...point, reports: new Map() }));
  return viewOf(study, question, points, measure, rememberedStandings(study)).points.flatMap(
    ({ isBeyond, point }) => (isBeyond ? [`${point.over} ${point.by ?? ''}`.trim()] : []),
  );
}

it('marks points beyond what was measured of either swept knob', () => {
  expect(beyond('over=sendOnly:2..6/5')).toEqual(['5', '6']);
  expect(beyond('over=virtualUsers:2..4/3&by=sendOnly:4..6/2').sort()).toEqual([
    '2 6',
    '3 6',
    '4 6',
  ]);
});

it('marks loads with which a MessageBox more was not measured, and those alone', () => {
  expect(beyond('over=virtualUsers:2..8/7', ',messageBoxes=2')).toEqual(['5', '6', '7', '8']);
  expect(beyond('over=virtualUsers:2..8/7')).toEqual([]);
  expect(beyond('over=sendOnly:2..5/4', ',messageBoxes=2,virtualUsers=8')).toEqual(['5']);
});
