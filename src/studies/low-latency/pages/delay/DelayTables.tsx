import { groups, max, median, min } from 'd3-array';
import { formatNumber, formatSigned } from '../../../../charts/frame/format';
import { ConfigurationLink } from '../../../../tables/ConfigurationLink';
import { NumberTable } from '../../../../tables/NumberTable';
import {
  byPeriod,
  DELAYED_FROM,
  exactSums,
  type ForecastLack,
  type Growth,
  type LeftOver,
  type PartsSum,
} from '../../evidence/delayRows';

/** How often the printed roundtrip is the sum of its printed parts, before the change and from it on. */
export function SumsTable({ sums }: { sums: readonly PartsSum[] }) {
  return (
    <NumberTable
      label="Rows whose printed roundtrip is the sum of its parts"
      columns={['Printed', `Up to test case ${DELAYED_FROM - 1}`, `From ${DELAYED_FROM} on`]}
      rows={(['mean', 'median'] as const).map((statistic) => {
        const { before, after } = byPeriod(sums.filter((row) => row.statistic === statistic));
        return {
          key: statistic,
          name: statistic === 'mean' ? 'Means' : 'Medians',
          cells: [before, after].map((rows) => `${exactSums(rows)} of ${rows.length}`),
        };
      })}
    />
  );
}

/** What a forecast that knows no delay lacks of the printed times. */
export function ForecastTable({ forecast }: { forecast: readonly ForecastLack[] }) {
  return (
    <NumberTable
      label="What the forecast lacks"
      columns={['Configuration', 'Request, ms', 'Response, ms']}
      rows={forecast.map(({ id, requestMs, responseMs }) => ({
        key: id,
        name: <ConfigurationLink scenario={`low-latency/${id}`} />,
        cells: [formatNumber(requestMs), formatNumber(responseMs)],
      }))}
    />
  );
}

/** What is left over on each server from the change on. */
export function ServerTable({ rows }: { rows: readonly LeftOver[] }) {
  const ms = ({ leftOverMs }: LeftOver) => leftOverMs;
  return (
    <NumberTable
      label="What is left over, by server"
      columns={['Server', 'Configurations', 'Median, ms', 'Least to most, ms']}
      rows={groups(byPeriod(rows).after, ({ server }) => server).map(([server, some]) => ({
        key: server,
        name: server,
        cells: [
          some.length,
          formatNumber(median(some, ms) ?? Number.NaN),
          `${formatNumber(min(some, ms) ?? Number.NaN)} to ${formatNumber(max(some, ms) ?? Number.NaN)}`,
        ],
      }))}
    />
  );
}

/** How both times grow where users are added and nothing else. */
export function GrowthTable({ growths }: { growths: readonly Growth[] }) {
  return (
    <NumberTable
      label="What further users add to both times"
      columns={[
        'Configurations',
        'Users',
        'Request, ms',
        'Simulated request',
        'Response, ms',
        'Simulated response',
      ]}
      rows={growths.map(({ from, to, users, request, response }) => ({
        key: `${from} ${to}`,
        name: (
          <span>
            <ConfigurationLink scenario={`low-latency/${from}`} /> to{' '}
            <ConfigurationLink scenario={`low-latency/${to}`} />
          </span>
        ),
        cells: [
          users.join(' to '),
          ...[request, response]
            .flatMap(({ measured, simulated }) => [measured, simulated])
            .map((ms) => formatSigned(ms)),
        ],
      }))}
    />
  );
}
