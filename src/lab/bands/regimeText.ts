import type { StudyMetrics } from '../../comparison/studyMetrics';
import { andList } from '../view/format';

/** Whose errors make the bands of a scenario in a regime of its own; empty elsewhere. */
export function regimeText({ regimes = [] }: StudyMetrics, names: readonly string[]): string {
  const labels = regimes.filter(({ id }) => names.includes(id)).map(({ label }) => label);
  return labels.length === 0
    ? ''
    : `The bands here rest on what the model got wrong ${andList(labels)}.`;
}
