import type { StatedMachine } from '../../measured/configurationTypes';
import { TableFrame } from '../tables/TableFrame';
import styles from './stated.module.css';

const roleText = (role: string) => role.replaceAll('-', ' ').replace('messagebox', 'MessageBox');
const orNot = (value: number | string | null | undefined) => value ?? 'not printed';

/** The computers of a study with what is printed of them. */
export function MachineTable({ machines }: { machines: readonly StatedMachine[] }) {
  return (
    <TableFrame className={styles.text} label="Computers of the study">
      <thead>
        <tr>
          <th scope="col">Computer</th>
          <th scope="col">Role</th>
          <th scope="col">Processors</th>
          <th scope="col">Clock, GHz</th>
          <th scope="col">Memory, GB</th>
          <th scope="col">Kind and storage</th>
        </tr>
      </thead>
      <tbody>
        {machines.map((machine) => (
          <tr key={machine.name}>
            <th scope="row">{machine.name}</th>
            <td>{machine.roles.map(roleText).join(', ')}</td>
            <td>{orNot(machine.processors)}</td>
            <td>{orNot(machine.clockGhz)}</td>
            <td>{orNot(machine.memoryGb)}</td>
            <td>
              {[machine.model, machine.storage].filter(Boolean).join('; ')}
              {machine.inferred && machine.inferredFrom && (
                <span className={styles.quiet}>inferred: {machine.inferredFrom}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
