import { formatNumber } from '../../../charts/frame/format';
import { TimePanels } from '../../../charts/time/TimePanels';
import { runProps, seriesLine } from '../../../lab/stated/timeSeries';
import type { Prose } from '../../../measured/types';
import type { Summary } from '../../../simulator/types';
import { statedCell } from '../../../tables/stated/Stated';
import stories from '../../../tables/stated/stories.module.css';

interface Props {
  /** Such as "HTTP one way". */
  name: string;
  summary: Summary;
  prose: Prose;
}

const MINUTE_MS = 60_000;

function titleOf(name: string, { incidents = [], protocol }: Summary): string {
  const pause = incidents.find(({ kind }) => kind === 'throttling');
  const counts = `what counts begins at minute ${formatNumber(protocol.rampUpMs / MINUTE_MS)}`;
  return pause
    ? `${name}: receiving is throttled from minute ${formatNumber(pause.startMs / MINUTE_MS)} on, ${counts}`
    : `${name}: nothing throttles receiving, ${counts}`;
}

/** A simulated run of the study: what waits, what is in the MessageBox, what is done, and the part that counts. */
export function RunOverTime({ name, summary, prose }: Props) {
  const { rampUpMs, steadyMs } = summary.protocol;
  const threshold = statedCell(prose, 'throttling', 'messageCountInDatabase').value;
  return (
    <div className={stories.story}>
      <TimePanels
        title={titleOf(name, summary)}
        {...runProps(summary, [
          { atMs: rampUpMs, label: 'counts from here' },
          { atMs: rampUpMs + steadyMs, label: 'to here' },
        ])}
        lanes={[]}
        panels={[
          {
            id: 'queue',
            title: 'Waiting to be received, documents',
            lines: [seriesLine(summary, 'queueDepth', 'waiting')],
          },
          {
            id: 'messages',
            title: 'In the MessageBox, messages',
            lines: [seriesLine(summary, 'messagesInDatabase', 'messages')],
            rule:
              threshold === null
                ? undefined
                : {
                    value: threshold,
                    label: `threshold ${formatNumber(threshold)}`,
                    kind: 'limit',
                  },
          },
          {
            id: 'rate',
            title: 'Documents per second',
            lines: [seriesLine(summary, 'documentsPerSecond', 'documents')],
          },
        ]}
      />
    </div>
  );
}
