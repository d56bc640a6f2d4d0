import { ln } from '../../../numbers/elementary';
import type { Distribution, Spread } from '../../../system/document';
import { element } from './xml';

/** JSIMgraph has no units; its times are read and written as seconds. */
export const MS = 1000;

const ENGINE = 'jmt.engine.random';

const number = (kind: 'Double' | 'Long', name: string, value: number): string =>
  element(
    'subParameter',
    { classPath: `java.lang.${kind}`, name },
    element('value', {}, String(value)),
  );

const written = (
  [family, title, parameters]: readonly [string, string, string],
  ...numbers: readonly string[]
): string =>
  element('subParameter', { classPath: `${ENGINE}.${family}`, name: title }) +
  element('subParameter', { classPath: `${ENGINE}.${parameters}`, name: 'distrPar' }, ...numbers);

/** A spread as the distribution it stands for; a number is that of a gamma distribution. */
type Shape = Exclude<Spread, string>;
const shapeOf = (spread: Spread | null | undefined): Shape => {
  if (spread === 'constant') return 0;
  return spread === 'exponential' || spread === null || spread === undefined ? 1 : spread;
};

const double = (name: string, value: number): string => number('Double', name, value);

/** Times of a rate per second. */
export const rateXml = (perSecond: number): string =>
  written(['Exponential', 'Exponential', 'ExponentialPar'], double('lambda', perSecond));

const exponential = (mean: number): string => rateXml(1 / mean);

const constant = (mean: number): string =>
  written(['DeterministicDistr', 'Deterministic', 'DeterministicDistrPar'], double('t', mean));

function gamma(mean: number, variation: number): string {
  if (variation === 0) return constant(mean);
  if (variation === 1) return exponential(mean);
  const shape = 1 / (variation * variation);
  const names = ['GammaDistr', 'Gamma', 'GammaDistrPar'] as const;
  return written(names, double('alpha', shape), double('beta', mean / shape));
}

/** The share of the first phase, where both take the same part of the time. */
export const hyperShare = (squared: number): number =>
  (1 + Math.sqrt((squared - 1) / (squared + 1))) / 2;

function named(mean: number, distribution: Distribution): string {
  const { kind } = distribution;
  if (kind === 'constant') return constant(mean);
  if (kind === 'exponential') return exponential(mean);
  if (kind === 'erlang') {
    const { phases } = distribution;
    const rate = double('alpha', phases / mean);
    return written(['Erlang', 'Erlang', 'ErlangPar'], rate, number('Long', 'r', phases));
  }
  if (kind === 'uniform') {
    const half = (mean * distribution.spreadMs) / distribution.meanMs;
    const names = ['Uniform', 'Uniform', 'UniformPar'] as const;
    return written(names, double('min', mean - half), double('max', mean + half));
  }
  const squared = distribution.squaredVariation;
  if (kind === 'lognormal') {
    const variance = ln(1 + squared);
    const mu = double('mu', ln(mean) - variance / 2);
    return written(
      ['Lognormal', 'Lognormal', 'LognormalPar'],
      mu,
      double('sigma', Math.sqrt(variance)),
    );
  }
  const share = hyperShare(squared);
  return written(
    ['HyperExp', 'Hyperexponential', 'HyperExpPar'],
    double('p', share),
    double('lambda1', (2 * share) / mean),
    double('lambda2', (2 * (1 - share)) / mean),
  );
}

/** A time of this mean and spread, as JSIMgraph has it. */
export function distributionXml(meanMs: number, spread: Spread | null | undefined): string {
  const shape = shapeOf(spread);
  return typeof shape === 'number' ? gamma(meanMs / MS, shape) : named(meanMs / MS, shape);
}
