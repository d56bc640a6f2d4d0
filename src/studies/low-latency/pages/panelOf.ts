import type { Panel } from '../../../charts/evidence/MeasuredPanels';
import type { Summary } from '../../../simulator/types';
import { replayOf } from '../../../tables/stated/replayOf';
import { type Tabled, valuesOf } from './valuesOf';

interface Replays {
  configurations: Readonly<Record<string, Pick<Summary, 'metrics'>>>;
}

/** Makes panels of some configurations, each with its label and its printed row. Throws where a number is missing. */
export const panelOf =
  (
    tables: Tabled | readonly Tabled[],
    replays: Replays,
    rows: readonly (readonly [string, string])[],
  ) =>
  (title: string, unit: string, metric: string): Panel => {
    const measured = valuesOf(...[tables].flat());
    return {
      title,
      unit,
      points: rows.map(([label, row]) => {
        const simulated = replayOf(replays, row.split('-').at(-1) ?? row).metrics[metric];
        if (simulated === undefined) throw new Error(`${row} has no ${metric}.`);
        return { label, measured: measured(row, metric), simulated: simulated.mean };
      }),
    };
  };
