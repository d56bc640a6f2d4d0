import { hashOf, plain } from '../../course/exercises/seeded';
import { drawn, seeded } from '../../explore/seek/random';
import type { MeanValues } from '../../system/meanValues';
import type { Description } from '../description';

/** Share by which a measured throughput strays. */
const SCATTER = 0.01;

const randomOf = (text: string) => seeded(hashOf(text));

/** A system that a seed draws: a part that is full first, one that has more room, and a delay. */
export const hiddenSystem = (seed: string): Description => drawnSystem(seed).system;

/** What nobody is told of it: what it can do at most, and at how many users that would be reached if nobody waited. */
export const truthOf = (seed: string): Truth => drawnSystem(seed).truth;

export interface Truth {
  limitPerSecond: number;
  kneeUsers: number;
}

/** The most users that a test of it can drive: they only just fill it, so that no level is the limit. */
export function mostUsers(seed: string): number {
  const share = 1.08 + drawn(randomOf(`most/${plain(seed)}`), 8) / 100;
  return Math.round(share * truthOf(seed).kneeUsers);
}

function drawnSystem(seed: string): { system: Description; truth: Truth } {
  const random = randomOf(`hidden/${plain(seed)}`);
  const places = 2 + drawn(random, 5);
  const demandMs = 5 + drawn(random, 16);
  const frontPlaces = 1 + drawn(random, 8);
  // The front is full at 1.5 to 3 times as many requests.
  const room = 1.5 + drawn(random, 16) / 10;
  const frontMs = Number(((frontPlaces * demandMs) / places / room).toFixed(2));
  const besideMs = 10 + drawn(random, 41);
  const perMs = places / demandMs;
  return {
    system: {
      name: 'Hidden system',
      stations: [
        { name: 'front', kind: 'processors', count: frontPlaces, demandMs: frontMs },
        { name: 'core', kind: 'processors', count: places, demandMs },
        { name: 'beside', kind: 'delay', demandMs: besideMs },
      ],
    },
    truth: {
      limitPerSecond: 1000 * perMs,
      kneeUsers: perMs * (frontMs + demandMs + besideMs),
    },
  };
}

/** A level as a load test would find it: the throughput by theory, with the scatter of a short test. */
export interface Bought {
  users: number;
  throughputPerSecond: number;
  responseMs: { mean: number };
}

/** What a test of a hidden system measures under a load; the same whenever it is bought. */
export function measuredAt(seed: string, users: number, { classes }: MeanValues): Bought {
  const random = randomOf(`level/${plain(seed)}/${users}`);
  // The sum of twelve random numbers is nearly normal.
  const stray = Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  const exact = classes[0]?.throughputPerSecond ?? 0;
  const throughputPerSecond = Number((exact * (1 + SCATTER * stray)).toPrecision(4));
  const mean = Number(((1000 * users) / throughputPerSecond).toPrecision(4));
  return { users, throughputPerSecond, responseMs: { mean } };
}
