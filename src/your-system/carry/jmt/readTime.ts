import { exp, ln } from '../../../numbers/elementary';
import type { Duration, Spread } from '../../../system/document';
import { hyperShare, MS } from './distributions';
import { fewestDigits, nearly } from './fewestDigits';
import { attribute, childrenOf, className } from './xml';

/** A time as a description has it: null without time; `lost` says what was put in its place. */
export interface ReadTime {
  meanMs: number | null;
  spread?: Spread;
  /** As it is written, where times are written as a rate. */
  perSecond?: number;
  lost?: string;
}

/** A time as a field of a description; none without time. */
export const durationOf = ({ meanMs, spread }: ReadTime): Duration | undefined => {
  if (meanMs === null) return undefined;
  return spread === undefined ? meanMs : { meanMs, spread };
};

/** A mean in ms from one in seconds; of some means the same is written. */
const meanOf = (seconds: number, isWritten: (seconds: number) => boolean): number =>
  fewestDigits(seconds * MS, (ms) => isWritten(ms / MS));

const HYPER_TOLERANCE = 1e-6;

function hyperexponential(p: number, first: number, second: number): ReadTime {
  const mean = p / first + (1 - p) / second;
  const secondMoment = 2 * (p / (first * first) + (1 - p) / (second * second));
  const squaredVariation = secondMoment / (mean * mean) - 1;
  const isBalanced = Math.abs((2 * p) / first / mean - 1) < HYPER_TOLERANCE;
  const squared = fewestDigits(squaredVariation, (one) => hyperShare(one) === p);
  const meanMs = meanOf(mean, (one) => (2 * p) / one === first);
  return {
    meanMs,
    spread: { kind: 'hyperexponential', meanMs, squaredVariation: squared },
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
    case 'Exponential': {
      const lambda = value('lambda');
      return { meanMs: meanOf(1 / lambda, (mean) => 1 / mean === lambda), perSecond: lambda };
    }
    case 'DeterministicDistr': {
      const t = value('t');
      return t > 0
        ? { meanMs: meanOf(t, (mean) => mean === t), spread: 'constant' }
        : { meanMs: null };
    }
    case 'Erlang': {
      const [phases, alpha] = [value('r'), value('alpha')];
      const meanMs = meanOf(phases / alpha, (mean) => phases / mean === alpha);
      return { meanMs, spread: { kind: 'erlang', meanMs, phases } };
    }
    case 'Uniform': {
      const [least, most] = [value('min'), value('max')];
      const [meanMs, spreadMs] = [most + least, most - least].map((all) => nearly((MS * all) / 2));
      if (meanMs === undefined || spreadMs === undefined) return { meanMs: null };
      return { meanMs, spread: { kind: 'uniform', meanMs, spreadMs } };
    }
    case 'GammaDistr': {
      const [alpha, beta] = [value('alpha'), value('beta')];
      const spread = fewestDigits(1 / Math.sqrt(alpha), (one) => 1 / (one * one) === alpha);
      return { meanMs: meanOf(alpha * beta, (mean) => mean / alpha === beta), spread };
    }
    case 'Lognormal': {
      const [mu, sigma] = [value('mu'), value('sigma')];
      const squaredVariation = fewestDigits(
        exp(sigma * sigma) - 1,
        (one) => Math.sqrt(ln(1 + one)) === sigma,
      );
      const variance = ln(1 + squaredVariation);
      const meanMs = meanOf(exp(mu + variance / 2), (mean) => ln(mean) - variance / 2 === mu);
      return { meanMs, spread: { kind: 'lognormal', meanMs, squaredVariation } };
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
