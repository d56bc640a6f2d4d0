import type { Marks } from './reports/starts';
import type { Choice, Choices, Level, LoadFile, Trouble, Warning } from './types';

/** A level as its file tells it, with what checks and joins want to know beside. */
export interface Told extends Omit<Level, 'throughputPerSecond'> {
  throughputPerSecond: number | null;
  loop: 'closed' | 'open';
  /** Of the counted part, in seconds since 1970. */
  beginSeconds: number | null;
  endSeconds: number | null;
  maxMs: number | null;
  /** To what response times are rounded. */
  resolutionMs: number | null;
  /** Where in its file it stands. */
  place: string;
  /** Address or host that was asked. */
  target: string | null;
  /** Which kind of file it is from: two kinds may tell of the same run. */
  kind: number;
  /** Why the number of users is as it is, or what is known of it. */
  usersNote: string;
  /** Why it is taken for closed or open, where the file does not say; empty where it does. */
  loopNote: string;
}

export const told = (file: string, tool: string, known: Partial<Told>): Told => ({
  users: null,
  arrivalsPerSecond: null,
  throughputPerSecond: null,
  throughputStandardError: null,
  responseMs: { mean: null, p50: null, p90: null, p95: null, p99: null },
  thinkMs: null,
  seconds: null,
  warmUpSeconds: null,
  requests: null,
  errorsPerSecond: null,
  utilisation: {},
  warnings: [],
  loop: 'closed',
  beginSeconds: null,
  endSeconds: null,
  maxMs: null,
  resolutionMs: null,
  place: 'whole file',
  target: null,
  kind: 0,
  usersNote: '',
  loopNote: '',
  ...known,
  tool,
  file,
});

/** How much of a resource was busy, in a second or under a level. */
export interface Meter {
  file: string;
  resource: string;
  /** 0 to 1. */
  utilisation: number;
  /** In seconds since 1970; null where it is told by level. */
  atSeconds: number | null;
  users: number | null;
}

/** When a level began and ended, as a table beside the results tells. */
export interface Window {
  file: string;
  run: string | null;
  users: number | null;
  beginSeconds: number;
  endSeconds: number;
}

/** What was found in a file. */
export interface Found {
  levels: Told[];
  troubles: Trouble[];
  meters: Meter[];
  windows: Window[];
  choices: Choice[];
}

export const found = (part: Partial<Found>): Found => ({
  levels: [],
  troubles: [],
  meters: [],
  windows: [],
  choices: [],
  ...part,
});

/** How the files of one kind are known and read. */
export interface Format {
  recognises: (text: string, name: string) => boolean;
  read: (file: LoadFile, choices: Choices) => Found;
  /** By what reports are told apart in a text that may hold several, lines or documents of JSON; without it a text is one. */
  reports?: Marks | 'documents';
}

const LONGEST_VALUE = 60;

/** What is wrong, at its place; a long value is cut, and stands in one line. */
export function trouble(file: string, place: string, value: string, accepted: string): Trouble {
  const line = value.slice(0, 4 * LONGEST_VALUE).replace(/\s+/g, ' ');
  const shown = line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line;
  return { file, place, value: shown, accepted };
}

export const warning = (code: Warning['code'], sentence: string): Warning => ({ code, sentence });
