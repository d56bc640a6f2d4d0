import Link from '@docusaurus/Link';
import { formatNumber } from '../../../../charts/frame/format';
import type { TestCase } from '../../../../measured/types';
import { NumberTable } from '../../../../tables/NumberTable';
import { designLink, rolesOf, settingOf } from './design';
import { headOf } from './runKinds';
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
    <NumberTable
      label="Designs that no other beats"
      columns={[
        'Computers',
        headOf('Messages/s', 'full'),
        headOf('Roundtrip, ms', 'full'),
        headOf('CPU, %', 'full'),
        ...SETTINGS.map(([, name]) => name),
      ]}
      rows={[...surface.points].sort(byComputers).map((point) => ({
        key: point.number,
        name: (
          <Link to={designLink(testCase, study.base, point.settings)}>
            {rolesOf(point.settings)}
          </Link>
        ),
        cells: [
          <Simulated
            key="throughput"
            run="full"
            metric="throughput.mean"
            value={point.throughputPerSecond}
            digits={1}
          />,
          <Simulated
            key="roundtrip"
            run="full"
            metric="roundtripTime.median"
            value={point.roundtripMs}
          />,
          formatNumber(point.messageBoxCpuPercent),
          ...SETTINGS.map(([id]) => formatNumber(settingOf(point.settings, id))),
        ],
      }))}
    />
  );
}
