import { formatNumber, inSentence, withUnit } from '../../lab/view/format';
import { shownUnit, valueText } from '../../lab/view/knobText';
import type { Knob } from '../../scenario/schema';
import type { ExploredStudy } from '../study/exploredStudy';
import { knobNamed, type SweepQuestion } from './question';
import type { SweepView, ViewedPoint } from './view';

/** A value of a knob with its unit. */
export const namedValue = (knob: Knob, value: number): string =>
  withUnit(valueText(knob, value), shownUnit(knob));

/** Such as "virtual users 12". */
const atValue = (knob: Knob, value: number): string =>
  `${inSentence(knob.label)} ${namedValue(knob, value)}`;

const numberText = ({ measure, digits }: SweepView, value: number): string =>
  withUnit(formatNumber(value, digits), measure.unit);

const mean = ({ found }: ViewedPoint): number | null => found?.estimate.mean ?? null;

/** Changes smaller than this share of the value count as none. */
const HARDLY = 0.02;

/** What a curve shows, made from its runs. */
export function curveFinding(
  study: ExploredStudy,
  question: SweepQuestion,
  view: SweepView,
  knee: number | null = null,
): string {
  const { measure, points, best } = view;
  const knob = knobNamed(study, question.over.knob);
  const means = points.flatMap((point) => mean(point) ?? []);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  if (best === null) {
    const isDone = points.every(({ runs, point }) => runs > 0 || point.conflict !== null);
    return isDone
      ? `${measure.label} has no value in these runs`
      : `${measure.label} over ${inSentence(knob.label)}`;
  }
  if (means.length > 1 && most - least <= HARDLY * Math.abs(most)) {
    return `${measure.label} hardly depends on ${inSentence(knob.label)}: ${numberText(view, least)} to ${numberText(view, most)}`;
  }
  const bend = points.find(({ point }) => point.over === knee);
  const there = bend && mean(bend);
  if (there !== undefined && there !== null && bend !== best) {
    const edge = measure.better === 'more' ? 'at most' : 'at least';
    return `${measure.label} is ${numberText(view, there)} at the knee, ${edge} ${numberText(view, mean(best) ?? 0)}`;
  }
  const extreme = measure.better === 'more' ? 'highest' : 'lowest';
  return `${measure.label} is ${extreme} at ${atValue(knob, best.point.over)}: ${numberText(view, mean(best) ?? 0)}`;
}

/** What a map shows, made from its runs. */
export function mapFinding(study: ExploredStudy, question: SweepQuestion, view: SweepView): string {
  const { measure, best } = view;
  const { over, by } = question;
  const [first, second] = [knobNamed(study, over.knob), by && knobNamed(study, by.knob)];
  if (second === null) return curveFinding(study, question, view);
  if (best === null) {
    return `${measure.label} by ${inSentence(first.label)} and ${inSentence(second.label)}`;
  }
  const extreme = measure.better === 'more' ? 'highest' : 'lowest';
  return `${measure.label} is ${extreme} at ${atValue(first, best.point.over)} and ${atValue(second, best.point.by ?? 0)}: ${numberText(view, mean(best) ?? 0)}`;
}

/** What the knee says, or why there is none; empty for a sweep that can have none. */
export function kneeText(
  study: ExploredStudy,
  question: SweepQuestion,
  knee: number | null,
): string {
  const knob = knobNamed(study, question.over.knob);
  if (question.by !== null || question.over.knob !== study.loadKnob || study.knee === null)
    return '';
  if (knee === null) {
    return `No knee between ${namedValue(knob, lowOf(question))} and ${namedValue(knob, highOf(question))}: power, throughput divided by response time, has its peak at an end, or none that stands out.`;
  }
  const how =
    study.knee.response === null
      ? 'with the response time of Little’s law, load divided by throughput'
      : 'of those simulated';
  return `Knee at ${atValue(knob, knee)}: there power, throughput divided by response time, is greatest, ${how}. Beyond it waiting grows faster than throughput.`;
}

const lowOf = ({ over: { extent } }: SweepQuestion): number =>
  extent.kind === 'between' ? extent.low : 0;
const highOf = ({ over: { extent } }: SweepQuestion): number =>
  extent.kind === 'between' ? extent.high : 0;
