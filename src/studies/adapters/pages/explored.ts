import { exploredStudy } from '../../../explore/study/exploredStudy';
import { metric, sumOf } from '../../../explore/study/measure';
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
  loadKnob: 'sizeKb',
  movable: ['hostInstances', 'maxConnections', 'version', 'sendRemote', 'receiveRemote'],
  priced: [{ knob: 'hostInstances', label: 'Host instance' }],
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
