import { greatest, group, median } from 'd3-array';
import { type Told, warning } from '../told';
import type { Warning } from '../types';
import { loadText, rangeText, shown } from './shown';

/** How far N and X (R + Z) may part without a reason. */
const TOLERANCE = 0.03;
/** How far think times of levels may part and still be one. */
const SAME_THINK = 0.25;
/** How far N / (X R) of levels may part and still be one factor. */
const SAME_FACTOR = 0.3;
const THOUSAND = 1000;

/** A closed level whose law can be checked. */
interface Checked {
  level: Told;
  users: number;
  /** All that were answered, errors too, per second. */
  rate: number;
  responseMs: number;
  /** N / X: what a user spends on one request, think time too. */
  cycleMs: number;
  tolerance: number;
}

function checkedOf(level: Told): Checked[] {
  const { users, throughputPerSecond: x, responseMs, loop } = level;
  if (loop === 'open' || !users || !x || !responseMs.mean) return [];
  const rate = x + (level.errorsPerSecond ?? 0);
  const scatter = (2 * (level.throughputStandardError ?? 0)) / x;
  const rounding = (level.resolutionMs ?? 0) / responseMs.mean;
  // Requests that are under way at the end are not counted.
  const edge = level.requests ? users / level.requests : 0;
  const tolerance = TOLERANCE + scatter + rounding + edge;
  return [
    { level, users, rate, responseMs: responseMs.mean, cycleMs: (1000 * users) / rate, tolerance },
  ];
}

const factorOf = ({ cycleMs, responseMs, level }: Checked): number =>
  cycleMs / (responseMs + (level.thinkMs ?? 0));
const leftOf = ({ cycleMs, responseMs }: Checked): number => cycleMs - responseMs;

const product = ({ level, users, rate, responseMs }: Checked): string =>
  `${loadText(level)}, but X (R + Z) is ${shown(rate)} per second × ${shown(responseMs + (level.thinkMs ?? 0))} ms = ${shown((rate * (responseMs + (level.thinkMs ?? 0))) / 1000)} instead of ${shown(users)}`;

/** How many times a factor is from 1, up or down. */
const timesOff = (factor: number): number => Math.max(factor, 1 / factor);

/** Times that a file of the set tells a thousand times too large or too small. */
function unitWarning(one: Checked, all: readonly Checked[]): Warning | null {
  const nearest = all.reduce((best, other) =>
    timesOff(factorOf(other)) < timesOff(factorOf(best)) ? other : best,
  );
  if (nearest.level.file === one.level.file) return null;
  const thinkMs = Math.max(0, leftOf(nearest));
  const fits = (responseMs: number) =>
    Math.abs(responseMs + thinkMs - one.cycleMs) <= SAME_THINK * one.cycleMs;
  const factor = [THOUSAND, 1 / THOUSAND].find((times) => fits(one.responseMs * times));
  if (factor === undefined || fits(one.responseMs)) return null;
  const size = factor > 1 ? 'small' : 'large';
  const said = `Response times of ${one.level.file} seem to be a thousand times too ${size} beside ${nearest.level.file}: ${product(one)}; is their unit another?`;
  return warning('units', said);
}

/** Whether users come or go inside a level, so that N is of a part of it. */
const isRamp = ({ warnings }: Told): boolean => warnings.some(({ code }) => code === 'ramp');

/** The think time that levels have in common; null where none explains them. */
function commonThink(all: readonly Checked[]): number | null {
  const unknown = all.filter(({ level }) => level.thinkMs === null && !isRamp(level));
  const beyond = unknown.filter((one) => factorOf(one) > 1 + one.tolerance);
  if (2 * beyond.length < unknown.length || beyond.length === 0) return null;
  const think = median(unknown, leftOf) ?? 0;
  const factor = median(unknown, factorOf) ?? 1;
  const strays = (off: (one: Checked) => number) =>
    median(unknown, (one) => Math.abs(off(one) - 1)) ?? 0;
  const isThink = strays((one) => leftOf(one) / think) <= strays((one) => factorOf(one) / factor);
  return think > 0 && (unknown.length === 1 || isThink) ? think : null;
}

/** Whether think time can be why N / (X (R + Z)) is above 1: it is at every level, and what is left is one time, or falls towards 1. */
function mayPause(all: readonly Checked[]): boolean {
  const factors = all.map(factorOf);
  const think = median(all, leftOf) ?? 0;
  const isOne = all.every((one) => Math.abs(leftOf(one) / think - 1) <= SAME_THINK);
  const falls = factors.every((factor, at) => factor <= (factors[at - 1] ?? factor));
  const isFalling = falls && (factors.at(-1) ?? 1) < (1 - SAME_FACTOR) * (factors[0] ?? 1);
  return all.every((one) => factorOf(one) > 1 + one.tolerance) && (isOne || isFalling);
}

function reasonOf(one: Checked, all: readonly Checked[]): string {
  if (mayPause(all))
    return `users may pause between requests, by ${rangeText(all.map(leftOf))} ms (N / X − R): if so, give their think time (\`--think\`); levels of higher load would tell a pause from a duration, a count or a unit that is not as stated`;
  const factors = all.map(factorOf);
  const common = median(factors) ?? 1;
  const sharing = factors.filter((factor) => Math.abs(factor / common - 1) < SAME_FACTOR);
  const isCommon =
    all.length > 1 && 2 * sharing.length > all.length && Math.abs(common - 1) > TOLERANCE;
  return isCommon
    ? `N / (X (R + Z)) is about ${shown(common)} in ${sharing.length} of ${all.length} levels, so that the duration, ${one.level.thinkMs ? 'the think time, ' : ''}a count or a unit cannot be as stated`
    : common < 1 || factorOf(one) < 1
      ? 'so many cannot have waited at once: times may be corrected for coordinated omission, as those of wrk are, or a count, the duration or a unit is another'
      : 'part of what users wait was not measured: think time, errors, a ramp, or a tool that does not send while it waits';
}

/** The level of several of which the law is farthest off: it stands for all of them. */
const farthest = (of: readonly Checked[]): Checked | undefined =>
  greatest(of, (one) => timesOff(factorOf(one)));

const among = (of: readonly Checked[]): string =>
  of.length === 1 ? '' : ` in ${of.length} levels, farthest off`;

const correctedMean = (
  of: readonly Checked[],
  { level, rate, cycleMs, responseMs }: Checked,
): Warning =>
  warning(
    'mean-corrected',
    `wrk prints a mean response of ${shown(responseMs)} ms, but ${loadText(level)} at ${shown(rate)} per second can have waited ${shown(cycleMs)} ms (N / X)${of.length === 1 ? '' : `, and so in ${of.length} levels`}: it corrects its times for coordinated omission. A fit takes N / X, and throughput as it is.`,
  );

const thinkWarning = (of: readonly Checked[], thinkMs: number): Warning =>
  warning(
    'think-time-estimated',
    `N / X − R is ${rangeText(of.map(leftOf))} ms: ${shown(thinkMs)} ms are taken as think time, which the files do not tell.`,
  );

/** What is said of levels by a key that those have in common of which the same is said. */
function saidOf(
  levels: readonly Checked[],
  key: (one: Checked) => string,
  sentence: (of: readonly Checked[], example: Checked, key: string) => Warning,
): Map<Told, Warning> {
  return new Map(
    [...group(levels, key)].flatMap(([name, of]) => {
      const example = farthest(of);
      if (example === undefined) return [];
      const said = sentence(of, example, name);
      return of.map(({ level }) => [level, said] as const);
    }),
  );
}

/** Checks N = X (R + Z) of the closed levels, and estimates a think time that no file tells. */
export function checkedByLaw(levels: readonly Told[]): Told[] {
  const all = levels.flatMap(checkedOf);
  const common = commonThink(all);
  const units = new Map(
    all.flatMap((one) => {
      const unit = unitWarning(one, all);
      return unit === null ? [] : [[one.level, unit] as const];
    }),
  );
  const isThink = (one: Checked): boolean =>
    common !== null &&
    one.level.thinkMs === null &&
    !isRamp(one.level) &&
    Math.abs(leftOf(one) - common) <= SAME_THINK * common + one.tolerance * one.cycleMs;
  const isCorrected = (one: Checked): boolean =>
    factorOf(one) < 1 - TOLERANCE && one.level.tool === 'wrk';
  const isKept = (one: Checked): boolean =>
    factorOf(one) > 1 / (1 + one.tolerance) && factorOf(one) < 1 + one.tolerance;
  const others = all.filter(({ level }) => !units.has(level));
  const thinking = others.filter(isThink);
  const measured = others.filter((one) => !isThink(one));
  const corrected = measured.filter(isCorrected);
  const violating = measured.filter((one) => !isCorrected(one) && !isKept(one));
  const estimates = saidOf(
    thinking,
    () => '',
    (of) => thinkWarning(of, common ?? 0),
  );
  const said = new Map([
    ...units,
    ...estimates,
    ...saidOf(corrected, () => '', correctedMean),
    ...saidOf(
      violating,
      (one) => reasonOf(one, all),
      (of, example, reason) =>
        warning(
          'law-violated',
          `N = X (R + Z) does not hold${among(of)}: ${product(example)}; ${reason}.`,
        ),
    ),
  ]);
  return levels.map((level) => {
    const more = said.get(level);
    if (more === undefined) return level;
    const thinkMs = estimates.has(level) ? common : level.thinkMs;
    return { ...level, thinkMs, warnings: [...level.warnings, more] };
  });
}
