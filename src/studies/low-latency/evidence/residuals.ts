import { QUANTITIES } from '../quantities';
import { serverOf, tolerances, usersOf } from './board';
import type { Study, StudyResult } from './study';
import type { ResidualCell, ResidualData } from './types';

const publishLockPercent = ({ summary }: StudyResult): number | null => {
  const locks = summary.resources.filter(({ id }) => id === 'publishLock');
  return locks.length === 0 ? null : Math.max(...locks.map((lock) => lock.utilisationPercent));
};

/** Measured roundtrips per second of each sending host. */
function roundtripsPerHost({ summary, comparisons }: StudyResult): number | null {
  const hosts = summary.machines.filter(({ roles }) => roles.includes('send')).length;
  const throughput = comparisons.find(({ quantity }) => quantity === 'throughput');
  const value = throughput?.reference ?? throughput?.measured ?? null;
  return hosts === 0 || value === null ? null : value / hosts;
}

/** What stands for the printed value of each quantity, and the simulated one beside it. */
export function residualCellsOf(comparisons: StudyResult['comparisons']): ResidualCell[] {
  return QUANTITIES.flatMap((quantity) => {
    const one = comparisons.find((comparison) => comparison.quantity === quantity);
    const measured = one?.reference ?? one?.measured ?? null;
    if (!one || measured === null || one.simulated === null || one.error === null) return [];
    return [{ quantity, measured, simulated: one.simulated, error: one.error }];
  });
}

/** The same of one quantity; none where it is not compared. */
export const residualCellOf = (
  comparisons: StudyResult['comparisons'],
  quantity: ResidualCell['quantity'],
): ResidualCell | undefined =>
  residualCellsOf(comparisons).find((cell) => cell.quantity === quantity);

/** Errors of all comparable configurations with what they may depend on. */
export function residualsOf({ schema, results }: Study): ResidualData {
  const points = results
    .filter(({ comparable }) => comparable)
    .map((result) => ({
      id: result.id,
      server: serverOf(schema, result),
      users: usersOf(schema, result),
      publishLockPercent: publishLockPercent(result),
      roundtripsPerHost: roundtripsPerHost(result),
      cells: residualCellsOf(result.comparisons),
    }));
  return { tolerances, servers: [...new Set(points.map(({ server }) => server))], points };
}
