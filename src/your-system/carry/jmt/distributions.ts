import { exp, ln } from '../../../numbers/elementary';
import type { Distribution, Spread } from '../../../system/document';
import { attribute, childrenOf, className, element } from './xml';

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

const exponential = (mean: number): string =>
  written(['Exponential', 'Exponential', 'ExponentialPar'], double('lambda', 1 / mean));

const constant = (mean: number): string =>
  written(['DeterministicDistr', 'Deterministic', 'DeterministicDistrPar'], double('t', mean));

function gamma(mean: number, variation: number): string {
  if (variation === 0) return constant(mean);
  if (variation === 1) return exponential(mean);
  const shape = 1 / (variation * variation);
  const names = ['GammaDistr', 'Gamma', 'GammaDistrPar'] as const;
  return written(names, double('alpha', shape), double('beta', mean / shape));
}

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
  const share = (1 + Math.sqrt((squared - 1) / (squared + 1))) / 2;
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

/** A time as a description has it: null without time; `lost` says what was put in its place. */
export interface ReadTime {
  meanMs: number | null;
  spread?: Spread;
  lost?: string;
}

const HYPER_TOLERANCE = 1e-6;

function hyperexponential(p: number, first: number, second: number): ReadTime {
  const mean = p / first + (1 - p) / second;
  const secondMoment = 2 * (p / (first * first) + (1 - p) / (second * second));
  const squaredVariation = secondMoment / (mean * mean) - 1;
  const isBalanced = Math.abs((2 * p) / first / mean - 1) < HYPER_TOLERANCE;
  return {
    meanMs: mean * MS,
    spread: { kind: 'hyperexponential', meanMs: mean * MS, squaredVariation },
    ...(!isBalanced && { lost: 'a hyperexponential time has the same mean and variance only' }),
  };
}

/** The time that a strategy of service has. */
export function readTime(strategy: Element | undefined): ReadTime {
  const [family, parameters] = childrenOf(strategy, 'subParameter');
  const values = childrenOf(parameters, 'subParameter').map(
    (one) => [attribute(one, 'name'), Number(one.textContent)] as const,
  );
  const value = (name: string) => new Map(values).get(name) ?? Number.NaN;
  switch (className(family)) {
    case 'Exponential':
      return { meanMs: MS / value('lambda') };
    case 'DeterministicDistr':
      return value('t') > 0 ? { meanMs: value('t') * MS, spread: 'constant' } : { meanMs: null };
    case 'Erlang': {
      const meanMs = (MS * value('r')) / value('alpha');
      return { meanMs, spread: { kind: 'erlang', meanMs, phases: value('r') } };
    }
    case 'Uniform': {
      const meanMs = (MS * (value('min') + value('max'))) / 2;
      const spreadMs = meanMs - MS * value('min');
      return { meanMs, spread: { kind: 'uniform', meanMs, spreadMs } };
    }
    case 'GammaDistr': {
      const [alpha, beta] = [value('alpha'), value('beta')];
      return { meanMs: alpha * beta * MS, spread: 1 / Math.sqrt(alpha) };
    }
    case 'Lognormal': {
      const sigma = value('sigma');
      const variance = sigma * sigma;
      const meanMs = exp(value('mu') + variance / 2) * MS;
      return { meanMs, spread: { kind: 'lognormal', meanMs, squaredVariation: exp(variance) - 1 } };
    }
    case 'HyperExp':
      return hyperexponential(value('p'), value('lambda1'), value('lambda2'));
    default: {
      const name = attribute(family, 'name') || className(strategy);
      const isZero = /^(Zero|Disabled)/.test(className(strategy));
      return isZero || family === undefined
        ? { meanMs: null }
        : { meanMs: null, lost: `the distribution ${name} is not read` };
    }
  }
}
