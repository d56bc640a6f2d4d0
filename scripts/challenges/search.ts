import type { TestCase } from '../../src/measured/types';
import { published, type Scenario, setKnobs } from '../../src/scenario/scenario';
import type { KnobValues } from '../../src/scenario/schema';
import { judgeStep, nextRate, type Step } from '../../src/studies/capacity/lab/maximum/procedure';
import { DRAWN_DAY, HOURS, toChanges } from '../../src/studies/capacity/lab/profile';
import { goal } from '../../src/studies/low-latency/goal';
import { designLink } from '../../src/studies/low-latency/pages/designSpace/design';
import type { DesignStudy } from '../../src/studies/low-latency/pages/designSpace/types';
import { RUSH_PER_SECOND } from '../../src/tours/challenges/day';
import { readData } from '../dataFiles';
import { readLink } from '../replay/link';
import { configurationOf, seenOfScenario } from './submission';

/** Where pars are looked for: scenarios to submit, from a search that a reader could do. */
export interface Search {
  challenge: string;
  /** How it is done, as the page tells it. */
  found: string;
  candidates: () => AsyncIterable<Scenario>;
}

function withKnobs(base: string, knobs: KnobValues): Scenario {
  const { schema, values } = configurationOf(base);
  return setKnobs(schema, values, published(base), knobs);
}

/** The fastest designs of the space under the goal; a few, as the lab makes more runs of each. */
async function* designs(): AsyncIterable<Scenario> {
  const { base, surfaces } = readData<DesignStudy>('studies/design-space.json');
  const testCase = readData<TestCase>('low-latency/test-case-20.json');
  const fast = surfaces
    .flatMap(({ points }) => points)
    .filter(({ roundtripMs }) => roundtripMs < goal.meanMs)
    .sort((a, b) => b.throughputPerSecond - a.throughputPerSecond);
  for (const { settings } of fast.slice(0, 3)) {
    yield readLink(designLink(testCase, base, settings)).scenario;
  }
}

async function* rates(): AsyncIterable<Scenario> {
  const steps: Step[] = [];
  for (let rate = nextRate(steps); rate !== null; rate = nextRate(steps)) {
    const scenario = withKnobs('capacity/sustainable', { ratePerSecond: rate });
    const { summary } = await seenOfScenario(scenario);
    steps.push(judgeStep(rate, summary));
    yield scenario;
  }
}

/** Even days with the rush late in the evening and no load behind it. */
async function* days(): AsyncIterable<Scenario> {
  for (const emptyHours of [2, 3]) {
    const rush = HOURS - 1 - emptyHours;
    for (const level of [150, 160]) {
      const hours = Array.from({ length: HOURS }, (_, hour) =>
        hour === rush ? RUSH_PER_SECOND : hour > rush ? 0 : level,
      );
      yield withKnobs('capacity/sustainable', { ...DRAWN_DAY, ...toChanges(hours) });
    }
  }
}

interface Cliff {
  base: string;
  points: readonly { threads: number }[];
}

async function* pools(): AsyncIterable<Scenario> {
  const { points } = readData<Cliff>('curves/worker-threads-cliff.json');
  for (const { threads } of points.filter((point) => point.threads > 120 && point.threads <= 130)) {
    yield withKnobs('worker-threads/100', { maxWorkerThreads: threads });
  }
}

async function* hostSettings(): AsyncIterable<Scenario> {
  for (const sessionsPerHost of [5, 6, 7, 8]) {
    for (const deadlockPriority of [0, 1]) {
      yield withKnobs('capacity/overdrive', { sessionsPerHost, deadlockPriority });
    }
  }
}

export const SEARCHES: readonly Search[] = [
  {
    challenge: 'under-300',
    found: 'the fastest designs of the design space, run as the lab runs them',
    candidates: designs,
  },
  { challenge: 'sustainable', found: 'the procedure of the study', candidates: rates },
  {
    challenge: 'day',
    found: 'even days with a late rush hour and no load behind it',
    candidates: days,
  },
  {
    challenge: 'edge',
    found: 'the sizes between 120 and 130 threads on the page of the cliff',
    candidates: pools,
  },
  {
    challenge: 'cleanup',
    found: 'a grid over the sessions of a host and the priority of the cleanup',
    candidates: hostSettings,
  },
];
