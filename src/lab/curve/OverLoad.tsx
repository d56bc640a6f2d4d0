import { useAwake } from '../useAwake';
import { useFetched } from '../useFetched';
import type { OverLoadProps } from './previewed';

const fetchRuns = () => import('./OverLoadRuns');

/** Short runs over the load of what a lab shows, from the reader's first sign of life on; draws nothing. */
export function OverLoad(props: OverLoadProps) {
  const isAwake = useAwake();
  const runs = useFetched(isAwake || props.view.isChanged, fetchRuns);
  return runs && !props.view.stale ? <runs.OverLoadRuns {...props} /> : null;
}
