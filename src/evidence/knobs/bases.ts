/** What a knob is moved in, and what is looked at; of a metric's names the first that both sides print. */
export interface SweepBase {
  /** Such as "low-latency/20-A". */
  base: string;
  /** Why this one, as the end of a sentence. */
  because: string;
  metrics: readonly (readonly string[])[];
}

/** The base of each study's sweep, by study. */
export const SWEEP_BASES: Readonly<Record<string, SweepBase>> = {
  'low-latency': {
    base: 'low-latency/20-A',
    because: 'which the study declares its best result',
    metrics: [
      ['throughput.median', 'throughput.mean'],
      ['roundtripTime.median', 'roundtripTime.mean'],
      ['cpu.BPI8X-O01'],
    ],
  },
  capacity: {
    base: 'capacity/sustainable',
    because: 'the load that the study finds sustainable',
    metrics: [['receivedPerSecond'], ['spoolRows.peak'], ['cpu.messagebox']],
  },
  adapters: {
    base: 'adapters/file-local/2006/2kb',
    because: 'in which every knob has its default',
    metrics: [['documentsPerSecond'], ['cpu.biztalk'], ['cpu.sql']],
  },
  'scale-up': {
    base: 'scale-up/L3',
    because: 'the largest configuration of the application that waits',
    metrics: [['orchestrationsPerSecond'], ['cpu.master'], ['cpu.worker1']],
  },
  'worker-threads': {
    base: 'worker-threads/100',
    because: 'the run that completes most',
    metrics: [['completed'], ['cpu.sql'], ['sqlConnections.peak']],
  },
};
