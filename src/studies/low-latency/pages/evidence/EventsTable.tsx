import { formatNumber } from '../../../../charts/frame/format';
import { NumberTable } from '../../../../tables/NumberTable';
import type { EventsEvidence } from '../../evidence/events';

/** The configuration that the goal of a replay's time is about. */
const JUDGED = '20-A';

/** Events for each roundtrip: the fewest, the middle, the most, and those of the judged configuration. */
export function EventsTable({ events }: { events: readonly EventsEvidence[] }) {
  const shown = [0, Math.floor(events.length / 2), events.length - 1].map((place) => events[place]);
  const rows = [...shown, events.find(({ id }) => id === JUDGED)].filter(
    (one) => one !== undefined,
  );
  const names = ['Fewest', 'Middle', 'Most', 'Judged by the goal'];
  return (
    <NumberTable
      label="Events for each roundtrip"
      columns={['Configuration', 'Messages per second', 'Events for each roundtrip']}
      rows={rows.map(({ id, throughputPerSecond, eventsPerRoundtrip }, index) => ({
        key: names[index] ?? id,
        name: `${names[index]}: ${id}`,
        cells: [formatNumber(throughputPerSecond, 0), formatNumber(eventsPerRoundtrip, 1)],
      }))}
    />
  );
}
