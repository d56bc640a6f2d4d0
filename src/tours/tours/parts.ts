import type { Summary } from '../../simulator/types';
import type { Figure } from '../text';
import type { Focus } from '../types';

/** The field of a knob. */
export const knob = (id: string, name: string): Focus => ({
  name,
  selector: `[data-knob="${id}"]`,
});

export const CONFIGURATIONS: Focus = {
  name: 'the configurations',
  selector: '[data-lab-part="configurations"]',
};
export const KNOBS: Focus = { name: 'the knobs', selector: '[data-lab-part="knobs"]' };
/** What every reader sees first, each beside what was measured. */
export const NUMBERS: Focus = { name: 'the numbers', selector: '[data-lab-part="numbers"]' };
/** All of them, which unfold. */
export const OUTCOMES: Focus = { name: 'the outcomes', selector: '[data-lab-part="outcomes"]' };
export const EXPLANATION: Focus = {
  name: 'what limits',
  selector: '[data-lab-part="explanation"]',
};
/** The one picture of a lab. */
export const CHART: Focus = { name: 'the chart', selector: '[data-lab-part="picture"] figure' };

/** A metric of a result; NaN, which passes no comparison, where it has none. */
export const metricOf = ({ metrics }: Summary, metric: string): number =>
  metrics[metric]?.mean ?? Number.NaN;

/** A metric of a result as a number in a text. */
export const simulated = (summary: Summary, metric: string): Figure => ({
  value: Number(metricOf(summary, metric).toPrecision(8)),
  metric,
  kind: 'simulated',
});
