import type { StatedMachine } from '../../measured/configurationTypes';
import styles from '../reference.module.css';
import { TableFrame } from '../TableFrame';

export const roleText = (role: string) =>
  role.replaceAll('-', ' ').replace('messagebox', 'MessageBox');

/** Such as "2 processors at 3 GHz, 2 GB". */
function hardwareText({ processors, clockGhz, memoryGb }: StatedMachine): string {
  const count = processors === null ? 'processors not printed' : `${processors} processors`;
  const clock = clockGhz === undefined ? '' : ` at ${clockGhz}\u202fGHz`;
  const memory = memoryGb === undefined ? '' : `, ${memoryGb}\u202fGB`;
  return count + clock + memory;
}

/** The computers of a study with what is printed of them. */
export function MachineTable({ machines }: { machines: readonly StatedMachine[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Computers of the study"
      cards="above"
      heads={['Computer', 'Role', 'Hardware']}
    >
      <tbody>
        {machines.map((machine) => (
          <tr key={machine.name}>
            <th scope="row">{machine.name}</th>
            <td>{machine.roles.map(roleText).join(', ')}</td>
            <td>
              {[hardwareText(machine), machine.model, machine.storage].filter(Boolean).join('; ')}{' '}
              {machine.inferredFrom && (
                <span className={styles.mechanism}>inferred: {machine.inferredFrom}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
