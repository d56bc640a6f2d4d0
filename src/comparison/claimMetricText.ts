import type { StudyId } from '../measured/studies';
import { metricsOf } from '../studies/metricsOf';

/** A metric in words, such as "Roundtrip (median)" or "Memory of BPI8X-O01"; that it is a mean goes without saying. */
export function claimMetricText(metric: string, study: StudyId = 'low-latency'): string {
  if (metric.startsWith('memory.')) return `Memory of ${metric.slice('memory.'.length)}`;
  const isPlain = study !== 'low-latency' || metric.includes('.');
  return metricsOf(study)
    .textOf(isPlain ? metric : `${metric}.mean`)
    .replace(' (mean)', '');
}
