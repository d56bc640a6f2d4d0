import type { Report } from '../../simulator/report';
import type { Stretch } from '../../simulator/watch/watchRun';

/** Where a message can be. Host instances of a kind are told apart by their number. */
export type Place = string;

/** A part of the way of messages. */
export interface WatchedStage {
  id: string;
  label: string;
  kind: 'wait' | 'work' | 'assumed' | 'line';
  /** Null where there is no way back. */
  path: 'request' | 'response' | null;
  /** Mean time of a message there in the run; null where messages come round again. */
  meanMs: number | null;
}

/** A message was at a place for a time. */
export interface Span {
  /** Place of its part among the stages of the run. */
  part: number;
  place: Place;
  fromMs: number;
  toMs: number;
}

/** The way of one message. */
export interface Journey {
  message: number;
  beginMs: number;
  /** When it was seen last, and the part that it was in. */
  endMs: number;
  lastPart: number;
  spans: readonly Span[];
  /** Whether its beginning was noted, too. */
  isWhole: boolean;
}

/** So many messages were in a line for a time. */
export interface Level extends Stretch {
  count: number;
}

/** Something worth seeing that happens in a run. */
export interface Happening {
  text: string;
  startMs: number;
}

/** What of a report is shown beside the messages. */
export type WatchedReport = Pick<
  Report,
  | 'modelVersion'
  | 'digest'
  | 'status'
  | 'unstableReason'
  | 'simulatedMs'
  | 'metrics'
  | 'machines'
  | 'protocol'
>;

/** A run whose messages can be watched for a while. */
export interface WatchedRun {
  report: WatchedReport;
  incidents: readonly Happening[];
  stages: readonly WatchedStage[];
  stretch: Stretch;
  /** By the time at which they are first seen. */
  journeys: readonly Journey[];
  /** Longest time that a journey is seen, ms. */
  longestMs: number;
  /** By the part that tells of them, by time. */
  lines: Readonly<Record<string, readonly Level[]>>;
  /** Mean number of messages in each stage: of the run where it knows them, else of the stretch. */
  meanCounts: readonly number[];
}
