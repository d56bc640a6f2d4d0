/** How the score of each challenge is shown. */
export interface Measure {
  label: string;
  unit: string;
  digits: number;
}

export const MEASURES = {
  'under-300': { label: 'Throughput, mean', unit: 'messages/s', digits: 1 },
  sustainable: { label: 'Load that holds', unit: 'messages/s', digits: 0 },
  day: { label: 'Messages of the day', unit: 'million', digits: 2 },
  edge: { label: 'Pool', unit: 'threads', digits: 0 },
  cleanup: { label: 'Until two million rows', unit: 'h', digits: 2 },
} as const satisfies Readonly<Record<string, Measure>>;

export type ChallengeId = keyof typeof MEASURES;
