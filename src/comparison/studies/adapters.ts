import { judgedQuantities, type NamedMetric, textIn, unitIn } from './named';
import type { StudyMetrics } from './types';

/** What the study prints of each combination, and what the simulation tells besides. */
export const ADAPTERS_METRICS: readonly NamedMetric[] = [
  { id: 'documentsPerSecond', label: 'Documents', unit: 'documents/s', tolerance: 0.15 },
  { id: 'cpu.biztalk', label: 'CPU of the BizTalk server', unit: '%' },
  { id: 'cpu.sql', label: 'CPU of SQL Server', unit: '%' },
];

export const adapters: StudyMetrics = {
  study: 'adapters',
  metrics: ADAPTERS_METRICS.map(({ id }) => id),
  quantities: judgedQuantities(ADAPTERS_METRICS),
  unitOf: unitIn(ADAPTERS_METRICS),
  textOf: textIn(ADAPTERS_METRICS),
  isShown: () => true,
  isFitted: (_, metric) => metric === 'documentsPerSecond',
  precise: ['documentsPerSecond'],
  further: {
    'documentsPerSecond.bound': 'documents/s',
    queueDepth: 'documents',
    messagesInDatabase: 'messages',
    throttledPercent: '%',
  },
});
