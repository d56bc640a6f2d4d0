import type { DifferenceRecord } from '../../../comparison/differences';
import type { ModelRecord } from '../../../comparison/modelRecord';
import { exploredStudy } from '../../../explore/study/exploredStudy';
import { metric, sumOf } from '../../../explore/study/measure';
import differences from '../generated/differences.json';
import record from '../generated/record.json';
import { adaptersKnobs } from '../knobs';
import { adaptersIndex } from '../lab';
import { limitText } from '../lab/limitText';
import { OUTCOMES } from '../lab/outcomes';
import { adapters as metrics } from '../metrics';
import { protocol } from '../protocol';

export default exploredStudy({
  name: 'Adapters',
  schema: adaptersKnobs,
  index: adaptersIndex,
  metrics,
  record: record as ModelRecord,
  differences: differences as DifferenceRecord,
  protocol,
  outcomes: OUTCOMES,
  measures: [
    metric({
      id: 'documentsPerSecond',
      label: 'Documents',
      unit: 'documents/s',
      better: 'more',
    }),
    metric({ id: 'cpu.biztalk', label: 'BizTalk CPU', unit: '%', better: 'less' }),
    metric({ id: 'cpu.sql', label: 'SQL Server CPU', unit: '%', better: 'less' }),
    metric({ id: 'queueDepth', label: 'Documents ready', unit: 'documents', better: 'less' }),
    sumOf(['hostInstances'], {
      id: 'hostInstances',
      label: 'Host instances',
      unit: '',
      better: 'less',
    }),
  ],
  first: 'adapters/http-1-way/2006/2kb',
  accepted: [{ measure: 'hostInstances', value: 2 }],
  loadKnob: 'sizeKb',
  knee: null,
  movable: ['hostInstances', 'maxConnections', 'version', 'sendRemote', 'receiveRemote'],
  priced: [{ knob: 'hostInstances', label: 'Host instance' }],
  work: {
    metric: 'documentsPerSecond',
    unit: 'documents/s',
    isSteady: () => true,
    stated: [{ metric: 'documentsPerSecond.bound', label: 'All service demands' }],
  },
  day: {
    kind: 'curve',
    noun: 'documents',
    most: 2000,
    isWhole: false,
    rate: 'documentsPerSecond',
    loop: null,
    limits: [],
    mayWait: 0,
  },
  limitText,
});
