// Stand-in until generated
export type Distribution =
  | { kind: 'constant'; meanMs: number }
  | { kind: 'exponential'; meanMs: number }
  | { kind: 'erlang'; meanMs: number; phases: number }
  | { kind: 'uniform'; meanMs: number; spreadMs: number }
  | { kind: 'hyperexponential'; meanMs: number; squaredVariation: number }
  | { kind: 'lognormal'; meanMs: number; squaredVariation: number };
export interface Exit {
  to: string;
  share: number;
}
export type Source =
  | {
      kind: 'open';
      id: string;
      interarrival: Distribution;
      batch?: number;
      priority?: number;
      to: Exit[];
    }
  | {
      kind: 'closed';
      id: string;
      users: number;
      think: Distribution;
      answeredAt?: string;
      priority?: number;
      to: Exit[];
    };
export interface Station {
  id: string;
  servers: number | null;
  service: Distribution;
  takes?: string;
  frees?: string;
  priorities?: boolean;
  capacity?: number;
  whenFull?: 'lose' | 'block';
  batch?: { size: number; waitMs: number };
  poll?: { firstMs: number; growth: number; longestMs: number };
  slow?: { everyMs: number; forMs: number; factor: number };
  to: Exit[];
}
export interface Network {
  sources: Source[];
  stations: Station[];
  locks?: { id: string }[];
}
export interface StationReport {
  id: string;
  arrivedPerSecond: number;
  servedPerSecond: number;
  lostPerSecond: number;
  utilisation: number;
  meanInLine: number;
  meanBlocked: number;
  meanWaitMs: number | null;
  meanServiceMs: number | null;
  inLine: number;
  inService: number;
  meanVisitMs: number | null;
}
export interface Report {
  status: string;
  nowMs: number;
  observedMs: number;
  events: number;
  throughputPerSecond: number;
  lostPerSecond: number;
  inNetwork: number;
  meanInNetwork: number;
  timeMs: {
    mean: number | null;
    p50: number | null;
    p90: number | null;
    p95: number | null;
    p99: number | null;
    count: number;
  };
  histogram: { binMs: number; counts: number[] };
  sources: { id: string; ratePerSecond: number; meanThinking: number; answerMs: number | null }[];
  stations: StationReport[];
  locks: {
    id: string;
    utilisation: number;
    meanWaitMs: number | null;
    meanInLine: number;
    inLine: number;
    meanHoldMs: number | null;
  }[];
}
export interface Snapshot {
  nowMs: number;
  sources: { id: string; thinking: number }[];
  stations: {
    id: string;
    line: number[];
    lineLength: number;
    serving: { messages: number[]; sinceMs: number; untilMs: number }[];
    lookingAwayUntilMs: number | null;
  }[];
  locks: {
    id: string;
    holder: number | null;
    sinceMs: number | null;
    line: number[];
    lineLength: number;
  }[];
}
