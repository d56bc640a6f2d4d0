import type { DifferenceRecord } from '../../../comparison/differences';
import type { ModelRecord } from '../../../comparison/modelRecord';
import { exploredStudy } from '../../../explore/study/exploredStudy';
import { metric, sumOf } from '../../../explore/study/measure';
import { knobById } from '../../../scenario/schema';
import differences from '../generated/differences.json';
import record from '../generated/record.json';
import { capacityKnobs } from '../knobs';
import { capacityIndex } from '../lab';
import { limitText } from '../lab/limitText';
import { OUTCOMES } from '../lab/outcomes';
import { DRAWN_DAY, HOURS, profileLimits, rateId } from '../lab/profile';
import { capacity as metrics } from '../metrics';
import { protocol } from '../protocol';

const HOSTS = [
  { knob: 'receiveHosts', label: 'Receiving host instance' },
  { knob: 'orchestrationHosts', label: 'Orchestration host instance' },
  { knob: 'sendHosts', label: 'Sending host instance' },
];

export default exploredStudy({
  name: 'Capacity',
  schema: capacityKnobs,
  index: capacityIndex,
  metrics,
  record: record as ModelRecord,
  differences: differences as DifferenceRecord,
  protocol,
  outcomes: OUTCOMES,
  measures: [
    metric({
      id: 'receivedPerSecond',
      label: 'Received',
      unit: 'messages/s',
      better: 'more',
    }),
    metric({ id: 'recoveryHours', label: 'Recovery', unit: 'h', better: 'less' }),
    metric({ id: 'spoolRows.peak', label: 'Spool peak', unit: 'rows', better: 'less' }),
    metric({ id: 'spoolRows.end', label: 'Spool at the end', unit: 'rows', better: 'less' }),
    metric({ id: 'cleanupSeconds', label: 'Cleanup run', unit: 's', better: 'less' }),
    metric({ id: 'cpu.messagebox', label: 'MessageBox CPU', unit: '%', better: 'less' }),
    sumOf(
      HOSTS.map(({ knob }) => knob),
      { id: 'hostInstances', label: 'Host instances', unit: '', better: 'less' },
    ),
  ],
  first: 'capacity/sustainable',
  accepted: [
    { measure: 'cpu.messagebox', value: 60 },
    { measure: 'hostInstances', value: 8 },
  ],
  loadKnob: 'ratePerSecond',
  knee: { throughput: 'receivedPerSecond', response: null },
  movable: [
    'ratePerSecond',
    ...HOSTS.map(({ knob }) => knob),
    'sessionsPerHost',
    'throttleSessions',
    'sqlProcessors',
    'diskSpeedPercent',
  ],
  priced: [...HOSTS, { knob: 'sqlProcessors', label: 'Processor of the MessageBox' }],
  work: {
    metric: 'receivedPerSecond',
    unit: 'messages/s',
    // Other loads end, or change by the hour, within the run.
    isSteady: ({ load }) => load === 0,
    stated: [],
  },
  day: {
    kind: 'drawn',
    noun: 'messages',
    most: profileLimits(capacityKnobs).most,
    isWhole: true,
    settings: DRAWN_DAY,
    rates: Array.from({ length: HOURS }, (_, hour) => rateId(hour)),
    duration: 'durationHours',
    burst: {
      knob: 'burstMessages',
      minute: 'burstAtMinutes',
      most: knobById(capacityKnobs, 'burstMessages')?.max ?? 0,
    },
    offered: 'offeredPerSecond',
    received: 'receivedPerSecond',
    stored: 'spoolRows.end',
    lines: {
      'spoolRows.peak': { line: 'spoolRows', take: 'highest' },
      'cpu.messagebox': { line: 'messageboxCpuPercent', take: 'mean' },
    },
    limits: [
      { measure: 'spoolRows.peak', value: 100_000, isSet: true },
      { measure: 'cpu.messagebox', value: 70, isSet: false },
    ],
    mayWait: 1000,
  },
  limitText,
});
