import type { View } from './link';
import { momentAt, type Present, spanAt } from './moment';
import type { Read } from './read';
import type { WatchedReport, WatchedRun } from './watched';

/** What a page shows of a run before, and without, a simulator of its own. */
export interface Still extends Omit<Read, 'eventsMs'> {
  view: StillView;
}

/** A view of a known instant. */
export type StillView = View & { timeMs: number };

/** Who shows most of a moment: of the messages that wait, and whose beginning is known, the one that waits longest. */
export function longestWaiting(
  { journeys }: WatchedRun,
  moment: readonly Present[],
): number | null {
  const whole = new Set(journeys.filter((one) => one.isWhole).map(({ message }) => message));
  const known = moment.filter(({ message }) => whole.has(message));
  const followed = known.find(({ isWaiting }) => isWaiting) ?? known[0];
  return followed?.message ?? null;
}

/** A report without what is not shown beside messages. */
export function keptReport(report: WatchedReport): WatchedReport {
  const { modelVersion, digest, status, unstableReason } = report;
  const { simulatedMs, metrics, machines, protocol } = report;
  return {
    modelVersion,
    digest,
    status,
    unstableReason,
    simulatedMs,
    metrics,
    machines,
    protocol,
  };
}

/** A run at the instant of a view: who is there, and the whole way of the message that waits longest. */
export function stillOf({ run, sights }: Read, view: StillView): Still {
  const { timeMs } = view;
  const moment = momentAt(run, timeMs);
  const present = new Set(moment.map(({ message }) => message));
  const followed = longestWaiting(run, moment);
  const journeys = run.journeys
    .filter(({ message }) => present.has(message))
    .map((journey) => {
      const span = spanAt(journey, timeMs);
      const known = span ? [span] : [];
      return { ...journey, spans: journey.message === followed ? journey.spans : known };
    });
  return {
    run: { ...run, report: keptReport(run.report), journeys },
    sights,
    view: { ...view, message: followed },
  };
}
