import { useRef } from 'react';
import type { Station } from '../../../system/document';
import { takes } from '../../edit/fields';

type Kept = Partial<Omit<Station, 'name' | 'kind' | 'fromPoints'>>;

/** What a station has had as other kinds while it is edited here: a kind that has a use for it again finds it again. */
export function useKept(station: Station | undefined): Kept {
  const kept = useRef<Kept>({});
  if (station) {
    const { name: _, kind: __, fromPoints: ___, ...fields } = station;
    const others = Object.entries(kept.current).filter(
      ([field]) => !takes(station, field as Parameters<typeof takes>[1]),
    );
    kept.current = { ...Object.fromEntries(others), ...fields };
  }
  return kept.current;
}
