import { capitalised, countText, formatNumber, formatShare } from '../../charts/frame/format';
import { VERDICT_TEXTS } from '../../comparison/differences';
import { LEAST_TOLD, mostWidening } from '../../lab/bands/widening';
import { distanceText, togetherText } from '../../lab/view/distanceText';
import { farText } from '../../lab/view/farText';
import { digitsOf, formatError, inSentence, withUnit } from '../../lab/view/format';
import { changeText, valueText } from '../../lab/view/knobText';
import type { Scenario } from '../../scenario/scenario';
import { wordsOf } from '../../scenario/words';
import type { Summary } from '../../simulator/types';
import type { Standing } from '../study/bands';
import { baseValuesOf, type ExploredStudy, rowOf, valuesOf } from '../study/exploredStudy';
import { outsideOf } from '../study/outside';
import { measuredIn, type SheetOutcome, summaryOf } from './outcomes';
import type { SheetReports } from './runs';

/** Outcomes that sentences name, the most wanted; the table has them all. */
const MOST_NAMED = 2;

const amount = (value: number, unit: string): string =>
  withUnit(formatNumber(value, digitsOf(value)), unit);

/** What a sheet is called where its reader has not said: the change as a question. */
export function titleOf(study: ExploredStudy, scenario: Scenario): string {
  const { schema } = study.context;
  const row = rowOf(study, scenario);
  const base = baseValuesOf(study, scenario);
  const changed = schema.knobs.flatMap((knob) => {
    const value = scenario.changes[knob.id];
    return value === undefined ? [] : [changeText(knob, base[knob.id] ?? knob.default, value)];
  });
  const [only] = changed;
  if (only === undefined) return `What does ${row} do, as ${wordsOf(study.context).standing}?`;
  const what = changed.length === 1 ? only : countText(changed.length, 'change', 'changes');
  return `What becomes of ${row} with ${what}?`;
}

/** The answer in bold, and what goes with it. */
export interface Answer {
  first: string;
  rest: string;
}

function changeTexts({ label, change, verdict }: SheetOutcome): string[] {
  if (change === null || change === 'unsettled') return [];
  const { mean, low, high } = change;
  const name = inSentence(label);
  if (low <= 0 && high >= 0) return [`${name} may be unchanged`];
  const by = `${formatError(mean)} (${formatError(low)} to ${formatError(high)})`;
  if (verdict === 'told' || verdict === null) return [`${name} ${by}`];
  return [
    verdict === 'model'
      ? `${name} ${by}, which ${VERDICT_TEXTS.model}`
      : `which way ${name} goes cannot be told (simulated ${formatError(mean)})`,
  ];
}

/** What the runs say, in sentences made from their numbers. */
export function answerOf(
  study: ExploredStudy,
  scenario: Scenario,
  outcomes: readonly SheetOutcome[],
): Answer {
  const named = outcomes.slice(0, MOST_NAMED);
  const numbers = named.flatMap(({ label, unit, here }) =>
    here === null ? [] : [`${inSentence(label)} ${amount(here.mean, unit)}`],
  );
  const bands = named.flatMap(({ unit, band }) => {
    if (band === null) return [];
    const digits = digitsOf(band.low);
    return [
      `${formatNumber(band.low, digits)} to ${withUnit(formatNumber(band.high, digits), unit)}`,
    ];
  });
  const changes = named.flatMap(changeTexts);
  const sentence = numbers.join('; ');
  const row = `${rowOf(study, scenario)} as ${wordsOf(study.context).standing}`;
  const isUnsettled = named.some(({ change }) => change === 'unsettled');
  return {
    first: sentence === '' ? '' : `${capitalised(sentence)}.`,
    rest: [
      isUnsettled ? `No difference from ${row} is told: that takes two steady states.` : '',
      changes.length > 0 ? `Against ${row}: ${changes.join('; ')}.` : '',
      bands.length > 0
        ? `Counting what the model gets wrong, nine of ten measurements would lie at ${bands.join(', and at ')}.`
        : 'The record of the model says nothing of how far a measurement would be from it.',
    ]
      .filter((text) => text !== '')
      .join(' '),
  };
}

/** The nearest measured configuration, what was measured there, and how far off the model is. */
export function nearestText(
  study: ExploredStudy,
  { nearest }: Standing,
  reports: SheetReports,
  outcomes: readonly SheetOutcome[],
): { name: string; text: string } | null {
  if (nearest === null || !isMeasured(study, nearest)) return null;
  const { label, distance } = nearest;
  const there = summaryOf(0, reports.nearest);
  const named = outcomes.slice(0, MOST_NAMED);
  const numbers = named.flatMap(({ id, label: of, unit }) => {
    const measured = measuredIn(study, label, id);
    return measured === null ? [] : [{ id, of, unit, measured }];
  });
  const measured = numbers.map(
    ({ of, unit, measured: m }) => `${inSentence(of)} ${amount(m, unit)}`,
  );
  const errors = numbers.flatMap(({ id, measured: m, unit }) => {
    const simulated = there?.metrics[id]?.mean;
    if (simulated === undefined || m === 0) return [];
    return [`${amount(simulated, unit)}, off by ${formatError(simulated / m - 1)}`];
  });
  const far = distance === 0 ? 'It is this configuration.' : `It is ${farText(distance)}.`;
  const text = [
    measured.length > 0 ? `Measured ${measured.join('; ')}.` : 'Nothing comparable was measured.',
    errors.length > 0 ? `Simulated there: ${errors.join('; ')}.` : '',
    far,
  ];
  return { name: label, text: text.filter((one) => one !== '').join(' ') };
}

/** Whether anything was measured of a configuration. */
const isMeasured = ({ index }: ExploredStudy, nearest: Standing['nearest']): boolean =>
  index.configurations.some(
    ({ id, measured }) =>
      id === nearest?.label && Object.values(measured).some((one) => one !== null),
  );

/** How far from what was measured, and what that does to the bands, which there are none of without a steady state. */
export function trustText(
  study: ExploredStudy,
  scenario: Scenario,
  { nearest, placeIn, regimesOf }: Standing,
  summary: Summary | null,
): { text: string; verdict: string } {
  const { bands } = study.index;
  const words = wordsOf(study.context);
  const outside = outsideOf(study, valuesOf(study, scenario));
  if (summary?.status === 'unstable') {
    return {
      text: distanceText(outside, words),
      verdict: 'There is no steady state: trust no number here.',
    };
  }
  const distance = nearest?.distance ?? 0;
  const place = placeIn(regimesOf(summary?.metrics));
  const more = place === null ? 0 : mostWidening(bands, place) - 1;
  const wider =
    more < LEAST_TOLD
      ? ''
      : ` The distance from it makes the bands up to ${formatShare(more, 0)} wider.`;
  if (outside.length > 0) {
    return {
      text: distanceText(outside, words),
      verdict: 'The model alone tells what is simulated here; measure before you promise anything.',
    };
  }
  if (distance === 0 && !isMeasured(study, nearest)) {
    return {
      text: `Nobody measured this configuration: it is as ${words.standing}.`,
      verdict: 'The model alone tells what is simulated here; measure before you promise anything.',
    };
  }
  if (distance > 0 && bands.widening === null) {
    return {
      text: `Every knob lies within what ${words.source} measured, though not in this combination. ${capitalised(words.source)} does not tell how far off the model is between its configurations.`,
      verdict: 'The model alone tells what is simulated here; measure before you promise anything.',
    };
  }
  if (distance > 0) {
    return {
      text: `Every knob lies within what ${words.source} measured, though not in this combination.${wider}`,
      verdict: 'Trust the numbers as far as their bands.',
    };
  }
  const isChanged = Object.keys(scenario.changes).length > 0;
  return {
    text: isChanged
      ? `No setting that acts here differs from ${nearest?.label ?? 'a configuration'}, which was measured.`
      : 'This configuration was measured.',
    verdict: 'Where the measurement and the model differ, trust the measurement.',
  };
}

/** An assumed stage below this is the ordinary time of what it stands for. */
const LEAST_ASSUMED_MS = 10;

/** What of the scenario and its result rests on assumptions, a sentence each: changed knobs first. */
export function assumptionsOf(
  study: ExploredStudy,
  scenario: Scenario,
  summary: Summary | null,
): string[] {
  const { schema } = study.context;
  const words = wordsOf(study.context);
  const values = valuesOf(study, scenario);
  const outside = outsideOf(study, values);
  const beyond = outside.map(({ knob, value, together }) => {
    const text = together && togetherText(together, knob);
    if (text && together.joint.many.includes(knob.id)) {
      return `${capitalised(text)} were never measured: at most ${together.most} were.`;
    }
    const here = withUnit(valueText(knob, value), knob.unit === 'ms' ? 'ms' : '');
    const load = text ? ` with ${text}` : '';
    return `${knob.label} ${here} was never measured${load}${knob.beyond === '' ? ' and rests on the mechanism alone' : `: ${inSentence(knob.beyond)}`}.`;
  });
  const assumed = schema.knobs.filter(
    (knob) =>
      knob.defaultOrigin === 'assumed' &&
      !knob.advanced &&
      scenario.changes[knob.id] === undefined &&
      values[knob.id] === knob.default &&
      (study.index.ranges[knob.id] ?? []).every((one) => one === knob.default),
  );
  const own = assumed.map((knob) => {
    const unit = /^(ms|s|min|h|KB|MB|%)$/.test(knob.unit) ? knob.unit : '';
    return `${knob.label} ${withUnit(valueText(knob, knob.default), unit)} is ${words.assumed}: ${words.whyAssumed}.`;
  });
  const stages = (summary?.stages ?? [])
    .filter(({ kind, meanMs }) => kind === 'assumed' && meanMs >= LEAST_ASSUMED_MS)
    .map(
      ({ label, meanMs }) =>
        `${label}, ${amount(meanMs, 'ms')} of the time of a ${words.one}, is assumed: ${words.source} does not explain it.`,
    );
  const caution = study.caution?.(values) ?? '';
  return [...(caution === '' ? [] : [caution]), ...beyond, ...stages, ...own];
}
