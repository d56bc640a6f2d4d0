import type { DifferenceRecord } from '../../../comparison/differences';
import type { ModelRecord } from '../../../comparison/modelRecord';
import { exploredStudy } from '../../../explore/study/exploredStudy';
import { cpuOf, metric, sumOf } from '../../../explore/study/measure';
import { caution } from '../caution';
import { ensemble } from '../ensemble';
import differences from '../generated/differences.json';
import record from '../generated/record.json';
import { goal } from '../goal';
import { knobSchema } from '../knobs';
import { lowLatencyIndex } from '../lab';
import { limitText } from '../lab/limitText';
import { outcomesFor } from '../lab/outcomes';
import { lowLatency as metrics } from '../metrics';
import { protocol } from '../protocol';
import { MESSAGEBOX_MACHINE } from '../quantities';

const COMPUTERS = [
  { knob: 'receiveOnly', label: 'Receiving computer' },
  { knob: 'receiveAndSend', label: 'Receiving and sending computer' },
  { knob: 'sendOnly', label: 'Sending computer' },
  { knob: 'sendAndTrack', label: 'Sending and tracking computer' },
  { knob: 'trackOnly', label: 'Tracking computer' },
];
const HOSTS = COMPUTERS.map(({ knob }) => knob);

export default exploredStudy({
  name: 'Low latency',
  schema: knobSchema,
  index: lowLatencyIndex,
  metrics,
  record: record as ModelRecord,
  differences: differences as DifferenceRecord,
  protocol,
  ensemble,
  outcomes: outcomesFor('median'),
  measures: [
    metric({
      id: 'throughput.median',
      label: 'Throughput',
      unit: 'messages/s',
      better: 'more',
    }),
    metric({
      id: 'roundtripTime.median',
      label: 'Roundtrip, median',
      unit: 'ms',
      better: 'less',
    }),
    metric({ id: 'roundtripTime.p90', label: 'Roundtrip, 90 %', unit: 'ms', better: 'less' }),
    metric({ id: 'roundtripTime.p95', label: 'Roundtrip, 95 %', unit: 'ms', better: 'less' }),
    metric({ id: 'roundtripTime.mean', label: 'Roundtrip, mean', unit: 'ms', better: 'less' }),
    metric({ id: 'requestTime.median', label: 'Request, median', unit: 'ms', better: 'less' }),
    metric({ id: 'responseTime.median', label: 'Response, median', unit: 'ms', better: 'less' }),
    metric({
      id: 'goal.under500',
      label: 'Roundtrips under 500 ms',
      unit: '%',
      better: 'more',
    }),
    cpuOf('messagebox', {
      id: 'cpu.messageBox',
      recordedAs: `cpu.${MESSAGEBOX_MACHINE}`,
      label: 'MessageBox CPU',
      unit: '%',
      better: 'less',
    }),
    sumOf(HOSTS, { id: 'computers', label: 'BizTalk computers', unit: '', better: 'less' }),
  ],
  first: 'low-latency/20-A',
  accepted: [
    { measure: 'roundtripTime.median', value: 300 },
    { measure: 'computers', value: 7 },
  ],
  loadKnob: 'virtualUsers',
  // Each user waits until a request is accepted before the next: a closed loop.
  loadLaws: {
    rises: ['roundtripTime.median', 'roundtripTime.p90', 'roundtripTime.p95', 'roundtripTime.mean'],
    falls: ['goal.under500'],
    risesLessThanLoad: ['throughput.median'],
  },
  // What is tracked has to be moved to its own database.
  leavesUndone: ({ tracking = 0, globalTracking = 1, sendAndTrack = 0, trackOnly = 0 }) =>
    tracking * globalTracking > 0 && sendAndTrack + trackOnly === 0,
  // Where nothing is tracked, a computer that tracks has nothing to do, or sends alone.
  sameWork: ({ tracking = 0, globalTracking = 1 }) =>
    tracking * globalTracking > 0
      ? []
      : [
          { knob: 'sendAndTrack', as: 'sendOnly' },
          { knob: 'trackOnly' },
          ...(globalTracking === 0 ? [{ knob: 'tracking' }] : []),
        ],
  knee: { throughput: 'throughput.median', response: 'roundtripTime.median' },
  movable: ['virtualUsers', ...HOSTS, 'tracking'],
  priced: COMPUTERS,
  work: {
    metric: 'throughput.mean',
    unit: 'messages/s',
    isSteady: () => true,
    stated: [],
    thinkMs: ({ thinkTimeMs = 0 }) => thinkTimeMs,
  },
  lateMs: goal.fastMs,
  day: {
    kind: 'curve',
    noun: 'messages',
    most: 1000,
    isWhole: false,
    rate: 'throughput.median',
    loop: {
      knob: 'virtualUsers',
      noun: 'users',
      values: [1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30, 40, 60],
    },
    limits: [
      { measure: 'roundtripTime.median', value: 300, isSet: true },
      { measure: 'goal.under500', value: 95, isSet: false },
      { measure: 'roundtripTime.p90', value: 500, isSet: false },
      { measure: 'cpu.messageBox', value: 70, isSet: false },
    ],
    mayWait: 0,
  },
  limitText,
  caution,
});
