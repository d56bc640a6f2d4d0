import { useEffect, useMemo, useRef, useState } from 'react';
import { createStore, useStore } from '../../../lab/store';
import type { Description } from '../../description';
import { type Kept, NOTHING } from '../kept';
import { ownReading, type Reading } from '../ownReading';
import { type FileReader, readKept } from '../readKept';
import { loadKept, saveKept } from './keptFiles';

/** As many as can be undone. */
const MOST_READINGS = 200;

const NO_READINGS: readonly Reading[] = [];

export interface Readings {
  /** What the levels of the description were read from. */
  own: Reading;
  /** The same at this moment, for what goes on between two drawings. */
  ownNow: () => Reading;
  add: (reading: Reading) => void;
  /** Keeps something else beside what was read. */
  keep: (kept: Kept) => void;
  /** Settles once what the browser kept is there. */
  restored: () => Promise<void>;
  /** Whether the browser keeps nothing. */
  isUnkept: boolean;
}

const isNothing = ({ files, draft }: Kept): boolean => files.length === 0 && draft === null;

/** What was read of what was given, each time: an undo shows again what was given before. The browser keeps the last. */
export function useReadings(client: FileReader, description: Description): Readings {
  const store = useMemo(() => createStore<readonly Reading[]>(() => NO_READINGS), []);
  const readings = useStore(store, NO_READINGS);
  const own = useMemo(() => ownReading(description, readings), [description, readings]);
  const latest = useRef(description);
  latest.current = description;
  const [isUnkept, setUnkept] = useState(false);
  const restored = useRef<Promise<void>>(Promise.resolve());
  const saved = useRef<Kept>(NOTHING);

  useEffect(() => {
    const restore = async () => {
      const kept = await loadKept();
      if (kept === null || isNothing(kept)) return;
      const reading =
        kept.files.length === 0
          ? { kept, test: null }
          : await readKept(client, kept).catch(() => ({ kept, test: null }));
      saved.current = reading.kept;
      store.put([{ ...reading, isEarlier: true }, ...store.current()]);
    };
    restored.current = restore().catch(() => setUnkept(true));
  }, [client, store]);

  const { kept } = own;
  useEffect(() => {
    if (kept === saved.current) return;
    saved.current = kept;
    saveKept(kept).catch(() => setUnkept(true));
  }, [kept]);

  const ownNow = () => ownReading(latest.current, store.current());
  return {
    own,
    ownNow,
    add: (reading) => store.put([...store.current(), reading].slice(-MOST_READINGS)),
    keep: (next) => {
      const now = ownNow();
      const others = store.current().filter((one) => one !== now);
      store.put([...others, { ...now, kept: next }]);
    },
    restored: () => restored.current,
    isUnkept,
  };
}
