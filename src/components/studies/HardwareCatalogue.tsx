import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Fragment } from 'react';
import { MachineGrid } from '../../charts/bars/MachineGrid';
import { type CatalogueMachine, rangesText } from '../../measured/hardware';
import reference from '../../tables/reference.module.css';
import { roleText } from '../../tables/stated/MachineTable';
import { TableFrame } from '../../tables/TableFrame';
import styles from './studies.module.css';
import type { StudyHardware } from './types';

const NOT_PRINTED = '–';

const HEADS = [
  'Computer',
  'Roles',
  { name: 'Processors', className: reference.number },
  { name: 'Clock, GHz', className: reference.number },
  { name: 'Memory, GB', className: reference.number },
  'Storage',
];

function MachineRow({ machine }: { machine: CatalogueMachine }) {
  const { name, model, roles, testCases, notes, inferredFrom } = machine;
  const remarks = [...notes, ...(inferredFrom ? [`Inferred: ${inferredFrom}`] : [])];
  return (
    <tr>
      <th scope="row" className={styles.narrow}>
        {name} {model && <span className={styles.where}>{model}</span>}{' '}
        {testCases && (
          <span className={styles.where}>
            {testCases.length > 1 ? 'test cases' : 'test case'} {rangesText(testCases)}
          </span>
        )}
      </th>
      <td className={styles.wide}>
        {roles.map(roleText).join(', ')}
        {remarks.map((remark) => (
          <Fragment key={remark}>
            {' '}
            <span className={styles.where}>{remark}</span>
          </Fragment>
        ))}
      </td>
      <td className={reference.number}>{machine.processors ?? NOT_PRINTED}</td>
      <td className={reference.number}>{machine.clockGhz ?? NOT_PRINTED}</td>
      <td className={reference.number}>{machine.memoryGb ?? NOT_PRINTED}</td>
      <td className={styles.wide}>{machine.storage ?? NOT_PRINTED}</td>
    </tr>
  );
}

/** Processors of all computers, the MessageBox servers among them. */
export function ProcessorPicture({ studies }: { studies: readonly StudyHardware[] }) {
  return (
    <MachineGrid
      subject="A MessageBox"
      studies={studies.map(({ id, name, machines }) => ({
        id,
        name,
        machines: machines.map((machine) => ({
          name: machine.name,
          processors: machine.processors,
          isEmphasised: machine.roles.includes('messagebox'),
        })),
      }))}
    />
  );
}

/** All computers of all studies, by study. */
export function HardwareCatalogue({ studies }: { studies: readonly StudyHardware[] }) {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of studies) collectAnchor(id);
  return (
    <TableFrame
      className={clsx(reference.prose, styles.table)}
      label="Computers of the studies"
      cards="beside"
      heads={HEADS}
    >
      {studies.map(({ id, name, machines }) => (
        <tbody key={id}>
          <tr>
            <th id={id} scope="rowgroup" colSpan={HEADS.length} className={styles.group}>
              <Link to={`/${id}`}>{name}</Link>
            </th>
          </tr>
          {machines.map((machine) => (
            <MachineRow key={`${machine.name} ${machine.model}`} machine={machine} />
          ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

/** What each study says of its storage as a whole. */
export function StorageFacts({ studies }: { studies: readonly StudyHardware[] }) {
  return (
    <TableFrame
      className={clsx(reference.prose, styles.table)}
      label="Storage of the studies"
      cards="above"
      heads={['Study', 'What', 'Stated']}
    >
      {studies.map(({ id, name, storage }) => (
        <tbody key={id}>
          {storage.length === 0 && (
            <tr>
              <th scope="row">{name}</th>
              <td>{NOT_PRINTED}</td>
              <td>nothing is printed</td>
            </tr>
          )}
          {storage.map(({ label, text }, index) => (
            <tr key={label}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={storage.length}>
                  {name}
                </th>
              )}
              <td>{label}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </TableFrame>
  );
}
