import { withRanges } from '../../../comparison/measuredRanges';
import type { StudyIndex, WrittenIndex } from '../../../comparison/studyIndex';
import errata from '../generated/errata.json';
import generated from '../generated/index.json';
import { knobSchema } from '../knobs';

const receivers = ['receiveOnly', 'receiveAndSend'];
const senders = ['receiveAndSend', 'sendOnly', 'sendAndTrack'];

/** The configurations, misprints and misses of the low-latency study. */
export const lowLatencyIndex: StudyIndex = withRanges(
  { ...generated, errata } as WrittenIndex,
  knobSchema,
  {
    load: {
      many: ['virtualUsers'],
      few: ['thinkTimeMs'],
      nouns: ['users', 'ms of think time'],
    },
    joint: [
      { many: senders, few: receivers, nouns: ['sending hosts', 'receiving hosts'] },
      { many: receivers, few: senders, nouns: ['receiving hosts', 'sending hosts'] },
    ],
  },
);
