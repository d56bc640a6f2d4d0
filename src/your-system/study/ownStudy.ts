import { withRanges } from '../../comparison/measuredRanges';
import { namedMetrics } from '../../comparison/namedMetrics';
import type { ExploredStudy, LoadLaws } from '../../explore/study/exploredStudy';
import { metric, sumOf } from '../../explore/study/measure';
import type { FitAnswer } from '../../system/fitAnswer';
import { routesOf, stepsOf } from '../../system/routes';
import type { SimulatedLoad } from '../answered';
import { isChangedSince } from '../before/changedSince';
import type { Description } from '../description';
import { cautionOf, changeOf } from './caution';
import { dayOf } from './day';
import { limitTextOf } from './limitText';
import { configurationsOf, describedOf, isHeld, loadKnobOf, loadOf } from './loads';
import { measuredAt, namedOf, RESPONSE, THROUGHPUT } from './named';
import { PROTOCOL } from './protocol';
import { schemaOf, settingsOf, simulatedText } from './settings';
import { bandsOf, recordOf } from './trusted';
import { DESCRIBED_WORDS } from './words';

export const OWN_STUDY = 'your-system';
/** The system before a change. */
export const BEFORE_STUDY = 'your-system-before';

/** Largest relative error of a number that counts as reproduced. */
const TOLERANCE = 0.1;

/** A description with what is known of it. */
export interface OwnSystem {
  description: Description;
  /** What its measured levels say; null without any. */
  fit: FitAnswer | null;
  /** Simulated under measured loads, where that is known. */
  simulated?: readonly SimulatedLoad[];
  /** The system before a change, where one is kept: its load test is none of the system after it. */
  before?: Description | null;
}

/** Whether more load makes nothing faster: one kind of users, and nothing that waits for company or gives up. */
function isPlainLoop(description: Description): boolean {
  const { classes, stations } = description;
  const steps = routesOf(description).flatMap(stepsOf);
  return (
    description.users != null &&
    !classes &&
    stations.every(({ kind, limit }) => kind !== 'batch' && kind !== 'poller' && limit == null) &&
    steps.every(({ timeoutMs }) => timeoutMs == null)
  );
}

const LOOP_LAWS: LoadLaws = {
  rises: ['mean', 'p50', 'p90', 'p95', 'p99'].map((of) => `responseTime.${of}`),
  falls: [],
  risesLessThanLoad: [THROUGHPUT],
};

/** A reader's system as Explore asks about studies. */
export function ownStudy(
  { description: given, fit, simulated = [], before = null }: OwnSystem,
  id: string = OWN_STUDY,
): ExploredStudy {
  const isChanged = isChangedSince(before, given);
  const settings = settingsOf(given);
  const schema = schemaOf(settings, id);
  // The loads stay, so that links to them do; what was measured under them was another system.
  const loaded = configurationsOf(given, settings);
  const configurations = isChanged ? loaded.map((one) => ({ ...one, level: null })) : loaded;
  const description = isChanged ? { ...given, measured: [] } : given;
  const caution = before && isChanged ? changeOf(before, given) : cautionOf(description, fit);
  const named = namedOf(description);
  const measures = named.map(metric);
  const loadKnob = loadKnobOf(settings);
  const prefix = `${id}/`;
  const levelOf = (label: string) =>
    configurations.find((one) => one.label === label)?.level ?? null;
  const counts = settings.flatMap(({ knob }) =>
    knob.id.endsWith('.count') ? [{ knob: knob.id, label: knob.label }] : [],
  );
  const opens = describedOf(configurations, settings);
  const { targets, users } = description;
  const [target] = targets ?? [];
  const levels = (given.measured ?? []).flatMap((level) => loadOf(level) ?? []);
  return {
    id,
    name: `${description.name || 'Your system'}${id === BEFORE_STUDY ? ', before' : ''}`,
    index: withRanges(
      {
        configurations: configurations.map(({ label, values, level }) => ({
          id: label,
          knobs: schema.knobs.map((knob) => values[knob.id] ?? knob.default),
          measured: level === null ? {} : measuredAt(level, description),
        })),
        errata: [],
        ledger: [],
        bands: bandsOf(description, fit),
      },
      schema,
    ),
    metrics: namedMetrics(
      named.map(({ better, ...one }) =>
        one.id.startsWith('failures') ? one : { ...one, tolerance: TOLERANCE },
      ),
      {
        study: id,
        isFitted: (scenario) => {
          const level = levelOf(scenario.slice(prefix.length));
          return level !== null && !isHeld(description, level);
        },
        precise: [THROUGHPUT],
      },
    ),
    record: recordOf(description, fit, configurations, simulated),
    differences: {},
    protocol: PROTOCOL,
    context: {
      schema,
      path: `/${id}/lab`,
      prefix,
      labels: configurations.map(({ label }) => label),
      opens,
      configurations: Object.fromEntries(
        configurations.map(({ label, values }) => [label, values]),
      ),
      systemOf: (values) => simulatedText(description, values, settings),
      words: DESCRIBED_WORDS,
    },
    outcomes: named
      .filter(({ id: name }) => [THROUGHPUT, RESPONSE, 'responseTime.p95'].includes(name))
      .map((one) => ({ ...one, metric: one.id })),
    measures:
      counts.length === 0
        ? measures
        : [
            ...measures,
            sumOf(
              counts.map(({ knob }) => knob),
              { id: 'servers', label: 'Servers and permits', unit: '', better: 'less' },
            ),
          ],
    first: `${prefix}${opens}`,
    accepted: (targets ?? []).map(({ of, ms }) => ({ measure: `responseTime.${of}`, value: ms })),
    loadKnob,
    ...(isPlainLoop(description) && { loadLaws: LOOP_LAWS }),
    knee: loadKnob === '' ? null : { throughput: THROUGHPUT, response: RESPONSE },
    movable: [...(loadKnob === '' ? [] : [loadKnob]), ...counts.map(({ knob }) => knob)],
    priced: counts,
    work: {
      metric: THROUGHPUT,
      unit: 'requests/s',
      isSteady: () => !Array.isArray(description.arrivalsPerSecond),
      stated: [],
      ...(users != null && { thinkMs: ({ thinkMs = 0 }) => thinkMs }),
    },
    ...(target && { lateMs: target.ms }),
    day: dayOf(
      description,
      settings.find(({ knob }) => knob.id === loadKnob),
      levels,
    ),
    caution: () => caution,
    limitText: limitTextOf(description),
  };
}
