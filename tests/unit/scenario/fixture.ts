import type { LinkContext } from '../../../src/scenario/codec';
import { knobSchema } from '../../../src/scenario/knobs';

const A = { virtualUsers: 3, receiveAndSend: 2, sendOnly: 4, sendAndTrack: 1, tracking: 2 };

/** A page like that of test case 20: three configurations. */
export const context: LinkContext = {
  schema: knobSchema,
  path: '/low-latency/test-case-20',
  prefix: 'low-latency/20-',
  labels: ['A', 'B', 'C'],
  configurations: { A, B: { ...A, virtualUsers: 4 }, C: { ...A, virtualUsers: 4, tracking: 0 } },
};
