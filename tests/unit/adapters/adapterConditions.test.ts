import { describe, expect, it } from 'vitest';
import { readAdapterTestCases } from '../../../scripts/dataFiles';
import { adapterConditions } from '../../../src/studies/adapters/conditions';

const testCases = new Map(readAdapterTestCases().map((testCase) => [testCase.id, testCase]));

function conditionsOf(id: string) {
  const testCase = testCases.get(id);
  if (testCase === undefined) throw new Error(`There is no test case ${id}.`);
  return adapterConditions(testCase, '2004sp1', '200kb');
}

/** The switches that are on. */
const switchesOf = (id: string) =>
  conditionsOf(id).flatMap(({ knob, value }) => (value === 'on' ? [knob] : []));

/** The way of each test case as the study lists it, and what it says of it besides. */
const LISTED: readonly [id: string, receive: string, send: string, switches: string[]][] = [
  ['file-local', 'file', 'file', []],
  ['file-unc', 'file', 'file', ['receiveRemote', 'sendRemote']],
  ['file-to-smtp', 'file', 'smtp', []],
  ['file-to-sql', 'file', 'sql', []],
  ['ftp', 'ftp', 'ftp', []],
  ['http-1-way', 'http', 'http', []],
  ['http-2-way', 'http', 'http', ['orchestration', 'twoWay']],
  ['mqseries-inorder', 'mqseries', 'mqseries', ['inOrder', 'receiveRemote', 'sendRemote']],
  ['mqseries-non-inorder', 'mqseries', 'mqseries', ['receiveRemote', 'sendRemote']],
  ['msmq-to-file-nontransactional-local', 'msmq', 'file', []],
  ['msmq-to-file-nontransactional-remote', 'msmq', 'file', ['receiveRemote']],
  ['msmq-to-file-transactional-local', 'msmq', 'file', ['transactional']],
  ['file-to-msmq-transactional-remote', 'file', 'msmq', ['transactional', 'sendRemote']],
  ['file-to-msmq-nontransactional-remote', 'file', 'msmq', ['sendRemote']],
  ['msmqt', 'msmqt', 'msmqt', ['transactional']],
  ['pop3-to-file-mime', 'pop3', 'file', []],
  ['soap-1-way', 'soap', 'soap', []],
  ['soap-2-way', 'soap', 'soap', ['orchestration', 'twoWay']],
  ['sql-to-file', 'sql', 'file', []],
  ['ssl-http-1-way', 'http', 'http', ['ssl']],
  ['ssl-http-2-way', 'http', 'http', ['orchestration', 'twoWay', 'ssl']],
  ['ssl-soap-1-way', 'soap', 'soap', ['ssl']],
  ['ssl-soap-2-way', 'soap', 'soap', ['orchestration', 'twoWay', 'ssl']],
  ['sharepoint', 'sharepoint', 'sharepoint', ['receiveRemote', 'sendRemote']],
  ['sap', 'sap', 'sap', ['receiveRemote', 'sendRemote']],
];

describe('settings of the adapter test cases', () => {
  it.each(LISTED)('%s goes from %s to %s with %j', (id, receive, send, switches) => {
    const values = Object.fromEntries(conditionsOf(id).map(({ knob, value }) => [knob, value]));
    expect(values).toMatchObject({
      receiveAdapter: receive,
      sendAdapter: send,
      version: '2004sp1',
      sizeKb: 200,
    });
    expect(switchesOf(id)).toEqual(switches);
  });

  it('are those of every test case', () => {
    expect(LISTED.map(([id]) => id).sort()).toEqual([...testCases.keys()].sort());
  });

  it('are called assumed where the study does not say', () => {
    const originOf = (id: string, knob: string) =>
      conditionsOf(id).find((condition) => condition.knob === knob)?.origin;
    expect(originOf('file-to-sql', 'receiveRemote')).toBe('documented');
    expect(originOf('file-to-sql', 'sendRemote')).toBe('assumed');
    expect(originOf('http-1-way', 'transactional')).toBe('assumed');
    expect(originOf('mqseries-non-inorder', 'inOrder')).toBe('documented');
  });
});
