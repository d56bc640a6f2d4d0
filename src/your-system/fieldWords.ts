import { quoted } from '../address/quoted';

/** What fields are called in sentences; others by their own names. */
const TITLES: Readonly<Record<string, string>> = {
  count: 'servers',
  demandMs: 'time of a request',
  'spread.meanMs': 'mean time',
  'slowdown.perRequest': 'slower by, for each further request',
  whenFull: 'what happens when it is full',
  over: 'the stations that it is held over',
  'batch.size': 'messages in a batch',
  'batch.waitMs': 'longest wait for a batch',
  'poll.firstMs': 'first look away',
  'poll.growth': 'growth of looks away',
  'poll.longestMs': 'longest look away',
  at: 'the station',
  timeoutMs: 'time-out',
  'retries.most': 'retries',
  'retries.backoffMs': 'pause before a retry',
  'retries.factor': 'growth of pauses',
  thinkMs: 'think time',
  'thinkMs.meanMs': 'mean think time',
  arrivalsPerSecond: 'arrivals a second',
  throughputPerSecond: 'throughput a second',
  throughputStandardError: 'standard error of the throughput',
  errorsPerSecond: 'errors a second',
  responseMs: 'response times',
  ms: 'longest time',
  of: 'statistic',
  measured: 'measured levels',
  hold: 'loads kept back',
  'run.warmUpMs': 'time before it is recorded',
  'run.forMs': 'time that is simulated',
};

const ITEMS: Readonly<Record<string, string>> = {
  stations: 'station',
  classes: 'class',
  measured: 'level',
  targets: 'target',
  hold: 'load kept back',
  route: 'step',
  arrivalsPerSecond: 'rate',
};

type Step = string | number;

/** The steps of a path such as "stations[1].demandMs". */
export const pathSteps = (field: string): Step[] =>
  field
    .split(/[.[\]]+/)
    .flatMap((step) => (step === '' ? [] : [/^\d+$/.test(step) ? Number(step) : step]));

const innerOf = (value: unknown, step: Step): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Readonly<Record<Step, unknown>>)[step]
    : undefined;

/** An item of a list by its name, or by its number from 1. */
function itemText(list: string, at: number, item: unknown): string {
  const name = typeof item === 'string' ? item : (innerOf(item, 'name') ?? innerOf(item, 'at'));
  const noun = ITEMS[list] ?? list;
  if (list === 'route') {
    const station = typeof name === 'string' && name !== '' ? `, ${quoted(name)}` : '';
    return `${noun} ${at + 1} of the route${station}`;
  }
  const isNamed = list === 'stations' || list === 'classes';
  return isNamed && typeof innerOf(item, 'name') === 'string' && name !== ''
    ? `${noun} ${quoted(String(name))}`
    : `${noun} ${at + 1}`;
}

/** What a field, such as "slowdown.perRequest", is called, with its own name where that is another. */
function titleOf(steps: readonly Step[]): string {
  const key = steps.join('.');
  const [first, ...rest] = steps;
  if (first === 'route' && rest.length > 0) {
    const [from, to] = rest.map((name) => quoted(String(name)));
    return to === undefined
      ? `route, the shares from ${from}`
      : `route, share from ${from} to ${to}`;
  }
  if (first === 'demandsMs' && rest.length > 0) {
    return `time at ${quoted(rest.join('.'))} (${key})`;
  }
  const title = TITLES[key];
  return title === undefined ? key : `${title} (${key})`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The items of lists that a field stands in, in words, and the rest of its path. */
function placeOf(field: string, description: unknown): { items: string[]; left: Step[] } {
  const items: string[] = [];
  let value = description;
  let left: Step[] = [];
  for (const step of pathSteps(field)) {
    const list = left.join('.');
    value = innerOf(value, step);
    if (typeof step === 'number' && ITEMS[list] !== undefined) {
      items.push(itemText(list, step, value));
      left = [];
    } else left.push(step);
  }
  return { items, left };
}

const THE_SYSTEM = 'The system';

/** Where a field of a description stands, such as "Station “b”: servers (count)" for "stations[1].count". */
export function fieldText(field: string, description: unknown): string {
  const { items, left } = placeOf(field, description);
  const parts = left.length === 0 ? items : [...items, titleOf(left)];
  return parts.length === 0 ? THE_SYSTEM : capital(parts.join(': '));
}

/** That a field is not there, such as "Station “b” has no servers (count)". */
export function missingText(field: string, description: unknown): string {
  const { items, left } = placeOf(field, description);
  const owner = items.length === 0 ? THE_SYSTEM : capital(items.join(': '));
  return `${owner} has no ${titleOf(left)}`;
}
