import { useEffect, useMemo, useState } from 'react';
import { useOpenLab } from '../lab/openLab';
import { judge, type Verdict } from './judge';
import { seenOf } from './seen';
import type { Goal } from './types';

/** Goals that were met one after the other, by place; a reload begins anew. */
const collected = new Map<string, readonly boolean[]>();

export interface Judged {
  verdict: Verdict | null;
  /** True while the result on show is not that of the scenario set. */
  isWaiting: boolean;
}

/** Judges the reader's own result whenever one arrives; keeps the last verdict until the next. */
export function useVerdict(place: string, goals: readonly Goal[], isCollected: boolean): Judged {
  const lab = useOpenLab();
  const seen = useMemo(() => (lab ? seenOf(lab) : null), [lab]);
  const [judged, setJudged] = useState<{ place: string; verdict: Verdict } | null>(null);
  useEffect(() => {
    if (seen === null) return;
    const verdict = judge(goals, seen, isCollected ? collected.get(place) : undefined);
    if (isCollected) collected.set(place, verdict.met);
    setJudged({ place, verdict });
  }, [place, goals, isCollected, seen]);
  return {
    verdict: judged?.place === place ? judged.verdict : null,
    isWaiting: seen === null,
  };
}
