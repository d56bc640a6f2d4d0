import { formatNumber, withUnit } from '../../lab/view/format';
import type { Resource } from '../../simulator/report';
import type { Summary } from '../../simulator/types';
import type { Description } from '../description';

/** A share of time from which on something counts as full, percent. */
const FULL = 95;

const quoted = ({ label }: Resource): string => `“${label}”`;
const shareOf = ({ utilisationPercent }: Resource): string =>
  withUnit(formatNumber(Math.round(utilisationPercent)), '%');

/** What limits a simulated system, by how busy its stations and pools are. */
export const limitTextOf =
  ({ stations }: Pick<Description, 'stations'>) =>
  ({ status, unstableReason, resources }: Summary): string => {
    if (status === 'unstable') return unstableReason ?? '';
    const [first, second] = resources;
    if (first === undefined) return 'Nothing in this system has a limit.';
    const kind = stations.find(({ name }) => name === first.id)?.kind;
    const busy =
      kind === 'pool'
        ? `of its permits ${shareOf(first)} are taken`
        : kind === 'lock'
          ? `it is held ${shareOf(first)} of the time`
          : `it is busy ${shareOf(first)} of the time`;
    const next = second ? ` Next is ${quoted(second)}, at ${shareOf(second)}.` : '';
    return first.utilisationPercent >= FULL
      ? `${quoted(first)} limits the system: ${busy}.${next}`
      : `Nothing is full. ${quoted(first)} is the busiest: ${busy}.${next}`;
  };
