import { spreadValues } from '../../scenario/spreadValues';
import type { Report } from '../../simulator/report';
import type { ExploredStudy } from '../study/exploredStudy';
import type { RunPoint } from './found';
import { pointAt, pointsOf, type SweepPoint } from './points';
import { knobNamed, type SweepQuestion } from './question';
import { kneeOfSweep } from './view';

/** Values that a step beside the knee is divided into, and how often. */
const VALUES_NEAR = 9;
const MOST_ROUNDS = 3;

/** Values between the neighbours of the knee that the sweep does not have; none where these are next to it. */
function valuesNear(study: ExploredStudy, question: SweepQuestion, points: readonly RunPoint[]) {
  const knee = kneeOfSweep(study, question, points);
  if (knee === null) return [];
  const loads = points.map(({ over }) => over).sort((a, b) => a - b);
  const at = loads.indexOf(knee);
  const [left = knee, right = knee] = [loads[at - 1], loads[at + 1]];
  return spreadValues(knobNamed(study, question.over.knob), left, right, VALUES_NEAR).filter(
    (value) => !loads.includes(value),
  );
}

/**
 * The points of a sweep with the runs that there are: those of its steps and, once these have all their runs, further
 * ones near the knee, so that it does not depend on the steps. Which these are follows from the runs alone.
 */
export function sweptPoints(
  study: ExploredStudy,
  question: SweepQuestion,
  reportsOf: (point: SweepPoint) => ReadonlyMap<number, Report>,
): RunPoint[] {
  const withReports = (point: SweepPoint): RunPoint => ({ ...point, reports: reportsOf(point) });
  let points = pointsOf(study, question).map(withReports);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const isWhole = points.every(
      ({ conflict, reports }) => conflict !== null || reports.size >= question.replications,
    );
    const more = isWhole ? valuesNear(study, question, points) : [];
    if (more.length === 0) return points;
    points = [
      ...points,
      ...more.map((value) => withReports(pointAt(study, question, value, null))),
    ];
    points.sort((a, b) => a.over - b.over);
  }
  return points;
}
