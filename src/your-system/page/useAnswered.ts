import { useEffect, useMemo, useState } from 'react';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { reasonOf } from '../../simulator/unavailable';
import type { SystemBounds } from '../../system/bounds';
import type { SystemClient } from '../../system/client';
import { type Refusal, RefusedSystemError } from '../../system/refusal';
import { drawnLoads } from '../answer/drawnLoads';
import { askedLoads } from '../answer/loads';
import type { Answered, AnswerStatus } from '../answered';
import { isChangedSince } from '../before/changedSince';
import { type Description, isDrawn } from '../description';
import { questionOf } from '../question';
import { ownStudy } from '../study/ownStudy';
import { useFit } from './useFit';
import { useFollowed } from './useFollowed';
import { useSimulated } from './useSimulated';

/** What is said of a drawn system without a run. */
interface Stated {
  status: AnswerStatus;
  refusals: readonly Refusal[];
  bounds: SystemBounds | null;
  /** What was found to be without fault; null where something is not. */
  accepted: Description | null;
  why: string | null;
}

const NOT_STATED: Stated = {
  status: 'empty',
  refusals: [],
  bounds: null,
  accepted: null,
  why: null,
};
const NOT_CHECKED = 'The system could not be checked.';

/** What is wrong with a description and, where nothing is, its bounds: those of a rate that it cannot answer are none. */
async function statedOf(client: SystemClient, description: Description): Promise<Stated> {
  const checked = await client.check(description);
  if ('refusals' in checked) return { ...NOT_STATED, refusals: checked.refusals };
  const bounds = await client.bounds(description).catch((error: unknown) => {
    if (error instanceof RefusedSystemError) return null;
    throw error;
  });
  return { ...NOT_STATED, status: 'done', bounds, accepted: description };
}

/** The same, as it becomes known; until then what was known before. */
function useStated(client: SystemClient, description: Description): Stated {
  const [found, setFound] = useState({ of: description, stated: NOT_STATED });
  useEffect(() => {
    let isWanted = true;
    const tell = (stated: Stated) => isWanted && setFound({ of: description, stated });
    if (isDrawn(description)) {
      statedOf(client, description).then(tell, (error: unknown) =>
        tell({ ...NOT_STATED, status: 'failed', why: reasonOf(error, NOT_CHECKED) }),
      );
    } else tell(NOT_STATED);
    return () => {
      isWanted = false;
    };
  }, [client, description]);
  const { of, stated } = found;
  return of === description ? stated : { ...stated, status: 'running', why: null };
}

const statusOf = (parts: readonly AnswerStatus[]): AnswerStatus =>
  (['failed', 'running', 'done', 'empty'] as const).find((one) => parts.includes(one)) ?? 'empty';

export interface AnsweredState {
  answered: Answered;
  /** Null while nothing is drawn that can be simulated. */
  study: ExploredStudy | null;
}

/**
 * All that is known of a description, and beside it of whether it was changed since its levels were measured, as it becomes
 * known. `follow` takes the system that the measured levels tell of.
 */
export function useAnswered(
  client: SystemClient,
  { description, before }: { description: Description; before: Description | null },
  follow: (next: Description) => void,
): AnsweredState {
  const isChanged = useMemo(() => isChangedSince(before, description), [before, description]);
  const loads = useMemo(() => askedLoads(description), [description]);
  const question = useMemo(() => questionOf(description, loads), [description, loads]);
  const fitted = useFit(client, question);
  const { fit, status: fitStatus, why: fitWhy } = fitted;
  useFollowed(description, question, fitted, follow);

  const stated = useStated(client, description);
  const { accepted } = stated;
  const study = useMemo(
    () => accepted && ownStudy({ description: accepted, fit, before }),
    [accepted, fit, before],
  );
  const { bounds } = stated;
  const simulatedAt = useMemo(
    () => (loads.length > 0 || accepted === null ? loads : drawnLoads(accepted, bounds)),
    [loads, accepted, bounds],
  );
  const { simulated, status: runStatus, why: runWhy } = useSimulated(study, simulatedAt);
  const status = statusOf([stated.status, fitStatus, runStatus]);
  const why = stated.why ?? fitWhy ?? runWhy;
  const answered = useMemo(
    (): Answered => ({
      description,
      isChanged,
      refusals: stated.refusals,
      fit,
      bounds: stated.bounds,
      simulated,
      status,
      why,
    }),
    [description, isChanged, stated, fit, simulated, status, why],
  );
  return { answered, study };
}
