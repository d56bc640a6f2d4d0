import type { Panel } from '../../../charts/evidence/MeasuredPanels';
import type { Summary } from '../../../simulator/types';
import { replayOf } from '../../../tables/stated/replayOf';
import { type Tabled, valuesOf } from './valuesOf';

interface Replays {
  configurations: Readonly<Record<string, Pick<Summary, 'metrics'>>>;
}

type PanelMaker = (title: string, unit: string, metric: string) => Panel;

/** Makes panels of some configurations, each with its label and its printed row. Throws where a number is missing. */
export const panelOf =
  (
    tables: Tabled | readonly Tabled[],
    replays: Replays,
    rows: readonly (readonly [string, string])[],
  ): PanelMaker =>
  (title, unit, metric) => {
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

/** Panels of configurations from several test cases. */
export const joined =
  (...parts: readonly PanelMaker[]): PanelMaker =>
  (title, unit, metric) => ({
    title,
    unit,
    points: parts.flatMap((panel) => panel(title, unit, metric).points),
  });
