import type { View } from './link';
import { momentAt, spanAt } from './moment';
import type { WatchedRun } from './run';
import { type Sight, sightsOf } from './sights';

/** What a page shows of a run before, and without, a simulator of its own. */
export interface Still {
  run: WatchedRun;
  sights: readonly Sight[];
  view: View;
}

/** A run at the instant of a view: who is there, and the whole way of the message that waits longest. */
export function stillOf(run: WatchedRun, view: View): Still {
  const moment = momentAt(run, view.timeMs);
  const present = new Set(moment.map(({ message }) => message));
  const whole = new Set(run.journeys.filter((one) => one.isWhole).map(({ message }) => message));
  const followed = moment.find(({ message, isWaiting }) => isWaiting && whole.has(message));
  const journeys = run.journeys
    .filter(({ message }) => present.has(message))
    .map((journey) => {
      if (journey.message === followed?.message) return journey;
      const span = spanAt(journey, view.timeMs);
      return { ...journey, spans: span ? [span] : [] };
    });
  const { modelVersion, digest, status, unstableReason, simulatedMs, metrics, machines } =
    run.report;
  const report = { modelVersion, digest, status, unstableReason, simulatedMs, metrics, machines };
  return {
    run: { ...run, report, journeys },
    sights: sightsOf(run),
    view: { ...view, message: followed?.message ?? null },
  };
}
