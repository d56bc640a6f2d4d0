import { capitalised } from '../../charts/frame/format';
import type { MarkedNumber, MarkedText } from '../../charts/frame/marked';
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
export const atValue = (knob: Knob, value: number): string =>
  `${inSentence(knob.label)} ${namedValue(knob, value)}`;

const marked = ({ measure, digits }: SweepView, value: number): MarkedNumber => ({
  value,
  text: withUnit(formatNumber(value, digits), measure.unit),
  metric: measure.id,
  kind: 'simulated',
});

const mean = ({ found }: ViewedPoint): number | null => found?.estimate.mean ?? null;

/** Changes smaller than this share of the value count as none. */
const HARDLY = 0.02;

/** What is found of, as a sentence begins with it: that it is simulated, and not final as long as runs are missing. */
function subjectOf({ measure, best, isWhole }: SweepView): string {
  const name = inSentence(measure.label);
  if (best === null) return isWhole ? capitalised(name) : `So far ${name}`;
  return `Simulated${isWhole ? '' : ' so far'}, ${name}`;
}

/** At which values of the knob a curve is best, as far as its runs can tell: "at virtual users 12", or "from … on". */
function whereText(knob: Knob, { points, equals }: SweepView): string {
  const known = points.filter(({ found }) => found !== null);
  const values = equals.map(({ point }) => namedValue(knob, point.over));
  const [first = '', last = ''] = [values[0], values.at(-1)];
  const name = inSentence(knob.label);
  if (values.length === 1) return `at ${name} ${first}`;
  if (knob.kind !== 'integer') return `at ${name} ${values.join(' and ')}`;
  const places = equals.map((one) => known.indexOf(one));
  const isStretch = places.every((place, index) => place === (places[0] ?? 0) + index);
  if (!isStretch) return `at ${name} ${first} already`;
  if (places.at(-1) === known.length - 1) return `from ${name} ${first} on`;
  return places[0] === 0 ? `up to ${name} ${last}` : `from ${name} ${first} to ${last}`;
}

/** What a curve shows, made from its runs. */
export function curveFinding(
  study: ExploredStudy,
  question: SweepQuestion,
  view: SweepView,
  knee: number | null = null,
): MarkedText {
  const { measure, points, best, equals } = view;
  const what = subjectOf(view);
  const knob = knobNamed(study, question.over.knob);
  const means = points.flatMap((point) => mean(point) ?? []);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  if (best === null) {
    const isDone = points.every(({ runs, point }) => runs > 0 || point.conflict !== null);
    return [
      isDone ? `${what} has no value in these runs` : `${what} over ${inSentence(knob.label)}`,
    ];
  }
  if (means.length > 1 && most - least <= HARDLY * Math.abs(most)) {
    const [low, high] = [marked(view, least), marked(view, most)];
    const range = low.text === high.text ? [low] : [low, ' to ', high];
    return [`${what} hardly depends on ${inSentence(knob.label)}: `, ...range];
  }
  const bend = points.find(({ point }) => point.over === knee);
  const there = bend && mean(bend);
  if (there !== undefined && there !== null && !equals.includes(bend as ViewedPoint)) {
    const isMore = measure.better === 'more';
    const [here, edge] = [marked(view, there), marked(view, isMore ? most : least)];
    if (here.text === edge.text)
      return [`${what} is `, here, ` at the knee, nowhere ${isMore ? 'more' : 'less'}`];
    return [
      `${what} is `,
      here,
      ' at the knee, and ',
      edge,
      ` where it is ${isMore ? 'highest' : 'lowest'}`,
    ];
  }
  const extreme = measure.better === 'more' ? 'highest' : 'lowest';
  return [`${what} is ${extreme} ${whereText(knob, view)}: `, marked(view, mean(best) ?? 0)];
}

/** What a map shows, made from its runs. */
export function mapFinding(
  study: ExploredStudy,
  question: SweepQuestion,
  view: SweepView,
): MarkedText {
  const { measure, best, equals } = view;
  const what = subjectOf(view);
  const { over, by } = question;
  const [first, second] = [knobNamed(study, over.knob), by && knobNamed(study, by.knob)];
  if (second === null) return curveFinding(study, question, view);
  if (best === null) {
    return [`${what} by ${inSentence(first.label)} and ${inSentence(second.label)}`];
  }
  const extreme = measure.better === 'more' ? 'highest' : 'lowest';
  const others = equals.length - 1;
  return [
    `${what} is ${extreme} at ${atValue(first, best.point.over)} and ${atValue(second, best.point.by ?? 0)}${equals.length > 1 ? ' already' : ''}: `,
    marked(view, mean(best) ?? 0),
    ...(equals.length > 1
      ? [
          `; by these runs ${others === 1 ? '1 more combination is' : `${formatNumber(others)} more combinations are`} as ${measure.better === 'more' ? 'high' : 'low'}`,
        ]
      : []),
  ];
}

/** What the knee says, or why there is none; empty for a sweep that can have none. */
export function kneeText(
  study: ExploredStudy,
  question: SweepQuestion,
  knee: number | null,
  range: { low: number; high: number } | null = null,
  isWhole = true,
): MarkedText {
  const knob = knobNamed(study, question.over.knob);
  if (question.by !== null || question.over.knob !== study.loadKnob || study.knee === null)
    return [];
  if (knee === null) {
    return [
      `${isWhole ? 'No knee' : 'So far no knee'} between ${namedValue(knob, lowOf(question))} and ${namedValue(knob, highOf(question))}, as simulated: power, throughput divided by response time, has its peak at an end, or none that stands out.`,
    ];
  }
  const how =
    study.knee.response === null
      ? 'as simulated, with the response time of Little’s law, load divided by throughput'
      : 'of those simulated';
  return [
    `${isWhole ? 'Knee at' : 'So far the knee is at'} ${inSentence(knob.label)} `,
    { value: knee, text: namedValue(knob, knee), metric: `knee.${knob.id}`, kind: 'simulated' },
    range === null || range.low === range.high
      ? ''
      : `, by these runs between ${namedValue(knob, range.low)} and ${namedValue(knob, range.high)}`,
    `: there power, throughput divided by response time, is greatest, ${how}. Beyond it waiting grows faster than throughput.`,
  ];
}

const lowOf = ({ over: { extent } }: SweepQuestion): number =>
  extent.kind === 'between' ? extent.low : 0;
const highOf = ({ over: { extent } }: SweepQuestion): number =>
  extent.kind === 'between' ? extent.high : 0;

/** Points of a sweep whose bands are wider by what the parameters leave open. */
export interface OpenPoints {
  /** Those that nobody measured, in a study that has other sets of parameters. */
  open: number;
  /** Of those, how many have bands without it. */
  narrow: number;
  /** Whether other parameters are tried now, which begins when the runs of the sweep have ended. */
  isTrying: boolean;
}

/** Whether the bands of a sweep hold what the parameters leave open; empty where no sets of them say. */
export function bandText({ open, narrow, isTrying }: OpenPoints, isMap: boolean): string {
  if (open === 0) return '';
  if (isMap)
    return 'Bands in the table leave out what other parameters would change; those of a lab hold it.';
  if (narrow === 0) return 'The band holds what other parameters would change, too.';
  const where =
    narrow === open ? '' : ` at ${formatNumber(narrow)} of ${formatNumber(open)} points`;
  return `The band is narrower than that of a lab${where}: what other parameters would change is ${isTrying ? 'being tried, one point after the other' : 'added once all runs are made'}.`;
}
