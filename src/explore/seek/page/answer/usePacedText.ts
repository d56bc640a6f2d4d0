import { useEffect, useState } from 'react';
import { paced } from '../../../page/paced';

/** A text that changes at most once in so many ms, as those hear it who have it read out. */
export function usePacedText(text: string, everyMs: number): string {
  const [said, setSaid] = useState('');
  const [pace] = useState(() => paced<string>(setSaid, everyMs));
  useEffect(() => pace.push(text), [pace, text]);
  useEffect(() => () => pace.drop(), [pace]);
  return said;
}
