import Link from '@docusaurus/Link';
import { formatNumber } from '../../charts/format';
import type { TestCase } from '../../measured/types';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
import { designLink, rolesOf } from './design';
import { Simulated } from './Simulated';
import type { DesignStudy, Surface, SurfacePoint } from './types';

interface Props {
  study: DesignStudy;
  surface: Surface;
  testCase: TestCase;
}

const SETTINGS = [
  ['virtualUsers', 'Users'],
  ['messageBoxes', 'Boxes'],
  ['maxReceiveIntervalMs', 'Poll, ms'],
  ['batchSize', 'Batch'],
  ['messagingThreads', 'Threads'],
] as const;

const byComputers = (a: SurfacePoint, b: SurfacePoint) =>
  a.computers - b.computers || a.roundtripMs - b.roundtripMs;

/** Every design of a surface with its settings; each opens in the lab. */
export function SurfaceTable({ study, surface, testCase }: Props) {
  return (
    <div className={stories.story}>
      <TableFrame className={reference.compact} label="Designs that no other beats">
        <thead>
          <tr>
            <th scope="col">Computers</th>
            {['Messages/s', 'Roundtrip, ms', 'CPU, %', ...SETTINGS.map(([, name]) => name)].map(
              (name) => (
                <th key={name} scope="col" className={reference.number}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {[...surface.points].sort(byComputers).map((point) => (
            <tr key={point.number}>
              <th scope="row">
                <Link to={designLink(testCase, study.base, point.settings)}>
                  {rolesOf(point.settings)}
                </Link>
              </th>
              <td className={reference.number}>
                <Simulated metric="throughput.mean" value={point.throughputPerSecond} digits={1} />
              </td>
              <td className={reference.number}>
                <Simulated metric="roundtripTime.median" value={point.roundtripMs} />
              </td>
              <td className={reference.number}>{formatNumber(point.messageBoxCpuPercent)}</td>
              {SETTINGS.map(([id]) => (
                <td key={id} className={reference.number}>
                  {formatNumber(point.settings[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
