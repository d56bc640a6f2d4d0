import { median } from 'd3-array';
import { type Told, warning } from '../told';
import type { Warning } from '../types';
import { loadText, shown } from './shown';

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

function violated(one: Checked, all: readonly Checked[]): Warning {
  const factors = all.map(factorOf);
  const common = median(factors) ?? 1;
  const sharing = factors.filter((factor) => Math.abs(factor / common - 1) < SAME_FACTOR);
  const isCommon =
    all.length > 1 && 2 * sharing.length > all.length && Math.abs(common - 1) > TOLERANCE;
  const reason = isCommon
    ? `N / (X (R + Z)) is about ${shown(common)} in ${sharing.length} of ${all.length} levels, so that the duration, a count or a unit cannot be as stated`
    : common < 1 || factorOf(one) < 1
      ? 'so many cannot have waited at once: times may be corrected for coordinated omission, as those of wrk are, or a count, the duration or a unit is another'
      : 'part of what users wait was not measured: think time, errors, a ramp, or a tool that does not send while it waits';
  return warning('law-violated', `N = X (R + Z) does not hold: ${product(one)}; ${reason}.`);
}

const correctedMean = ({ level, cycleMs, responseMs }: Checked): Warning =>
  warning(
    'mean-corrected',
    `wrk prints a mean response of ${shown(responseMs)} ms, but ${loadText(level)} at ${shown(level.throughputPerSecond ?? 0)} per second can have waited ${shown(cycleMs)} ms (N / X): it corrects its times for coordinated omission. A fit takes N / X, and throughput as it is.`,
  );

const thinkWarning = (one: Checked, thinkMs: number): Warning =>
  warning(
    'think-time-estimated',
    `N / X − R is ${shown(leftOf(one))} ms (${loadText(one.level)}, ${shown(one.rate)} per second, ${shown(one.responseMs)} ms): ${shown(thinkMs)} ms are taken as think time, which the file does not tell.`,
  );

/** Checks N = X (R + Z) of the closed levels, and estimates a think time that no file tells. */
export function checkedByLaw(levels: readonly Told[]): Told[] {
  const all = levels.flatMap(checkedOf);
  const common = commonThink(all);
  return levels.map((level) => {
    const one = all.find((checked) => checked.level === level);
    if (one === undefined) return level;
    const said = (more: Warning, thinkMs = level.thinkMs): Told => ({
      ...level,
      thinkMs,
      warnings: [...level.warnings, more],
    });
    const unit = unitWarning(one, all);
    if (unit !== null) return said(unit);
    const factor = factorOf(one);
    const isThink =
      common !== null &&
      level.thinkMs === null &&
      !isRamp(level) &&
      Math.abs(leftOf(one) - common) <= SAME_THINK * common + one.tolerance * one.cycleMs;
    if (isThink) return said(thinkWarning(one, common), common);
    if (factor < 1 - TOLERANCE && level.tool === 'wrk') return said(correctedMean(one));
    const isKept = factor > 1 / (1 + one.tolerance) && factor < 1 + one.tolerance;
    return isKept ? level : said(violated(one, all));
  });
}
