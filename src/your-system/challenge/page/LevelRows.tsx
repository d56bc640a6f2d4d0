import { formatNumber, formatRate } from '../../../charts/frame/format';
import { NumberTable } from '../../../tables/NumberTable';
import type { Bought } from '../hidden';

/** The levels that a reader has, the lowest first. */
export function LevelRows({ levels }: { levels: readonly Bought[] }) {
  if (levels.length === 0) return null;
  return (
    <NumberTable
      label="Measured levels"
      columns={['Users', 'Requests per second', 'Mean response, ms']}
      rows={[...levels]
        .sort((a, b) => a.users - b.users)
        .map(({ users, throughputPerSecond, responseMs }) => ({
          key: users,
          name: users,
          cells: [formatRate(throughputPerSecond), formatNumber(responseMs.mean, 1)],
        }))}
    />
  );
}
