import { useEffect, useRef } from 'react';
import type { FitQuestion } from '../../system/fitQuestion';
import { withExplanation } from '../answer/taken';
import { type Description, followsPoints, isDrawn } from '../description';
import type { Fitted } from './useFit';

/**
 * Takes the system that the measured levels tell of, while nobody typed any of it. A system that came with its levels, by a
 * link or an undo, and an explanation that the reader took stay as long as the levels do.
 */
export function useFollowed(
  description: Description,
  question: FitQuestion | null,
  { fit, status }: Fitted,
  follow: (next: Description) => void,
): void {
  const asked = question === null ? '' : JSON.stringify(question);
  /** The question that each list of stations answers. */
  const answers = useRef(new WeakMap<Description['stations'], string>());
  const { stations } = description;
  const [best] = fit?.explanations ?? [];

  useEffect(() => {
    if (isDrawn({ stations }) && !answers.current.has(stations)) {
      answers.current.set(stations, asked);
    }
  }, [stations, asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new explanation is taken over, not each change of the reader's
  useEffect(() => {
    const stands = isDrawn(description) && answers.current.get(stations) === asked;
    if (best === undefined || stands || !followsPoints(description)) return;
    const next = withExplanation(description, best);
    // The first few explanations are followed by all of them.
    answers.current.set(next.stations, status === 'done' ? asked : `at first ${asked}`);
    follow(next);
  }, [best]);
}
