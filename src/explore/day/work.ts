import type { Simulate } from '../../simulator/batch/simulate';
import type { Protocol } from '../../simulator/types';
import type { DayRule } from '../study/dayRule';
import { answerDay } from './answer';
import type { Asked, DayAnswer } from './asked';
import { isSurvived } from './hours';
import { leastRaises, type Raise, raisable, raised, verified } from './survive';

/** A way to survive the load, and the hours that the study's own runs give it. */
export interface Survival {
  raises: readonly Raise[];
  answer: DayAnswer;
}

export interface DayResult {
  answer: DayAnswer;
  protocol: Protocol;
  /** Null while it is not known yet; empty where nothing tried survives. */
  survivals: readonly Survival[] | null;
  /** Everything survives as it is. */
  isSurvived: boolean;
}

export type Stage = 'preview' | 'study' | 'search' | 'verify' | 'done';

export interface Progress {
  stage: Stage;
  /** Runs made since the beginning. */
  runs: number;
}

interface Work {
  rule: DayRule;
  asked: Asked;
  seed: number;
  /** Only the first answer, by short runs. */
  isBrief?: boolean;
  simulate: Simulate;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  onResult?: (result: DayResult) => void;
}

/** No more ways than these are simulated in full. */
const MOST_VERIFIED = 3;
/** Replications of a way to survive: enough for an interval, few enough to wait for. */
const VERIFIED_BY = 2;

/**
 * The hours of a load: first by short runs, then as the study measured, then what it takes to survive, sought by short runs
 * and verified by the study's.
 */
export async function workOnDay(work: Work): Promise<DayResult> {
  const { rule, asked, seed, signal, onProgress, onResult } = work;
  const { study, limits } = asked;
  let runs = 0;
  let stage: Stage = 'preview';
  const simulate: Simulate = (batch, options) =>
    work.simulate(batch, {
      ...options,
      onFinished: (index, report) => {
        runs += 1;
        onProgress?.({ stage, runs });
        options?.onFinished?.(index, report);
      },
    });
  const begin = (next: Stage) => {
    stage = next;
    onProgress?.({ stage, runs });
  };
  const answer = (protocol: Protocol, replications: number, raises: readonly Raise[] = []) => {
    const { base } = asked.scenario;
    const changes = raised(study, asked, raises);
    return answerDay(
      rule,
      { ...asked, scenario: { base, changes } },
      { simulate, signal, measurement: { protocol, replications, seed } },
    );
  };
  const give = (
    protocol: Protocol,
    answered: DayAnswer,
    survivals: DayResult['survivals'],
  ): DayResult => {
    const survived = answered.cut === null && isSurvived(answered.hours, limits);
    const result = {
      answer: answered,
      protocol,
      isSurvived: survived,
      survivals: survived ? [] : survivals,
    };
    onResult?.(result);
    return result;
  };

  begin('preview');
  const first = give('preview', await answer('preview', 1), null);
  if (work.isBrief) {
    begin('done');
    return first;
  }
  begin('study');
  const full = await answer('study', study.protocol.replications);
  const before = give('study', full, null);
  if (before.isSurvived) {
    begin('done');
    return before;
  }
  begin('search');
  const found = await leastRaises(raisable(study, asked), async (raises) => {
    const { hours, cut } = await answer('preview', 1, raises);
    return cut === null && isSurvived(hours, limits);
  });
  begin('verify');
  const survivals: Survival[] = [];
  for (const raises of found.slice(0, MOST_VERIFIED)) {
    const held = await verified(raises, async (tried) => {
      const proof = await answer(
        'study',
        Math.min(VERIFIED_BY, study.protocol.replications),
        tried,
      );
      return proof.cut === null && isSurvived(proof.hours, limits) ? proof : null;
    });
    if (held === null) continue;
    survivals.push({ raises: held.raises, answer: held.proof });
    give('study', full, [...survivals]);
  }
  const result = give('study', full, survivals);
  begin('done');
  return result;
}
