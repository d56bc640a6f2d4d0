import { ascending } from 'd3-array';
import type { SmallRowsProps } from '../../../charts/curves/SmallRows';
import { formatNumber } from '../../../charts/frame/format';
import type { Configurations } from '../../../measured/configurationTypes';
import type { ReadData } from '../../../measured/readData';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import { statedScenario } from '../../../scenario/stated';
import { workerThreadsKnobs } from '../knobs';

/** What runs without throttling completed, by the size of their pools. */
export default function picture(read: ReadData): SmallRowsProps & { kind: 'rows' } {
  const prose = read<Prose>('worker-threads/prose.json');
  const { configurations } = read<Configurations>('worker-threads/configurations.json');
  const rows = configurations
    .map((configuration) => ({
      id: configuration.id,
      knobs: statedScenario(workerThreadsKnobs, configuration),
      value: measuredOf(prose, configuration.id).completed?.value ?? 0,
    }))
    .filter(({ knobs }) => knobs.connectionsPerCpu === 0)
    .sort((a, b) => ascending(a.knobs.maxWorkerThreads, b.knobs.maxWorkerThreads))
    .map(({ id, knobs, value }) => ({ id, label: `${knobs.maxWorkerThreads} threads`, value }));
  const most = Math.max(...rows.map(({ value }) => value));
  return {
    kind: 'rows',
    description: 'Orchestrations completed, by threads of a pool',
    rows,
    ends: { high: `${formatNumber(most)} completed` },
  };
}
