/** One simulator on the closed tandem. */
export interface SpeedRow {
  id: string;
  name: string;
  version: string;
  runtime: string;
  visitsPerCpuSecond: number;
  /** Processor time per station visit over that of the kernel in WebAssembly. */
  ratio: number;
  /** Cycles per second, against the exact value. */
  throughputPerSecond: number;
  errorPercent: number;
}

/** What `npm run bench:peers -- --write` records. */
export interface Speed {
  date: string;
  machine: string;
  node: string;
  exactPerSecond: number;
  simulatedSeconds: number;
  rows: SpeedRow[];
  missing: { name: string; reason: string }[];
  replay: { scenario: string; cpuSeconds: number; events: number };
}
