import type { DifferenceRecord } from '../../../comparison/differences';
import type { ModelRecord } from '../../../comparison/modelRecord';
import { exploredStudy } from '../../../explore/study/exploredStudy';
import { metric, sumOf } from '../../../explore/study/measure';
import differences from '../generated/differences.json';
import record from '../generated/record.json';
import { scaleUpKnobs } from '../knobs';
import { scaleUpIndex } from '../lab';
import { PARTS } from '../lab/bounds';
import { limitText } from '../lab/limitText';
import { OUTCOMES } from '../lab/outcomes';
import { scaleUp as metrics } from '../metrics';
import { protocol } from '../protocol';

const HOSTS = [
  { knob: 'receiveHosts', label: 'Receiving host' },
  { knob: 'processHosts', label: 'Processing host' },
  { knob: 'sendHosts', label: 'Sending host' },
];

export default exploredStudy({
  name: 'Scale-up',
  schema: scaleUpKnobs,
  index: scaleUpIndex,
  metrics,
  record: record as ModelRecord,
  differences: differences as DifferenceRecord,
  protocol,
  outcomes: OUTCOMES,
  measures: [
    metric({
      id: 'orchestrationsPerSecond',
      label: 'Throughput',
      unit: 'orchestrations/s',
      better: 'more',
    }),
    metric({ id: 'cpu.master', label: 'CPU of the master', unit: '%', better: 'less' }),
    metric({ id: 'cpu.worker1', label: 'CPU of worker 1', unit: '%', better: 'less' }),
    sumOf(
      HOSTS.map(({ knob }) => knob),
      { id: 'hosts', label: 'BizTalk hosts', unit: '', better: 'less' },
    ),
  ],
  first: 'scale-up/L3',
  accepted: [
    { measure: 'cpu.master', value: 70 },
    { measure: 'hosts', value: 25 },
  ],
  loadKnob: 'messagesUnderWay',
  knee: { throughput: 'orchestrationsPerSecond', response: null },
  movable: ['messagesUnderWay', ...HOSTS.map(({ knob }) => knob), 'workerMessageBoxes'],
  priced: [...HOSTS, { knob: 'workerMessageBoxes', label: 'Worker MessageBox' }],
  work: {
    metric: 'orchestrationsPerSecond',
    unit: 'orchestrations/s',
    isSteady: () => true,
    stated: PARTS.map(({ id, label }) => ({ metric: `bound.${id}`, label })),
  },
  day: {
    kind: 'curve',
    noun: 'orchestrations',
    most: 10_000,
    isWhole: false,
    rate: 'orchestrationsPerSecond',
    loop: {
      knob: 'messagesUnderWay',
      noun: 'messages under way',
      values: [10, 30, 60, 100, 150, 200, 300, 500, 1000, 2000],
    },
    limits: [{ measure: 'cpu.master', value: 80, isSet: false }],
    mayWait: 0,
  },
  limitText,
});
