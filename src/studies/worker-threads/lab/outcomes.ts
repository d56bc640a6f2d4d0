import type { Outcome } from '../../../lab/types';

/** What the study reads off for every run. */
export const OUTCOMES: readonly Outcome[] = [
  { id: 'received', label: 'Received', unit: 'messages', metric: 'received' },
  { id: 'completed', label: 'Completed', unit: 'orchestrations', metric: 'completed' },
  {
    id: 'sqlConnections.peak',
    label: 'Peak connections',
    unit: '',
    metric: 'sqlConnections.peak',
  },
  { id: 'cpu.sql', label: 'SQL CPU', unit: '%', metric: 'cpu.sql' },
];
