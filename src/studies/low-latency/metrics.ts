import type { StudyMetrics } from '../../comparison/studyMetrics';
import {
  judgedMetric,
  QUANTITIES,
  QUANTITY_LABELS,
  TOLERANCES,
  UNPRINTED_METRICS,
} from './quantities';
import { regimes } from './regimes';

/** What the calibration fits, if with different weights; counts and percentiles are left to prediction. */
const FITTED = [
  /^(requestTime|responseTime|roundtripTime)\.(mean|median)$/,
  /^throughput\.median$/,
  /^cpu\.BPI(4X-C02|4X-O02|4X-O03|2X-C05|2X-C06|4X-A02|8X-O01|8X-M01)$/,
];

/** The study prints no medians for its first test case: there the mean throughput is fitted, elsewhere it holds the ramp. */
const WITHOUT_MEDIANS = /^low-latency\/1-/;

function unitOf(metric: string): string {
  const [quantity] = metric.split('.');
  switch (quantity) {
    case 'throughput':
      return 'messages/s';
    case 'roundtrips':
      return 'roundtrips';
    case 'applicationQueue':
    case 'inSystem':
      return 'messages';
    case 'cpu':
    case 'goal':
    case 'publishLock':
      return '%';
    case 'memory':
      return 'MB';
    default:
      return 'ms';
  }
}

const SHORT: Readonly<Record<string, string>> = {
  throughput: 'Throughput',
  requestTime: 'Request',
  responseTime: 'Response',
  roundtripTime: 'Roundtrip',
};

function textOf(metric: string): string {
  const [quantity = '', detail = ''] = metric.split('.');
  const name = SHORT[quantity];
  if (name) return `${name} (${detail})`;
  return quantity === 'cpu' ? `CPU of ${detail}` : metric;
}

/** Such as "Roundtrip (median)" or "Memory of BPI8X-O01"; quantities are named with and without a statistic. */
function claimTextOf(metric: string): string {
  const [quantity = '', detail] = metric.split('.');
  if (quantity === 'memory') return `Memory of ${detail}`;
  if (quantity === 'applicationQueue') return 'Messages in the application queue';
  return textOf(detail === undefined ? `${metric}.mean` : metric).replace(' (mean)', '');
}

export const lowLatency: StudyMetrics = {
  study: 'low-latency',
  metrics: Object.keys(SHORT).flatMap((id) => [`${id}.mean`, `${id}.median`]),
  quantities: QUANTITIES.map((id) => ({
    id,
    label: QUANTITY_LABELS[id],
    tolerance: TOLERANCES[id],
    metric: (measured) => judgedMetric(id, measured),
  })),
  unitOf,
  textOf,
  claimTextOf,
  isShown: (metric) => metric.startsWith('cpu.') || UNPRINTED_METRICS.includes(metric),
  precise: ['roundtripTime.median', 'throughput.median'],
  isFitted: (scenario, metric) =>
    (metric === 'throughput.mean' && WITHOUT_MEDIANS.test(scenario)) ||
    FITTED.some((pattern) => pattern.test(metric)),
  isCap: () => false,
  countsAs: (_, metric) => metric,
  incomparable: {
    'low-latency/2-A': 'Its backlog grew all along; mean times are below half their medians.',
    'low-latency/21-B': 'The row contradicts itself: 30 users who pause 0.5 s send at most 60/s.',
  },
  regimes,
};
