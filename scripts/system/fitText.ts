import type { Explained, Prediction, Range } from '../../src/system/fitAnswer';
import { loadOf } from '../../src/system/fitLevels';
import type { LoadTestAnswer } from '../../src/system/loadTest';
import { number } from '../command/table';
import { section, warningLines } from './sections';

const range = ({ low, high }: Range): string =>
  high === null ? `${number(low)} or more` : `${number(low)} to ${number(high)}`;
const ranged = (of: Range | null): [value: string, range: string] =>
  of === null ? ['-', '-'] : [number(of.value), range(of)];
const percent = (value: number | null): string => (value === null ? '-' : value.toFixed(1));

const load = (of: number | null): string => (of === null ? '-' : String(Number(of.toPrecision(6))));

/** How far an explained number is from the measured one, such as "+1.2". */
function errorPercent(measured: number | null, explained: number | undefined): string {
  if (measured === null || explained === undefined || measured === 0) return '-';
  const error = 100 * (explained / measured - 1);
  return `${error < 0 ? '' : '+'}${error.toFixed(1)}`;
}

/** What the loads are. */
const unit = ({ levels }: LoadTestAnswer): string =>
  levels.some(({ users }) => users !== null) ? 'users' : 'sent per s';

/** Each level as it was measured, beside what the explanations say of it. */
function levelLines(answer: LoadTestAnswer): string {
  const byLoad = new Map(answer.predictions.map((one) => [loadOf(one), one]));
  const rows = answer.levels.map((level) => {
    const explained = byLoad.get(loadOf(level));
    const { throughputPerSecond: rate, responseMs } = level;
    return [
      load(loadOf(level)),
      number(rate),
      number(explained?.throughputPerSecond?.value),
      errorPercent(rate, explained?.throughputPerSecond?.value),
      number(responseMs.mean),
      number(explained?.responseMs?.value),
      errorPercent(responseMs.mean, explained?.responseMs?.value),
      explained?.isHeldBack ? 'kept back' : '',
    ];
  });
  const head = ['per s', 'explained', 'error %', 'mean ms', 'explained', 'error %', ''];
  return section('Levels, measured beside explained', [[unit(answer), ...head], ...rows], 0);
}

/** So many at a time, and between which numbers: "2 (1 to 3)". */
function placesOf({ places, placesBetween }: Explained): string {
  if (places === null) return '-';
  const [low, high] = placesBetween ?? [places, places];
  return low === high ? String(places) : `${places} (${low} to ${high})`;
}

const explanationLines = (explanations: readonly Explained[]): string =>
  section('Explanations', [
    ['kind', 'places', 'demand ms', 'delay ms', 'fitted error %', 'left-out error %', 'verdict'],
    ...explanations.map((one) => [
      one.kind,
      placesOf(one),
      number(one.demandMs),
      number(one.delayMs),
      percent(one.fittedErrorPercent),
      percent(one.leftOutErrorPercent),
      one.verdict,
    ]),
  ]);

/** What is expected of levels kept back and of other loads, and what the scalability law would say. */
function predictionLines(answer: LoadTestAnswer, at: readonly number[]): string {
  const measured = new Set(answer.levels.map(loadOf));
  const isAsked = (one: Prediction) => at.includes(loadOf(one) ?? 0);
  const shown = answer.predictions.filter(
    (one) => one.isHeldBack || isAsked(one) || !measured.has(loadOf(one)),
  );
  const rows = shown.map((one) => [
    load(loadOf(one)),
    ...ranged(one.throughputPerSecond),
    ...ranged(one.responseMs),
    number(one.lawPerSecond),
    one.isHeldBack ? 'kept back' : '',
  ]);
  const head = ['per s', 'range', 'mean ms', 'range', 'scalability law, per s', ''];
  return section(
    'Predictions, with the range of nine in ten',
    [[unit(answer), ...head], ...rows],
    0,
  );
}

function limitLine({ limit, limitAbove }: LoadTestAnswer): string {
  if (limit === null)
    return `Limit: none was seen; it lies above ${number(limitAbove)} per second.`;
  const { throughputPerSecond: most, knee } = limit;
  return `Limit: ${number(most.value)} per second (${range(most)}), from ${number(knee.value)} users on (${range(knee)}).`;
}

const targetLines = ({ usersUnderTarget }: LoadTestAnswer): string[] =>
  usersUnderTarget.map(({ of, ms, users, why }) => {
    const most =
      users === null ? 'not even one user.' : `${number(users.value)} users (${range(users)}).`;
    return `Under ${of} ${ms} ms: ${why ?? most}`;
  });

function nextLine({ next, ...answer }: LoadTestAnswer): string {
  const what = next.what === 'level' ? 'a level at' : 'how busy each resource is, at';
  const at = `${what} ${load(next.atUsers)} ${unit({ next, ...answer })}`;
  return `Measure next: ${at}, where explanations differ by ${number(next.differs)} times the scatter.`;
}

const lawLines = ({ law }: LoadTestAnswer): string[] =>
  law === null
    ? []
    : [
        `The scalability law on the same levels: ${percent(law.leftOutErrorPercent)} % off on levels left out.`,
      ];

const noteLines = ({ notes }: LoadTestAnswer): string[] =>
  notes.length === 0 ? [] : [['Notes', ...notes].join('\n')];

/**
 * An answer as a person reads it: the sentence, then what it rests on.
 *
 * @param answer with predictions at every level that was measured
 * @param at further loads that were asked for
 */
export const fitText = (answer: LoadTestAnswer, at: readonly number[]): string =>
  [
    answer.sentence,
    levelLines(answer),
    explanationLines(answer.explanations),
    [limitLine(answer), ...targetLines(answer), nextLine(answer), ...lawLines(answer)].join('\n'),
    predictionLines(answer, at),
    ...noteLines(answer),
    ...warningLines(answer.levels),
  ].join('\n\n');
