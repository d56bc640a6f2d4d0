import { per } from '../jsonFields';
import { type Told, warning } from '../told';

export interface ArtilleryTells {
  good: number | null;
  bad: number;
  seconds: number | null;
  /** Sessions that were begun. */
  sessions: number | null;
  /** Mean length of a session. */
  sessionMs: number | null;
}

/** Share of the test that sessions last, above which they are users who stay. */
const STAYS = 0.5;

/** artillery begins sessions at a rate: an open test, unless all are begun at once and stay to the end. */
export function sessionsOf({
  good,
  bad,
  seconds,
  sessions,
  sessionMs,
}: ArtilleryTells): Partial<Told> {
  const level: Partial<Told> = {
    throughputPerSecond: per(good, seconds),
    errorsPerSecond: per(bad, seconds),
    requests: good === null ? null : good + bad,
    seconds,
    resolutionMs: 1,
  };
  const isStaying = sessionMs !== null && seconds !== null && sessionMs / 1000 > STAYS * seconds;
  if (!isStaying || sessions === null) {
    const note = 'artillery begins sessions at a rate, whether those before are done or not.';
    return {
      ...level,
      loop: 'open',
      arrivalsPerSecond: per((good ?? 0) + bad, seconds),
      loopNote: note,
    };
  }
  const note = `${sessions} sessions were begun and lasted ${(sessionMs / 1000).toFixed(1)} s of ${seconds.toFixed(1)} s: users who stay.`;
  const ramp =
    'Sessions begin and end over time, so that the rate is a little below the one that all of them reach.';
  return {
    ...level,
    loop: 'closed',
    users: sessions,
    usersNote: note,
    loopNote: note,
    warnings: [warning('ramp', ramp)],
  };
}
