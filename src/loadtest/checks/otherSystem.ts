import { baseName } from '../text';
import { overlap } from '../together/sameRun';
import { type Told, warning } from '../told';
import type { Warning } from '../types';
import { loadText, percent, shown } from './shown';

/** How near loads come that are nearly the same. */
const SAME_LOAD = 0.05;
/** How far throughputs part under several loads, or under one, that no scatter explains. */
const APART = 0.2;
const FAR_APART = 0.5;
/** Share of what a user spends on one request by which pauses part that are not the same. */
const OTHER_PAUSE = 0.05;
/** Share of the shorter of two runs from which on they loaded the system together. */
const AT_ONCE = 0.5;

/** Two levels of one load, the one with more throughput first. */
interface Pair {
  fast: Told;
  slow: Told;
  apart: number;
}

const loadOf = ({ users, arrivalsPerSecond }: Told): number => users ?? arrivalsPerSecond ?? 0;

const isSameLoad = (a: Told, b: Told): boolean =>
  a.loop === b.loop &&
  loadOf(a) > 0 &&
  Math.abs(loadOf(a) - loadOf(b)) <= SAME_LOAD * Math.max(loadOf(a), loadOf(b));

/** Whether users of two levels pause as long, as far as it is known. */
function isSamePause(a: Told, b: Told): boolean {
  const cycleMs = Math.min(
    ...[a, b].map((one) => (1000 * loadOf(one)) / (one.throughputPerSecond ?? 0)),
  );
  return Math.abs((a.thinkMs ?? 0) - (b.thinkMs ?? 0)) <= OTHER_PAUSE * cycleMs;
}

function pairOf(a: Told, b: Told): Pair[] {
  const isElsewhere = a.file !== b.file || a.tool !== b.tool;
  if (!isElsewhere || !isSameLoad(a, b) || overlap(a, b) > AT_ONCE) return [];
  if (a.loop === 'closed' && !isSamePause(a, b)) return [];
  const [x, y] = [a.throughputPerSecond ?? 0, b.throughputPerSecond ?? 0];
  const [fast, slow] = x > y ? [a, b] : [b, a];
  const apart = Math.max(x, y) / Math.min(x, y) - 1;
  return apart > APART ? [{ fast, slow, apart }] : [];
}

/** Names that tell two levels apart: their files, with folders where these differ, or their tools. */
function namesOf({ fast, slow }: Pair): [string, string] {
  if (fast.file === slow.file)
    return [`${baseName(fast.file)} with ${fast.tool}`, `${baseName(slow.file)} with ${slow.tool}`];
  const bases = [fast, slow].map(({ file }) => baseName(file));
  return bases[0] === bases[1] ? [fast.file, slow.file] : (bases as [string, string]);
}

function sentenceOf(widest: Pair, loads: number): string {
  const [one, other] = namesOf(widest);
  const { fast, slow, apart } = widest;
  const more = loads > 1 ? `, and ${loads - 1} more ${loads === 2 ? 'load' : 'loads'} as well` : '';
  const [x, y] = [fast, slow].map(({ throughputPerSecond }) => shown(throughputPerSecond ?? 0));
  return `Different systems? With ${loadText(fast)}, ${one} has ${x} per second and ${other} ${y}, ${percent(apart)} apart${more}: these look like tests of different systems, or of one that was changed between. All of them count; leave out what is of another test.`;
}

/** Says of levels under the same load that part by more than scatter that they seem to be of different systems. */
export function otherSystem(levels: readonly Told[]): (level: Told) => Warning[] {
  const pairs = levels.flatMap((level, at) =>
    levels.slice(at + 1).flatMap((other) => pairOf(level, other)),
  );
  const loads = new Set(pairs.map(({ fast }) => loadOf(fast))).size;
  const [widest] = [...pairs].sort((a, b) => b.apart - a.apart);
  if (widest === undefined || (loads < 2 && widest.apart <= FAR_APART)) return () => [];
  const said = warning('other-system', sentenceOf(widest, loads));
  const parted = new Set(pairs.flatMap(({ fast, slow }) => [fast, slow]));
  return (level) => (parted.has(level) ? [said] : []);
}
