import type { LoadTestAnswer } from '../../src/system/loadTest';
import type { Explanation, Prediction, Ranged } from '../../src/system/shapes';
import { count, number } from '../command/table';
import { section, warningLines } from './sections';

const range = ({ low, high }: Ranged): string => `${number(low)} to ${number(high)}`;
const percent = (value: number | null): string => (value === null ? '-' : value.toFixed(1));
/** How far an explained number is from the measured one, such as "+1.2". */
function errorPercent(measured: number | null, explained: number | undefined): string {
  if (measured === null || explained === undefined || measured === 0) return '-';
  const error = 100 * (explained / measured - 1);
  return `${error < 0 ? '' : '+'}${error.toFixed(1)}`;
}

/** Each level as it was measured, beside what the explanations say of it. */
function levelLines(
  { levels }: LoadTestAnswer,
  everywhere: readonly Prediction[],
  held: readonly number[],
): string {
  const byUsers = new Map(everywhere.map((one) => [one.users, one]));
  const rows = levels.map(({ users, throughputPerSecond, responseMs }) => {
    const explained = users === null ? undefined : byUsers.get(users);
    return [
      count(users),
      number(throughputPerSecond),
      number(explained?.throughputPerSecond.value),
      errorPercent(throughputPerSecond, explained?.throughputPerSecond.value),
      number(responseMs.mean),
      number(explained?.responseMs.value),
      errorPercent(responseMs.mean, explained?.responseMs.value),
      users !== null && held.includes(users) ? 'kept back' : '',
    ];
  });
  const head = ['users', 'per s', 'explained', 'error %', 'mean ms', 'explained', 'error %', ''];
  return section('Levels, measured beside explained', [head, ...rows], 0);
}

const explanationLines = (explanations: readonly Explanation[]): string =>
  section('Explanations', [
    ['kind', 'places', 'demand ms', 'delay ms', 'fitted error %', 'left-out error %', 'verdict'],
    ...explanations.map((one) => [
      one.kind,
      one.places === null ? '-' : String(one.places),
      number(one.demandMs),
      number(one.delayMs),
      percent(one.fittedErrorPercent),
      percent(one.leftOutErrorPercent),
      one.verdict,
    ]),
  ]);

const predictionLines = (predictions: readonly Prediction[]): string =>
  section(
    'Predictions',
    [
      ['users', 'per s', 'range', 'mean ms', 'range'],
      ...predictions.map(({ users, throughputPerSecond, responseMs }) => [
        String(users),
        number(throughputPerSecond.value),
        range(throughputPerSecond),
        number(responseMs.value),
        range(responseMs),
      ]),
    ],
    0,
  );

function limitLine({ limit }: LoadTestAnswer): string {
  if (limit === null) return 'Limit: none was seen in these levels.';
  const { throughputPerSecond: most, knee } = limit;
  return `Limit: ${number(most.value)} per second (${range(most)}), from ${number(knee.value)} users on (${range(knee)}).`;
}

/** What a target allows. */
const targetLines = ({ usersUnderTarget }: LoadTestAnswer): string[] =>
  usersUnderTarget === null ? [] : [`Users under the target: ${JSON.stringify(usersUnderTarget)}.`];

const nextLines = ({ next }: LoadTestAnswer): string[] =>
  next === null ? [] : [`Measure next: ${next.what}.`];

/**
 * An answer as a person reads it: the sentence, then what it rests on.
 *
 * @param everywhere predictions at every level that was measured
 * @param held users of the levels that were kept back
 */
export const fitText = (
  answer: LoadTestAnswer,
  everywhere: readonly Prediction[],
  held: readonly number[],
): string =>
  [
    answer.sentence,
    levelLines(answer, everywhere, held),
    explanationLines(answer.explanations),
    [limitLine(answer), ...targetLines(answer), ...nextLines(answer)].join('\n'),
    predictionLines(answer.predictions),
    ...warningLines(answer.levels),
  ].join('\n\n');
