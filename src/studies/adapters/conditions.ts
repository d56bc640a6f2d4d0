import type { Condition } from '../../measured/types';
import type { AdapterSize, AdapterTestCase, AdapterVersion } from './types';

const SECTION = 'Test Scenarios';

/** A switch as links write it; off, and assumed, where the study does not say. */
const switchOf = (knob: string, value: boolean | null, source = SECTION): Condition => ({
  knob,
  value: value ? 'on' : 'off',
  origin: value === null ? 'assumed' : 'documented',
  source: value === null ? 'Not printed' : source,
});

const documented = (knob: string, value: string | number): Condition => ({
  knob,
  value,
  origin: 'documented',
  source: SECTION,
});

/** The settings of a test case of the adapter study, for a version and a file size such as "200kb". */
export const adapterConditions = (
  { receive, orchestration, send, twoWay, transactional, inOrder }: AdapterTestCase,
  version: AdapterVersion,
  size: AdapterSize,
): Condition[] => [
  documented('receiveAdapter', receive.adapter),
  documented('sendAdapter', send.adapter),
  documented('version', version),
  documented('sizeKb', Number.parseInt(size, 10)),
  switchOf('orchestration', orchestration !== null),
  switchOf('twoWay', twoWay),
  switchOf('ssl', receive.ssl || send.ssl),
  switchOf('transactional', transactional),
  switchOf('inOrder', inOrder),
  switchOf('receiveRemote', receive.remote, receive.remoteFrom),
  switchOf('sendRemote', send.remote, send.remoteFrom),
];
