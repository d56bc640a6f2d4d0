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
  add: (reading: Omit<Reading, 'origin'>) => void;
  /** Keeps something else beside what was read. */
  keep: (kept: Kept) => void;
  /** Settles once what the browser kept is there. */
  restored: () => Promise<void>;
  /** Whether the browser keeps nothing. */
  isUnkept: boolean;
}

const isNothing = ({ files, draft }: Kept): boolean => files.length === 0 && draft === null;

/** What was read of what was given, each time: an undo shows again what was given before. The browser keeps the last. */
export function useReadings(
  client: FileReader,
  description: Description,
  origin: string,
): Readings {
  const store = useMemo(() => createStore<readonly Reading[]>(() => NO_READINGS), []);
  const readings = useStore(store, NO_READINGS);
  const own = useMemo(
    () => ownReading(description, origin, readings),
    [description, origin, readings],
  );
  const latest = useRef({ description, origin });
  latest.current = { description, origin };
  const [isUnkept, setUnkept] = useState(false);
  const restored = useRef<Promise<void>>(Promise.resolve());
  const saved = useRef<Kept>(NOTHING);

  useEffect(() => {
    const restore = async () => {
      const loaded = await loadKept();
      if (loaded === null || isNothing(loaded.kept)) return;
      const { kept, origin: of } = loaded;
      const reading =
        kept.files.length === 0
          ? { kept, test: null }
          : await readKept(client, kept).catch(() => ({ kept, test: null }));
      saved.current = reading.kept;
      store.put([{ ...reading, origin: of }, ...store.current()]);
    };
    restored.current = restore().catch(() => setUnkept(true));
  }, [client, store]);

  const { kept, origin: of } = own;
  useEffect(() => {
    if (kept === saved.current) return;
    saved.current = kept;
    saveKept({ kept, origin: of }).catch(() => setUnkept(true));
  }, [kept, of]);

  const ownNow = () =>
    ownReading(latest.current.description, latest.current.origin, store.current());
  return {
    own,
    ownNow,
    add: (reading) => {
      const given = { ...reading, origin: latest.current.origin };
      store.put([...store.current(), given].slice(-MOST_READINGS));
    },
    keep: (next) => {
      const now = ownNow();
      const others = store.current().filter((one) => one !== now);
      store.put([...others, { ...now, kept: next, origin: latest.current.origin }]);
    },
    restored: () => restored.current,
    isUnkept,
  };
}
