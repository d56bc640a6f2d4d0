import type { Outcome } from '../../../lab/types';

/** What decides whether a load is sustainable, and how the system comes back where it was not. */
export const OUTCOMES: readonly Outcome[] = [
  {
    id: 'receivedPerSecond',
    label: 'Received',
    unit: 'messages/s',
    metric: 'receivedPerSecond',
  },
  { id: 'spoolRows.peak', label: 'Spool peak', unit: 'rows', metric: 'spoolRows.peak' },
  { id: 'recoveryHours', label: 'Recovery', unit: 'h', metric: 'recoveryHours' },
  { id: 'cleanupSeconds', label: 'Cleanup run', unit: 's', metric: 'cleanupSeconds' },
];
