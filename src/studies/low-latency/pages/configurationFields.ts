import { range } from 'd3-array';
import type { StudyConfiguration } from '../../../comparison/studyIndex';
import { formatNumber } from '../../../lab/view/format';
import { countOf } from '../../../scenario/trackingPoints';
import type { ListField } from '../../../tables/list/filter';
import { goal } from '../goal';
import { knobSchema } from '../knobs';
import { lowLatencyIndex } from '../lab';
import { messageBoxesOf } from '../messageBoxes';

const valuesOf = ({ knobs }: StudyConfiguration): Record<string, number> =>
  Object.fromEntries(knobSchema.knobs.map(({ id }, index) => [id, knobs[index] ?? 0]));

const choicesOf = (knob: string) => knobSchema.knobs.find(({ id }) => id === knob);

/** How many computers of a configuration have which roles. */
export interface Computers {
  receiveOnly: number;
  both: number;
  /** Of those that send without receiving, also those that track beside it. */
  sendOnly: number;
  sendAndTrack: number;
  trackOnly: number;
}

export function computersOf(configuration: StudyConfiguration): Computers {
  const values = valuesOf(configuration);
  const count = (knob: string) => values[knob] ?? 0;
  return {
    receiveOnly: count('receiveOnly'),
    both: count('receiveAndSend'),
    sendOnly: count('sendOnly') + count('sendAndTrack'),
    sendAndTrack: count('sendAndTrack'),
    trackOnly: count('trackOnly'),
  };
}

export const bizTalkComputers = (configuration: StudyConfiguration): number => {
  const { receiveOnly, both, sendOnly, trackOnly } = computersOf(configuration);
  return receiveOnly + both + sendOnly + trackOnly;
};

/** Such as "2 receive and send, 5 send (1 also tracks)". */
export function computersText(configuration: StudyConfiguration): string {
  const { receiveOnly, both, sendOnly, sendAndTrack, trackOnly } = computersOf(configuration);
  const verb = (count: number, text: string) => (count === 1 ? `${text}s` : text);
  const tracks = sendAndTrack > 0 ? ` (${sendAndTrack} also ${verb(sendAndTrack, 'track')})` : '';
  return [
    receiveOnly > 0 && `${receiveOnly} ${verb(receiveOnly, 'receive')}`,
    both > 0 && `${both} ${verb(both, 'receive')} and ${verb(both, 'send')}`,
    sendOnly > 0 && `${sendOnly} ${verb(sendOnly, 'send')}${tracks}`,
    trackOnly > 0 && `${trackOnly} ${verb(trackOnly, 'track')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const usersOf = (configuration: StudyConfiguration): number =>
  valuesOf(configuration).virtualUsers ?? 0;

export const boxesOf = (configuration: StudyConfiguration): number =>
  messageBoxesOf(valuesOf(configuration));

export const serverOf = (configuration: StudyConfiguration): string =>
  choicesOf('server')?.choices.find(({ value }) => value === valuesOf(configuration).server)
    ?.label ?? '';

/** At how many of the four points message bodies are kept. */
export function trackingPointsOf(configuration: StudyConfiguration): number {
  const knob = choicesOf('tracking');
  return knob ? countOf(knob, valuesOf(configuration).tracking ?? 0) : 0;
}

/** What was measured, as printed: the median where there is one, else the mean; null where neither is printed. */
export function measuredIn({ measured }: StudyConfiguration, quantity: string) {
  for (const statistic of ['median', 'mean'] as const) {
    const metric = `${quantity}.${statistic}`;
    const value = measured[metric];
    if (value != null) return { metric, statistic, value };
  }
  return null;
}

const { configurations } = lowLatencyIndex;

/** Every count up to the largest of the study: one that nobody measured is an answer, too. */
function countField(
  key: string,
  label: string,
  count: (configuration: StudyConfiguration) => number,
): ListField<StudyConfiguration> {
  const counts = configurations.map(count);
  return {
    key,
    label,
    valuesOf: (configuration) => [String(count(configuration))],
    options: range(Math.min(...counts), Math.max(...counts) + 1).map(String),
  };
}

const LIMITS_MS = [250, 275, 300, 325, 350, 400, 500, 1000];
const LEAST_PER_SECOND = [60, 70, 80, 90, 100, 110, 120];

function limitField(
  field: { key: string; label: string; unit: string; limits: readonly number[] },
  quantity: string,
  keeps: (value: number, limit: number) => boolean,
): ListField<StudyConfiguration> {
  const { key, label, unit, limits } = field;
  return {
    key,
    label,
    valuesOf: (configuration) => {
      const found = measuredIn(configuration, quantity);
      return limits.filter((limit) => found && keeps(found.value, limit)).map(String);
    },
    options: limits.map(String),
    nameOf: (limit) => {
      const isGoal = quantity === 'roundtripTime' && Number(limit) === goal.meanMs;
      return `${formatNumber(Number(limit))} ${unit}${isGoal ? ', the goal' : ''}`;
    },
  };
}

/** By what the configurations of the study can be narrowed. */
export const CONFIGURATION_FIELDS: readonly ListField<StudyConfiguration>[] = [
  countField('both', 'Receive and send', (one) => computersOf(one).both),
  countField('receiveOnly', 'Only receive', (one) => computersOf(one).receiveOnly),
  countField('sendOnly', 'Only send', (one) => computersOf(one).sendOnly),
  countField('computers', 'BizTalk computers', bizTalkComputers),
  countField('boxes', 'MessageBoxes', boxesOf),
  { key: 'users', label: 'Users', valuesOf: (one) => [String(usersOf(one))] },
  {
    key: 'tracking',
    label: 'Body tracking',
    valuesOf: (one) => [trackingPointsOf(one) > 0 ? 'on' : 'off'],
  },
  limitField(
    { key: 'within', label: 'Roundtrip at most', unit: 'ms', limits: LIMITS_MS },
    'roundtripTime',
    (value, limit) => value <= limit,
  ),
  limitField(
    { key: 'least', label: 'Throughput at least', unit: 'per second', limits: LEAST_PER_SECOND },
    'throughput',
    (value, limit) => value >= limit,
  ),
];

/** What the words of a search are looked for in. */
export const configurationWords = (configuration: StudyConfiguration): string =>
  [
    configuration.id,
    `test case ${configuration.id.split('-')[0]}`,
    serverOf(configuration),
    computersText(configuration),
  ].join(' ');
