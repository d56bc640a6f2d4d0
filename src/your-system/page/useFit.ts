import { useEffect, useState } from 'react';
import { reasonOf } from '../../simulator/unavailable';
import type { SystemClient } from '../../system/client';
import type { FitAnswer } from '../../system/fitAnswer';
import type { FitQuestion, Kind } from '../../system/fitQuestion';
import { RefusedSystemError } from '../../system/refusal';
import type { AnswerStatus } from '../answered';

/** The families that are tried first: a tenth of the work, and mostly the answer. */
const FIRST: Kind[] = ['delay', 'places', 'coherency'];

const NOT_EXPLAINED = 'The levels could not be explained.';

/** What of the levels is not accepted, where that is why. */
const whyNot = (error: unknown): string =>
  error instanceof RefusedSystemError
    ? `${NOT_EXPLAINED} ${error.message}`
    : reasonOf(error, NOT_EXPLAINED);

export interface Fitted {
  /** Of this question or, while it is being worked on, of the one before; null without levels. */
  fit: FitAnswer | null;
  status: AnswerStatus;
  /** Why it failed. */
  why: string | null;
}

const NOTHING_ASKED = { asked: '', fit: null, status: 'empty', why: null } as const;

/** What the levels say: by a few families at once, then by all. */
export function useFit(client: SystemClient, question: FitQuestion | null): Fitted {
  const asked = question === null ? '' : JSON.stringify(question);
  const [found, setFound] = useState<Fitted & { asked: string }>(NOTHING_ASKED);

  useEffect(() => {
    if (asked === '') {
      setFound(NOTHING_ASKED);
      return;
    }
    let isWanted = true;
    const tell = (fitted: Fitted) => isWanted && setFound({ asked, ...fitted });
    const whole = JSON.parse(asked) as FitQuestion;
    const work = async () => {
      const first = await client.fit({ ...whole, kinds: FIRST });
      if (!isWanted) return;
      tell({ fit: first, status: 'running', why: null });
      tell({ fit: await client.fit(whole), status: 'done', why: null });
    };
    work().catch((error: unknown) => tell({ fit: null, status: 'failed', why: whyNot(error) }));
    return () => {
      isWanted = false;
    };
  }, [client, asked]);

  const { fit, status, why } = found;
  return found.asked === asked ? { fit, status, why } : { fit, status: 'running', why: null };
}
