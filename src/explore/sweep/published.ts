import { asPublishedText } from '../../lab/view/asPublishedText';
import { placesAt } from '../../scenario/distance';
import { measuredOf, type Standing } from '../study/bands';
import type { ExploredStudy } from '../study/exploredStudy';
import { rivalText } from '../trust/rival';
import type { RunPoint } from './found';
import { knobNamed, type SweepQuestion } from './question';
import { atValue } from './texts';
import type { SweepView } from './view';

/** A point of a sweep that is a measured configuration. */
export interface PublishedPoint {
  /** Its values of the swept knobs, such as "virtual users 3". */
  at: string;
  /** Which configuration it is, and what was measured of it. */
  text: string;
}

/** The points of a sweep with runs that are measured configurations, in the order of all. */
export function publishedPointsOf(
  study: ExploredStudy,
  { over, by }: SweepQuestion,
  points: readonly RunPoint[],
  standingOf: (point: RunPoint) => Standing,
): PublishedPoint[] {
  const surroundings = measuredOf(study);
  const known = { ...study, textOf: (label: string) => label };
  const isRun = (point: RunPoint) => point.reports.size > 0;
  const isAtOne = (point: RunPoint) => standingOf(point).nearest?.distance === 0;
  return points
    .filter((point) => isRun(point) && isAtOne(point))
    .map((point) => {
      const { values, over: column, by: row } = point;
      const at = [
        atValue(knobNamed(study, over.knob), column),
        ...(by === null || row === null ? [] : [atValue(knobNamed(study, by.knob), row)]),
      ].join(' and ');
      return { at, text: asPublishedText(known, placesAt(surroundings, values), '') };
    });
}

/** What the study measured against the best of a sweep, in a sentence; empty before all its runs are made. */
export function sweepRivalText(
  study: ExploredStudy,
  { over, by }: SweepQuestion,
  { measure, best, isWhole }: SweepView,
): string {
  if (!isWhole || !best?.found) return '';
  return rivalText(study, {
    values: best.point.values,
    found: best.found.estimate.mean,
    wanted: measure,
    isMoreWanted: measure.better === 'more',
    limits: [],
    moved: [over.knob, ...(by === null ? [] : [by.knob])],
  });
}
