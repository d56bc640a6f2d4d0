import type { Route, Spread, Station, StepFields } from '../../system/document';
import type { Description } from '../description';
import { keysOf } from './keys';
import { around, countsAround, numberKnob, type Setting } from './numberKnob';

const MOST_SERVERS = 10_000;
const MOST_INSIDE = 1_000_000;
const MOST_VARIATION = 10;

/** What there are several of. */
const counted = ({ kind }: Station): string =>
  kind === 'pool' ? 'permits' : kind === 'processors' ? 'processors' : 'servers';

/** Whether the number of servers or permits can be set. */
const isCounted = ({ kind }: Station): boolean => kind !== 'delay' && kind !== 'lock';

/** Standard deviation as a share of the mean. */
export function variationOf(spread: Spread | null | undefined): number {
  if (spread === null || spread === undefined || spread === 'exponential') return 1;
  if (spread === 'constant') return 0;
  if (typeof spread === 'number') return spread;
  switch (spread.kind) {
    case 'constant':
      return 0;
    case 'exponential':
      return 1;
    case 'erlang':
      return 1 / Math.sqrt(spread.phases);
    case 'uniform':
      return spread.spreadMs / spread.meanMs / Math.sqrt(3);
    default:
      return Math.sqrt(spread.squaredVariation);
  }
}

interface Of {
  station: Station;
  key: string;
}

const withStation = (name: string, changes: Partial<Station>) => (description: Description) => ({
  ...description,
  stations: description.stations.map((one) => (one.name === name ? { ...one, ...changes } : one)),
});

/** A group of its own for each station; "load" is that of users. */
const groupOf = ({ name }: Station): string => (name === 'load' ? 'load station' : name);

function countOf({ station, key }: Of): Setting {
  const described = station.count ?? 1;
  const noun = counted(station);
  return {
    knob: numberKnob({
      id: `${key}.count`,
      label: `${station.name}: ${noun}`,
      unit: '',
      group: groupOf(station),
      description: `How many ${noun} there are.`,
      described,
      ...countsAround(described, MOST_SERVERS),
    }),
    described,
    withValue: (description, count) => withStation(station.name, { count })(description),
  };
}

/** A lock that more can hold at a time is a line with as many servers or, around a part of the route, as many permits. */
function holdersOf({ station, key }: Of): Setting {
  const kind = station.over ? 'pool' : 'processors';
  return {
    knob: numberKnob({
      id: `${key}.holders`,
      label: `${station.name}: parts`,
      unit: '',
      group: groupOf(station),
      description:
        'Into how many parts it is split, each held by one at a time: 2 where there are two locks and either will do. One row of a table cannot be split.',
      described: 1,
      ...countsAround(1, MOST_SERVERS),
    }),
    described: 1,
    withValue: (description, count) => withStation(station.name, { kind, count })(description),
  };
}

function demandOf({ station, key }: Of, described: number): Setting {
  return {
    knob: numberKnob({
      id: `${key}.demandMs`,
      label: `${station.name}: work per visit`,
      unit: 'ms',
      group: groupOf(station),
      description: 'Mean time of work, without waiting.',
      described,
      ...around(described),
    }),
    described,
    withValue: (description, demandMs) => withStation(station.name, { demandMs })(description),
  };
}

function spreadOf({ station, key }: Of): Setting {
  const described = variationOf(station.spread);
  return {
    knob: numberKnob({
      id: `${key}.spread`,
      label: `${station.name}: spread of work`,
      unit: '',
      group: groupOf(station),
      role: 'assumption',
      description:
        'Standard deviation as a share of the mean: 0 is always the same, 1 exponential.',
      described,
      ...{ min: 0, max: MOST_VARIATION, step: 0.01, scale: 'linear', isAdvanced: true },
    }),
    described,
    withValue: (description, spread) => withStation(station.name, { spread })(description),
  };
}

function limitOf({ station, key }: Of, described: number): Setting {
  return {
    knob: numberKnob({
      id: `${key}.limit`,
      label: `${station.name}: most requests inside`,
      unit: '',
      group: groupOf(station),
      description: 'Waiting and served; who finds as many is turned away or waits outside.',
      described,
      ...countsAround(described, MOST_INSIDE),
    }),
    described,
    withValue: (description, limit) => withStation(station.name, { limit })(description),
  };
}

type Steps = readonly (string | StepFields)[];

const nameOf = (step: string | StepFields): string => (typeof step === 'string' ? step : step.at);

/** The steps of the only route, where it is a list: without one, all that can be visited in their order. */
function listedSteps({ route, stations, classes }: Description): Steps | null {
  if (classes?.some((one) => one.route != null)) return null;
  if (route != null) return Array.isArray(route) ? route : null;
  return stations.filter(({ over }) => !over || over.length === 0).map(({ name }) => name);
}

const withShare =
  (name: string, share: number) =>
  (description: Description): Description => {
    const route: Route = (listedSteps(description) ?? []).map((step) =>
      nameOf(step) === name ? { ...(typeof step === 'string' ? { at: step } : step), share } : step,
    );
    return { ...description, route };
  };

/** The share of requests that visit a station; none where a station is not visited once. */
function shareOf({ station, key }: Of, steps: Steps): Setting[] {
  const own = steps.filter((step) => nameOf(step) === station.name);
  const [step] = own;
  if (step === undefined || own.length > 1) return [];
  const described = 100 * (typeof step === 'string' ? 1 : (step.share ?? 1));
  return [
    {
      knob: numberKnob({
        id: `${key}.share`,
        label: `${station.name}: share of requests`,
        unit: '%',
        group: groupOf(station),
        description: 'How many of the requests visit it; the others go on at once.',
        described,
        ...{ min: 0, max: 100, step: 0.1, scale: 'linear', isAdvanced: true },
      }),
      described,
      withValue: (description, percent) => withShare(station.name, percent / 100)(description),
    },
  ];
}

/** What can be set of each station, in their order. */
export function stationSettings(description: Description): Setting[] {
  const { stations } = description;
  const keys = keysOf(stations, 'station');
  const steps = listedSteps(description) ?? [];
  return stations.flatMap((station, place): Setting[] => {
    const of = { station, key: keys[place] ?? '' };
    const { demandMs, limit } = station;
    const settings = [
      ...(isCounted(station) ? [countOf(of)] : []),
      ...(station.kind === 'lock' ? [holdersOf(of)] : []),
      ...(demandMs != null && demandMs > 0 ? [demandOf(of, demandMs), spreadOf(of)] : []),
      ...shareOf(of, steps),
      ...(limit != null ? [limitOf(of, limit)] : []),
    ];
    // What a load test tells of is not only described.
    return station.fromPoints === true
      ? settings.map((one) => ({ ...one, knob: { ...one.knob, defaultOrigin: 'documented' } }))
      : settings;
  });
}
