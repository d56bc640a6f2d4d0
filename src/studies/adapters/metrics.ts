import { namedMetrics } from '../../comparison/namedMetrics';

/** What the study prints of each combination, and what the simulation tells besides. */
const METRICS = [
  { id: 'documentsPerSecond', label: 'Documents', unit: 'documents/s', tolerance: 0.15 },
  { id: 'cpu.biztalk', label: 'CPU of the BizTalk server', unit: '%' },
  { id: 'cpu.sql', label: 'CPU of SQL Server', unit: '%' },
];

export const adapters = namedMetrics(METRICS, {
  study: 'adapters',
  isFitted: (_, metric) => metric === 'documentsPerSecond',
  precise: ['documentsPerSecond'],
  further: {
    'documentsPerSecond.bound': 'documents/s',
    queueDepth: 'documents',
    messagesInDatabase: 'messages',
    throttledPercent: '%',
  },
});
