import type { Outcome } from '../../../lab/types';

/** The throughput that the study prints, and what it takes of the computers. */
export const OUTCOMES: readonly Outcome[] = [
  {
    id: 'documentsPerSecond',
    label: 'Documents',
    unit: 'documents/s',
    metric: 'documentsPerSecond',
  },
  { id: 'cpu.biztalk', label: 'CPU BizTalk', unit: '%', metric: 'cpu.biztalk' },
  { id: 'cpu.sql', label: 'CPU SQL Server', unit: '%', metric: 'cpu.sql' },
];
