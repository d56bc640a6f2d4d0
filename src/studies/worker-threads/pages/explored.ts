import type { DifferenceRecord } from '../../../comparison/differences';
import type { ModelRecord } from '../../../comparison/modelRecord';
import { exploredStudy } from '../../../explore/study/exploredStudy';
import { metric, sumOf } from '../../../explore/study/measure';
import differences from '../generated/differences.json';
import record from '../generated/record.json';
import { workerThreadsKnobs } from '../knobs';
import { workerThreadsIndex } from '../lab';
import { limitText } from '../lab/limitText';
import { OUTCOMES } from '../lab/outcomes';
import { workerThreads as metrics } from '../metrics';
import { protocol } from '../protocol';

const HOSTS = [
  { knob: 'receiveHosts', label: 'Receiving host instance' },
  { knob: 'orchestrationHosts', label: 'Orchestration host instance' },
  { knob: 'sendHosts', label: 'Sending host instance' },
];

export default exploredStudy({
  name: 'Worker threads',
  schema: workerThreadsKnobs,
  index: workerThreadsIndex,
  metrics,
  record: record as ModelRecord,
  differences: differences as DifferenceRecord,
  protocol,
  outcomes: OUTCOMES,
  measures: [
    metric({ id: 'completed', label: 'Completed', unit: 'orchestrations', better: 'more' }),
    metric({ id: 'received', label: 'Received', unit: 'messages', better: 'more' }),
    metric({
      id: 'sqlConnections.peak',
      label: 'Peak connections',
      unit: '',
      better: 'less',
    }),
    metric({ id: 'cpu.sql', label: 'SQL CPU', unit: '%', better: 'less' }),
    metric({ id: 'sqlStalledPercent', label: 'SQL stands still', unit: '%', better: 'less' }),
    sumOf(
      HOSTS.map(({ knob }) => knob),
      { id: 'hostInstances', label: 'Host instances', unit: '', better: 'less' },
    ),
  ],
  first: 'worker-threads/200',
  accepted: [
    { measure: 'sqlStalledPercent', value: 5 },
    { measure: 'hostInstances', value: 8 },
  ],
  loadKnob: 'burstMessages',
  knee: { throughput: 'completed', response: null },
  movable: ['maxWorkerThreads', ...HOSTS.map(({ knob }) => knob), 'sqlWorkers'],
  priced: [...HOSTS, { knob: 'sqlProcessors', label: 'Processor of SQL Server' }],
  work: {
    metric: 'completed',
    seconds: ({ runMinutes = 0 }) => 60 * runMinutes,
    unit: 'orchestrations/s',
    isSteady: () => true,
    stated: [],
  },
  day: {
    kind: 'none',
    because:
      'A run of worker threads is an hour of bursts, and whether it collapses is a matter of minutes and of chance; nothing in the study tells how a collapsed hour would begin the next.',
  },
  limitText,
});
