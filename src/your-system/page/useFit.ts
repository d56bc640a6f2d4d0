import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../simulator/unavailable';
import type { SystemClient } from '../../system/client';
import type { FitAnswer } from '../../system/fitAnswer';
import type { FitQuestion, Kind } from '../../system/fitQuestion';
import type { AnswerStatus } from '../answered';

/** The families that are tried first: a tenth of the work, and mostly the answer. */
const FIRST: Kind[] = ['delay', 'places', 'coherency'];

const NOT_EXPLAINED = 'The levels could not be explained.';

export interface Fitted {
  /** Of this question or, while it is being worked on, of the one before; null without levels. */
  fit: FitAnswer | null;
  status: AnswerStatus;
  why: string | null;
}

/** What the levels say: by a few families at once, then by all. */
export function useFit(client: SystemClient, question: FitQuestion | null): Fitted {
  const [fitted, setFitted] = useState<Fitted>({ fit: null, status: 'empty', why: null });
  const asked = question === null ? '' : JSON.stringify(question);
  const turn = useRef(0);

  useEffect(() => {
    turn.current += 1;
    const own = turn.current;
    const isLatest = () => own === turn.current;
    if (asked === '') {
      setFitted({ fit: null, status: 'empty', why: null });
      return;
    }
    setFitted(({ fit }) => ({ fit, status: 'running', why: null }));
    const whole = JSON.parse(asked) as FitQuestion;
    const work = async () => {
      const first = await client.fit({ ...whole, kinds: FIRST });
      if (isLatest()) setFitted({ fit: first, status: 'running', why: null });
      const all = await client.fit(whole);
      if (isLatest()) setFitted({ fit: all, status: 'done', why: null });
    };
    work().catch((error: unknown) => {
      if (!isLatest()) return;
      const why = reasonOf(error, NOT_EXPLAINED);
      setFitted({ fit: null, status: 'failed', why });
    });
  }, [client, asked]);

  return fitted;
}
