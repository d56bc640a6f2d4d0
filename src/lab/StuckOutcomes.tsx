import type { StuckProps } from './StuckValues';
import { useFetched } from './useFetched';

const fetchValues = () => import('./StuckValues');

/** Outcomes in a bar; the code for it comes with the first who scrolls that far. */
export function StuckOutcomes(props: StuckProps) {
  const part = useFetched(true, fetchValues);
  return part && <part.StuckValues {...props} />;
}
