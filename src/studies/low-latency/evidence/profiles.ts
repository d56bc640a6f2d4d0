import { pairs } from 'd3-array';
import type { Profile, Profiles } from '../../../comparison/validation';
import { exp, ln, toPower } from '../../../numbers/elementary';
import type { Ensemble } from '../../../simulator/ensemble';
import type { ProfileData, ProfileRow } from './types';

/** Standard deviations within which 95 % of a normal distribution lie. */
const Z95 = 1.96;
/** How many parameters are named that move along. */
const NAMED = 2;

interface Place {
  distance: number;
  ratio: number;
}

/** Costs over the least, by the logarithm of the factor, that of the committed fit among them. */
const placesOf = ({ points }: Profile, fitRatio: number, least: number): Place[] =>
  [
    { distance: 0, ratio: fitRatio },
    ...points.map((point) => ({ distance: ln(point.factor), ratio: point.cost / least })),
  ].sort((a, b) => a.distance - b.distance);

/** The factor nearest to 1 at which the cost passes the limit, going outwards; null where it does not. */
function crossing(outwards: readonly Place[], limit: number): number | null {
  const passed = pairs(outwards).find(([, far]) => far.ratio > limit);
  if (passed === undefined) return null;
  const [near, far] = passed;
  const part = (limit - near.ratio) / (far.ratio - near.ratio);
  return exp(near.distance + part * (far.distance - near.distance));
}

/** The parameters that make up for another most, with the powers of its factor that they follow. */
function alongOf({ points }: Profile): ProfileRow['along'] {
  const ids = Object.keys(points[0]?.others ?? {});
  const squares = points.reduce((sum, { factor }) => sum + toPower(ln(factor), 2), 0);
  const power = (id: string) =>
    points.reduce((sum, { factor, others }) => sum + ln(factor) * ln(others[id] ?? 1), 0) / squares;
  return ids
    .map((id) => ({ id, power: power(id) }))
    .sort((a, b) => Math.abs(b.power) - Math.abs(a.power))
    .slice(0, NAMED);
}

/** How far the parameters can lie that the study hardly determines, by the cost and by the refits. */
export function profilesOf(
  { cost, configurations, profiles }: Profiles,
  { parameters }: Pick<Ensemble, 'parameters'>,
): ProfileData {
  const limit = exp((Z95 * Z95) / configurations);
  const points = profiles.flatMap((profile) => profile.points);
  const factors = points.map(({ factor }) => factor);
  const least = Math.min(cost, ...points.map((point) => point.cost));
  const fitRatio = cost / least;
  return {
    limit,
    fitRatio,
    reach: [Math.min(...factors), Math.max(...factors)],
    rows: profiles.map((profile) => {
      const places = placesOf(profile, fitRatio, least);
      const fitted = places.findIndex(({ distance }) => distance === 0);
      const error = parameters.find(({ id }) => id === profile.id)?.standardErrorPercent;
      return {
        id: profile.id,
        low: crossing(places.slice(0, fitted + 1).reverse(), limit),
        high: crossing(places.slice(fitted), limit),
        refits: error === undefined ? null : exp((Z95 * error) / 100),
        outermost: [places[0]?.ratio ?? Number.NaN, places.at(-1)?.ratio ?? Number.NaN],
        along: alongOf(profile),
      };
    }),
  };
}
