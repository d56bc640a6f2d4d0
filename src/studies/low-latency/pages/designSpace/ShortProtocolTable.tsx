import { formatError } from '../../../../charts/frame/format';
import { NumberTable } from '../../../../tables/NumberTable';
import { type ErrorSpread, shortProtocolErrors } from './shortProtocol';
import type { DesignStudy } from './types';

/** Errors of the short protocol against the full one, for random designs. */
export function ShortProtocolTable({ study }: { study: DesignStudy }) {
  const { throughput, roundtrip } = shortProtocolErrors(study);
  const spreads: [string, ErrorSpread][] = [
    ['Throughput, low latency', throughput.lowLatency],
    ['Median roundtrip, low latency', roundtrip.lowLatency],
    ['Throughput, slower', throughput.rest],
    ['Median roundtrip, slower', roundtrip.rest],
  ];
  return (
    <NumberTable
      label="Error of the short protocol"
      columns={[
        'Short against full',
        'Designs',
        'median',
        '10th percentile',
        '90th percentile',
        'largest',
      ]}
      rows={spreads
        .filter(([, { errors }]) => errors.length > 0)
        .map(([name, { errors, median, low, high, worst }]) => ({
          key: name,
          name,
          cells: [errors.length, ...[median, low, high, worst].map((error) => formatError(error))],
        }))}
    />
  );
}
