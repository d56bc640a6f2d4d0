import type { Tale } from './tale';

/** A part of the way that is one thing to a reader. */
export interface Segment {
  label: string;
  kind: 'work' | 'wait' | 'assumed';
  /** Since the message knocked, ms. */
  fromMs: number;
  toMs: number;
}

/** Words for the parts of a way, as few as a bar has room for. */
const LABELS: Readonly<Record<string, string>> = {
  admissionWait: 'receive',
  receiveProcessorWait: 'receive',
  receive: 'receive',
  requestBatchWait: 'receive',
  submitThreadWait: 'receive',
  databaseWait: 'store',
  prepare: 'store',
  publishWait: 'lock',
  publish: 'lock',
  pollWait: 'queue',
  loadWait: 'lock',
  queueLockWait: 'queue',
  dequeue: 'queue',
  inflightWait: 'desk',
  dispatchWait: 'desk',
  dispatch: 'desk',
  sendProcessorWait: 'send',
  connectionWait: 'send',
  send: 'send',
  backendDelay: 'assumed',
};
const REST = 'reply';

/** The way of a message in parts; those that follow each other under one name and kind are one. */
export function segmentsOf({ run, journey }: Tale): Segment[] {
  const segments: Segment[] = [];
  for (const { part, fromMs, toMs } of journey.spans) {
    const stage = run.stages[part];
    if (stage === undefined || stage.kind === 'line') continue;
    const label = LABELS[stage.id] ?? REST;
    const last = segments.at(-1);
    if (last && last.label === label && last.kind === stage.kind)
      last.toMs = toMs - journey.beginMs;
    else
      segments.push({
        label,
        kind: stage.kind,
        fromMs: fromMs - journey.beginMs,
        toMs: toMs - journey.beginMs,
      });
  }
  return segments;
}
