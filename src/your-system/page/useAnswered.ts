import { useEffect, useMemo, useState } from 'react';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { reasonOf } from '../../simulator/unavailable';
import type { SystemBounds } from '../../system/bounds';
import type { SystemClient } from '../../system/client';
import type { Refusal } from '../../system/refusal';
import { drawnLoads } from '../answer/drawnLoads';
import { askedLoads } from '../answer/loads';
import { withExplanation } from '../answer/taken';
import type { Answered, AnswerStatus } from '../answered';
import { type Description, followsPoints, isDrawn } from '../description';
import { questionOf } from '../question';
import { ownStudy } from '../study/ownStudy';
import { useFit } from './useFit';
import { useSimulated } from './useSimulated';

/** What is said of a drawn system without a run. */
interface Stated {
  refusals: readonly Refusal[];
  bounds: SystemBounds | null;
  /** What was found to be without fault; null where something is not. */
  accepted: Description | null;
  why: string | null;
}

const NOT_STATED: Stated = { refusals: [], bounds: null, accepted: null, why: null };
const NOT_CHECKED = 'The system could not be checked.';

/** What is wrong with a description and, where nothing is, its bounds. */
function useStated(client: SystemClient, description: Description): Stated {
  const [stated, setStated] = useState<Stated>(NOT_STATED);
  useEffect(() => {
    let current = true;
    const tell = (next: Stated) => current && setStated(next);
    if (!isDrawn(description)) {
      tell(NOT_STATED);
      return;
    }
    const work = async () => {
      const checked = await client.check(description);
      if ('refusals' in checked) return tell({ ...NOT_STATED, refusals: checked.refusals });
      return tell({
        ...NOT_STATED,
        accepted: description,
        bounds: await client.bounds(description),
      });
    };
    work().catch((error: unknown) => tell({ ...NOT_STATED, why: reasonOf(error, NOT_CHECKED) }));
    return () => {
      current = false;
    };
  }, [client, description]);
  return stated;
}

const statusOf = (parts: readonly AnswerStatus[]): AnswerStatus =>
  (['failed', 'running', 'done', 'empty'] as const).find((one) => parts.includes(one)) ?? 'empty';

export interface AnsweredState {
  answered: Answered;
  /** Null while nothing is drawn that can be simulated. */
  study: ExploredStudy | null;
}

/** All that is known of a description, as it becomes known. `follow` takes the system that the measured levels tell of. */
export function useAnswered(
  client: SystemClient,
  description: Description,
  follow: (next: Description) => void,
): AnsweredState {
  const loads = useMemo(() => askedLoads(description), [description]);
  const question = useMemo(() => questionOf(description, loads), [description, loads]);
  const { fit, status: fitStatus, why: fitWhy } = useFit(client, question);
  const [best] = fit?.explanations ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new explanation is taken over, not each change of the reader's
  useEffect(() => {
    if (best !== undefined && followsPoints(description))
      follow(withExplanation(description, best));
  }, [best]);

  const stated = useStated(client, description);
  const { accepted } = stated;
  const study = useMemo(
    () => accepted && ownStudy({ description: accepted, fit }),
    [accepted, fit],
  );
  const { bounds } = stated;
  const simulatedAt = useMemo(
    () => (loads.length > 0 || accepted === null ? loads : drawnLoads(accepted, bounds)),
    [loads, accepted, bounds],
  );
  const { simulated, batch } = useSimulated(study, simulatedAt);
  const runStatus = {
    idle: 'empty',
    running: 'running',
    done: 'done',
    stopped: 'done',
    failed: 'failed',
  } as const;
  const status = statusOf([
    stated.why === null ? 'empty' : 'failed',
    fitStatus,
    runStatus[batch.status.kind],
  ]);
  const why = stated.why ?? fitWhy ?? (batch.status.kind === 'failed' ? batch.status.reason : null);
  const answered = useMemo(
    (): Answered => ({
      description,
      refusals: stated.refusals,
      fit,
      bounds: stated.bounds,
      simulated,
      status,
      why,
    }),
    [description, stated, fit, simulated, status, why],
  );
  return { answered, study };
}
