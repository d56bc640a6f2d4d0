import { formatError } from '../../charts/format';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
import { type ErrorSpread, shortProtocolErrors } from './shortProtocol';
import type { DesignStudy } from './types';

function Row({ name, spread }: { name: string; spread: ErrorSpread }) {
  if (spread.errors.length === 0) return null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={reference.number}>{spread.errors.length}</td>
      {[spread.median, spread.low, spread.high, spread.worst].map((error, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <td key={column} className={reference.number}>
          {formatError(error)}
        </td>
      ))}
    </tr>
  );
}

/** Errors of the short protocol against the full one, for random designs. */
export function ShortProtocolTable({ study }: { study: DesignStudy }) {
  const { throughput, roundtrip } = shortProtocolErrors(study);
  return (
    <div className={stories.story}>
      <TableFrame className={reference.compact} label="Error of the short protocol">
        <thead>
          <tr>
            <th scope="col">Short against full</th>
            {['Designs', 'median', '10th percentile', '90th percentile', 'largest'].map((name) => (
              <th key={name} scope="col" className={reference.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Throughput, low latency" spread={throughput.lowLatency} />
          <Row name="Median roundtrip, low latency" spread={roundtrip.lowLatency} />
          <Row name="Throughput, slower" spread={throughput.rest} />
          <Row name="Median roundtrip, slower" spread={roundtrip.rest} />
        </tbody>
      </TableFrame>
    </div>
  );
}
