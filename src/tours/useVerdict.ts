import { useEffect, useMemo, useState } from 'react';
import { useOpenLab } from '../lab/openLab';
import { useOpenSystem } from '../your-system/page/openSystem';
import { judge, type Verdict } from './judge';
import { seenOf, seenSystem } from './seen';
import type { Step } from './types';

/** Goals that were met one after the other, by place; a reload begins anew. */
const collected = new Map<string, readonly boolean[]>();

export interface Judged {
  verdict: Verdict | null;
  /** True while the result on show is not that of what the reader has set. */
  isWaiting: boolean;
}

/** Judges what the page of a step shows, beside goals that were met before; null while it shows nothing that is complete. */
function useJudge(step: Step): ((before?: readonly boolean[]) => Verdict) | null {
  const lab = useOpenLab();
  const system = useOpenSystem();
  return useMemo(() => {
    if (step.of === 'system') {
      const seen = system && seenSystem(system);
      return seen && ((before) => judge(step.goals, seen, before));
    }
    const seen = lab && seenOf(lab);
    return seen && ((before) => judge(step.goals, seen, before));
  }, [step, lab, system]);
}

/** Judges the reader's own result whenever one arrives; keeps the last verdict until the next. */
export function useVerdict(place: string, step: Step): Judged {
  const judgeNow = useJudge(step);
  const isCollected = step.isCollected === true;
  const [judged, setJudged] = useState<{ place: string; verdict: Verdict } | null>(null);
  useEffect(() => {
    if (judgeNow === null) return;
    const verdict = judgeNow(isCollected ? collected.get(place) : undefined);
    if (isCollected) collected.set(place, verdict.met);
    setJudged({ place, verdict });
  }, [place, isCollected, judgeNow]);
  return {
    verdict: judged?.place === place ? judged.verdict : null,
    isWaiting: judgeNow === null,
  };
}
