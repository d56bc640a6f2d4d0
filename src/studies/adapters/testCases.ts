import type { AdapterId, AdapterTestCase } from './types';

export const ADAPTER_NAMES: Readonly<Record<AdapterId, string>> = {
  file: 'File',
  smtp: 'SMTP',
  sql: 'SQL',
  ftp: 'FTP',
  http: 'HTTP',
  soap: 'SOAP',
  mqseries: 'MQSeries',
  msmq: 'MSMQ',
  msmqt: 'MSMQT',
  pop3: 'POP3',
  sharepoint: 'SharePoint',
  sap: 'SAP',
};

/** What two test cases can differ in alone. */
export type CaseProperty = 'ssl' | 'remote' | 'twoWay' | 'transactional' | 'inOrder';

/** The properties that tell test cases of the same adapters apart. */
const propertiesOf = ({ receive, send, ...rest }: AdapterTestCase) => ({
  ssl: receive.ssl,
  remote: Boolean(receive.remote) || Boolean(send.remote),
  twoWay: rest.twoWay,
  transactional: rest.transactional,
  inOrder: rest.inOrder,
});

/** Adapters of a test case and what tells it from others with the same ones, without a property that is compared. */
export function caseLabel(
  testCase: AdapterTestCase,
  without?: CaseProperty,
): { label: string; detail: string } {
  const { receive, send, group, twoWay, transactional, inOrder } = testCase;
  const { remote, ssl } = propertiesOf(testCase);
  const names = [receive, send].map(({ adapter }) => ADAPTER_NAMES[adapter]);
  const parts: [CaseProperty, string, boolean][] = [
    ['twoWay', twoWay ? 'two way' : 'one way', group === 'web'],
    ['ssl', 'SSL', ssl],
    [
      'remote',
      remote ? 'remote' : 'local',
      ['file', 'msmq'].includes(receive.adapter) && ['file', 'msmq'].includes(send.adapter),
    ],
    ['transactional', 'transactions', transactional === true && receive.adapter !== 'msmqt'],
    ['inOrder', inOrder ? 'in order' : 'any order', inOrder !== null],
  ];
  return {
    label: [...new Set(names)].join(' to '),
    detail: parts
      .filter(([property, , applies]) => applies && property !== without)
      .map(([, text]) => text)
      .join(', '),
  };
}

/** Pairs of test cases that differ in nothing but one property, first the one without it. */
export function contrastedCases(
  testCases: readonly AdapterTestCase[],
  property: CaseProperty,
): { without: AdapterTestCase; having: AdapterTestCase }[] {
  const rest = (testCase: AdapterTestCase) => {
    const { [property]: _, ...others } = propertiesOf(testCase);
    return JSON.stringify([testCase.receive.adapter, testCase.send.adapter, others]);
  };
  return testCases.flatMap((having) => {
    if (propertiesOf(having)[property] !== true) return [];
    const without = testCases.find(
      (other) => propertiesOf(other)[property] === false && rest(other) === rest(having),
    );
    return without ? [{ without, having }] : [];
  });
}
