import { magnitudeOf, powerOfTen } from '../../numbers/elementary';
import type { KnobValues } from '../../scenario/schema';
import { routesOf } from '../../system/routes';
import { levelAt } from '../../watch/run/lines';
import type { Plan } from '../../watch/run/plan';
import type { Fact, NamedPlace, WatchedStudy } from '../../watch/run/study';
import type { WatchedRun } from '../../watch/run/watched';
import type { Description } from '../description';
import { sourceBox } from '../drawing/source';
import { KIND_NAMES, stationDetail } from '../drawing/words';
import { isHeld } from '../edit/fields';
import { applied, settingsOf } from '../study/settings';
import { usualRate } from '../study/usualRate';
import { hasAway } from './plan';
import { AWAY, levelIds, poolPlace, SOURCE, stageFinder, stagesOf, stationPlace } from './stages';
import { thinkingFacts } from './thinking';

/** So many events are watched at a time: a few thousand requests of a small system. */
const EVENTS = 10_000;
/** So many events in a second of the reader's can be followed. */
const EVENTS_SEEN = 20;
/** Seconds: a run ends earlier, and the page says so. */
const LATEST_S = 1_000_000;

/** How many times slower than in life a system is watched first: a power of ten, so that single events are seen. */
export function slowedFor(description: Description): number {
  const events = usualRate(description) * (1 + 2 * description.stations.length);
  const slowed = events / EVENTS_SEEN;
  return slowed < 1 ? 1 : Math.min(100, powerOfTen(magnitudeOf(slowed)));
}

/** Who sends, the stations and the pools, with the numbers that are simulated. */
function placesOf(description: Description): NamedPlace[] {
  const source = sourceBox(description);
  const { stations } = description;
  const away: NamedPlace = {
    id: AWAY,
    name: 'between tries',
    note: 'in a pause, or lost until the timeout',
    column: 0,
    shape: 'rows',
  };
  return [
    { id: SOURCE, name: source.name, note: source.detail, column: 0, shape: 'facts' },
    ...stations.map((station): NamedPlace => {
      const isPool = isHeld(station);
      return {
        id: isPool ? poolPlace(station.name) : stationPlace(station.name),
        name: station.name,
        note: isPool
          ? `${KIND_NAMES[station.kind]}, ${stationDetail(station)}`
          : stationDetail(station),
        column: 0,
        shape: station.kind === 'lock' && !isPool ? 'lock' : 'rows',
        hasFacts: true,
      };
    }),
    ...(hasAway(description) ? [away] : []),
  ];
}

/** How many users think, permits are held, and services go on unseen. */
function factsOf(description: Description, place: string, run: WatchedRun, timeMs: number): Fact[] {
  const level = (id: string) => levelAt(run, id, timeMs);
  if (place === SOURCE) return thinkingFacts(description, run, timeMs);
  const station = description.stations.find(
    ({ name }) => stationPlace(name) === place || poolPlace(name) === place,
  );
  if (station === undefined) return [];
  if (isHeld(station)) {
    const label = `of ${station.count ?? 1} held`;
    return [{ label, value: level(levelIds.permits(station.name)) }];
  }
  const unseen = level(levelIds.unseen(station.name));
  return unseen > 0 ? [{ label: 'unseen', value: unseen }] : [];
}

/** What of a system is no mark. */
const missingOf = (description: Description): string =>
  routesOf(description).length > 0 && hasAway(description)
    ? 'Work whose end nobody waits for is counted as unseen.'
    : '';

/** Single requests of a reader's system, in its own drawing. */
export function ownWatched(
  description: Description,
  plan: Plan | null,
  { id, first }: { id: string; first: string },
): WatchedStudy {
  const stages = stagesOf(description);
  const settings = settingsOf(description);
  const places = new Map(stages.map((stage) => [stage.id, stage.place]));
  const withValues = (values: KnobValues) => applied(description, values, settings);
  return {
    id,
    noun: { one: 'request', many: 'requests' },
    choiceAt: (atMs) => ({ kind: 'eventful', atMs, events: EVENTS }),
    accepted: { least: 0, most: LATEST_S, first: 0 },
    firstScenario: first,
    firstSlowed: slowedFor(description),
    stagesOf: () => stages,
    stageAt: stageFinder(description, stages),
    placesOf: (_report, values) => placesOf(withValues(values)),
    readerOf: () => () => (stage) => places.get(stage) ?? SOURCE,
    plan: plan ?? 'listed',
    columns: [],
    ways: [],
    back: null,
    columnFacts: () => [],
    factsOf: (place, run, values, timeMs) => factsOf(withValues(values), place, run, timeMs),
    groups: null,
    incidentsOf: () => [],
    missing: missingOf(description),
    metrics: [
      ['throughput.mean', 'throughput', 'requests/s'],
      ['responseTime.mean', 'mean response', 'ms'],
    ],
  };
}
