import { Fragment } from 'react';
import { formatNumber } from '../../charts/frame/format';
import type { Job, PublishedEvent, Threshold } from '../../measured/configurationTypes';
import styles from '../reference.module.css';
import { TableFrame } from '../TableFrame';

/** The jobs of the SQL Server Agent that the study names. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Jobs of the SQL Server Agent"
      cards="above"
      heads={['Job', 'What it does', 'Garbage']}
    >
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">
              <Breakable text={job.name} />
            </th>
            <td>{job.purpose}</td>
            <td>{job.collectsGarbage ? 'collects garbage' : ''}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

const limitText = ({ low, high, unit }: Threshold): string => {
  if (low === null || high === null) return 'no figure';
  const range = low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;
  return `${range}\u202f${unit}`;
};

/** Where the authors draw the line between a healthy system and one in trouble. */
export function ThresholdTable({ thresholds }: { thresholds: readonly Threshold[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Thresholds of the study"
      cards="above"
      heads={['Sign', 'From']}
    >
      <tbody>
        {thresholds.map((threshold) => (
          <tr key={threshold.id}>
            <td>{threshold.text}</td>
            <td className={styles.unit}>{limitText(threshold)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Entries of event logs, told as facts. */
export function EventTable({ events }: { events: readonly PublishedEvent[] }) {
  return (
    <TableFrame
      className={styles.prose}
      label="Events of the study"
      cards="above"
      heads={['Event', 'Printed time', 'Computer', 'What it says']}
    >
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              {event.eventId}{' '}
              <span className={styles.mechanism}>
                {event.source}, {event.type.toLowerCase()}
              </span>
            </th>
            <td className={styles.unit}>
              {event.date} {event.time}
            </td>
            <td>{event.computer}</td>
            <td>{event.text}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** A name of many parts, which may break after each underscore. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=_)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
