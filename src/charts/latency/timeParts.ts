import { max, sum } from 'd3-array';
import type { StageTime } from './stageRows';

/** A part of the time of a message. */
export interface TimePart {
  id: string;
  label: string;
  kind: StageTime['kind'];
  ms: number;
}

/** A stage with what it waits for. */
export type AwaitedStage = StageTime & { waitsFor: string | null };

/** Waits below this share of the whole are one part. */
const SMALL = 0.02;

/** What is waited for, such as "publish lock" of "Wait for the publish lock". */
const awaitedText = (label: string): string => label.replace(/^wait (for|at|to)( the| an?)? /i, '');

/** Where the time of a message goes: its work in one, each thing waited for, and what is assumed; the parts add up. */
export function timeParts(stages: readonly AwaitedStage[]): TimePart[] {
  const whole = sum(stages, ({ meanMs }) => meanMs);
  const ofKind = (kind: StageTime['kind']) => stages.filter((stage) => stage.kind === kind);
  const msOf = (some: readonly AwaitedStage[]) => sum(some, ({ meanMs }) => meanMs);
  const awaited = [...new Set(ofKind('wait').map(({ waitsFor, id }) => waitsFor ?? id))];
  const waits = awaited.map((id): TimePart => {
    const own = ofKind('wait').filter((stage) => (stage.waitsFor ?? stage.id) === id);
    const longest = max(own, ({ meanMs }) => meanMs);
    const { label = '' } = own.find(({ meanMs }) => meanMs === longest) ?? {};
    return { id, label: awaitedText(label), kind: 'wait', ms: msOf(own) };
  });
  const isSmall = ({ ms }: TimePart) => ms < SMALL * whole;
  const parts: TimePart[] = [
    { id: 'work', label: 'at work', kind: 'work', ms: msOf(ofKind('work')) },
    ...waits.filter((wait) => !isSmall(wait)),
    {
      id: 'others',
      label: 'other waits',
      kind: 'wait',
      ms: sum(waits.filter(isSmall), ({ ms }) => ms),
    },
    { id: 'assumed', label: 'assumed delay', kind: 'assumed', ms: msOf(ofKind('assumed')) },
  ];
  return parts.filter(({ ms }) => ms > 0);
}
