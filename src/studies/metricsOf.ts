import type { JudgedQuantity, StudyMetrics } from '../comparison/studyMetrics';
import { type StudyId, studyOf } from '../measured/studies';
import { adapters } from './adapters/metrics';
import { capacity } from './capacity/metrics';
import { lowLatency } from './low-latency/metrics';
import { scaleUp } from './scale-up/metrics';
import { workerThreads } from './worker-threads/metrics';

const METRICS: Readonly<Record<StudyId, StudyMetrics>> = {
  'low-latency': lowLatency,
  capacity,
  adapters,
  'scale-up': scaleUp,
  'worker-threads': workerThreads,
};

export const metricsOf = (study: StudyId): StudyMetrics => METRICS[study];

/** The quantity of that id in the study of a scenario. */
export const quantityOf = (scenario: string, id: string): JudgedQuantity | undefined =>
  metricsOf(studyOf(scenario)).quantities.find((quantity) => quantity.id === id);

/** A metric's name for readers, in the words of a scenario's study. */
export const metricText = (scenario: string, metric: string): string =>
  metricsOf(studyOf(scenario)).textOf(metric);

/** How a printed number came into the model: by a fit, as a limit that it has, or not at all. */
export type Basis = 'calibrated' | 'documented cap' | 'predicted';

export function basisOf(metrics: StudyMetrics, scenario: string, metric: string): Basis {
  if (metrics.isCap(scenario, metric)) return 'documented cap';
  return metrics.isFitted(scenario, metric) ? 'calibrated' : 'predicted';
}

/** Why a configuration cannot be compared, or null. */
export const whyIncomparable = (scenario: string): string | null =>
  metricsOf(studyOf(scenario)).incomparable[scenario] ?? null;
