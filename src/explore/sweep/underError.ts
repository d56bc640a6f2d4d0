import { differenceOfEstimates } from '../../comparison/differences';
import { formatNumber, inSentence, orList } from '../../lab/view/format';
import type { ExploredStudy } from '../study/exploredStudy';
import { isRecorded, judgesFrom } from '../study/judged';
import { knobNamed, type SweepQuestion } from './question';
import { namedValue } from './texts';
import type { SweepView, ViewedPoint } from './view';

/** The points that measurements would show behind the best: told, by the errors of measured differences. */
function behind(study: ExploredStudy, { measure, points, best }: SweepView): ViewedPoint[] {
  const first = best?.found?.estimate;
  if (!best || !first) return [];
  const judgeOf = judgesFrom(study, best.point.values);
  return points.filter(({ point, found, runs }) => {
    if (found === null || point === best.point) return false;
    const difference = differenceOfEstimates(first, found.estimate, Math.min(runs, best.runs));
    const judged = judgeOf(point.values)(measure, difference);
    return judged?.verdict === 'told';
  });
}

/**
 * At which other values measurements might find the best: where the difference lies within the model's error or its
 * direction is not to be trusted. Empty before there is a best, and of what no measured differences tell of.
 */
export function underErrorText(
  study: ExploredStudy,
  { over, by }: SweepQuestion,
  view: SweepView,
): string {
  const { measure, points, best, isWhole } = view;
  const known = points.filter(({ found, isUnstable }) => found !== null && !isUnstable);
  const others = known.filter(({ point }) => point !== best?.point);
  if (!isWhole || !best || others.length === 0 || !isRecorded(study, measure.id)) return '';
  const told = new Set(behind(study, view));
  const open = others.filter((one) => !told.has(one));
  if (open.length === 0) return 'Measurements, too, would show all other points behind the best.';
  if (open.length === others.length)
    return 'Under the model’s error no point is told from the best: measurements might find it at any of them.';
  if (by !== null)
    return `Under the model’s error ${formatNumber(open.length)} of ${formatNumber(others.length)} other points are not told from the best: measurements might find it there.`;
  const knob = knobNamed(study, over.knob);
  const values = [best, ...open].map(({ point }) => point.over).sort((a, b) => a - b);
  const [low = 0, high = 0] = [values[0], values.at(-1)];
  const within = known.filter(({ point: { over: value } }) => value >= low && value <= high);
  const where =
    knob.kind === 'integer' && within.length === values.length
      ? `${namedValue(knob, low)} to ${namedValue(knob, high)}`
      : orList(values.map((value) => namedValue(knob, value)));
  return `Under the model’s error the best may be at ${inSentence(knob.label)} ${where}: measurements might not tell those apart.`;
}
