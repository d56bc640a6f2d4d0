import type { Kind } from '../../system/fitAnswer';
import { TableFrame } from '../../tables/TableFrame';

/** What each family of explanations says, in plain words, and what behaves so. */
export const FAMILIES: Readonly<Record<Kind, { says: string; such: string }>> = {
  delay: {
    says: 'Nothing queues: every request takes the same time, however many there are.',
    such: 'calls to a service that is never full, pauses, a distant network',
  },
  places: {
    says: 'So many requests are served at a time; the others wait in line.',
    such: 'one lock, two processors, ten threads',
  },
  'uneven-places': {
    says: 'The same, but the times of service scatter more, or less, than chance would.',
    such: 'a cache that saves most requests the work',
  },
  coherency: {
    says: 'Those who are being served slow each other down.',
    such: 'processors that share a cache line or a memory bus',
  },
  crowding: {
    says: 'Those who wait slow down those who are served, so that throughput falls.',
    such: 'too many threads, memory that is swapped, a lock that everybody asks for again and again',
  },
  'two-stations': {
    says: 'There are two such lines in turn, and the second is not far from full either.',
    such: 'an application and its database',
  },
  pool: {
    says: 'A permit is held over a part that has a line of its own.',
    such: 'connections to a database, threads that call another service',
  },
  meters: {
    says: 'What is full is what its meter says is busy all the time.',
    such: 'any resource whose utilisation was measured',
  },
};

export function FamilyTable() {
  return (
    <TableFrame label="Families of explanations" heads={['It says', 'Such as']} cards="above">
      <tbody>
        {Object.entries(FAMILIES).map(([kind, { says, such }]) => (
          <tr key={kind}>
            <td>{says}</td>
            <td>{such}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
