import Link from '@docusaurus/Link';
import reference from '../../../tables/reference.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import { ADAPTER_NAMES } from '../testCases';
import type { AdapterGroup, AdapterSide, AdapterTestCase } from '../types';

const GROUPS: readonly { id: AdapterGroup; label: string }[] = [
  { id: 'web', label: 'Web adapters' },
  { id: 'queuing', label: 'Queuing adapters' },
  { id: 'other', label: 'Other adapters' },
];

/** Such as "File, remote" or "HTTP, XML receive pipeline". */
function sideText({ adapter, remote, pipeline, ssl }: AdapterSide): string {
  const place = remote === null ? [] : [remote ? 'remote' : 'local'];
  return [
    ADAPTER_NAMES[adapter],
    ...place,
    ...(ssl ? ['SSL'] : []),
    ...(pipeline === 'xml-receive' ? ['XML receive pipeline'] : []),
  ].join(', ');
}

/** All test cases of the adapter study by group, with both ends of their paths. */
export function TestCaseTable({ testCases }: { testCases: readonly AdapterTestCase[] }) {
  return (
    <TableFrame
      className={reference.prose}
      label="Test cases of the study"
      cards="above"
      heads={['Test case', 'Receives', 'Sends', 'Note']}
    >
      {GROUPS.map(({ id, label }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              <Link to={`/adapters/${id}`}>{label}</Link>
            </th>
          </tr>
          {testCases
            .filter(({ group }) => group === id)
            .map(({ id: testCase, title, receive, send, notes }) => (
              <tr key={testCase}>
                <td>{title}</td>
                <td>{sideText(receive)}</td>
                <td>{sideText(send)}</td>
                <td>{notes}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </TableFrame>
  );
}
