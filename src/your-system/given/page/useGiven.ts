import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../address/problem';
import { useLatest } from '../../../lab/knobs/useLatest';
import type { LoadFile, LoadTest } from '../../../loadtest';
import type { Description } from '../../description';
import { type Kept, NOTHING, withFiles, withoutFiles } from '../kept';
import { type GivenFile, openFiles } from '../opened';
import { isOf, levelsOf, withReading } from '../reading';
import { type FileReader, readKept } from '../readKept';
import { loadKept, saveKept } from './keptFiles';

/** How far reading is: how many files of how many are open. */
export interface Progress {
  count: number;
  of: number;
}

/** What was given and what was read of it. */
export interface GivenState {
  kept: Kept;
  /** Null before anything was read, or where the description has levels from elsewhere. */
  test: LoadTest | null;
  progress: Progress | null;
  problems: readonly Problem[];
  /** How often a reading that was asked for has ended. */
  readings: number;
  addFiles: (files: readonly GivenFile[] | Promise<readonly GivenFile[]>) => void;
  addText: (file: LoadFile) => void;
  remove: (names: readonly string[]) => void;
  choose: (id: string, value: string) => void;
  setThink: (thinkMs: number | null) => void;
  keep: (kept: Kept) => void;
  stop: () => void;
}

interface Read {
  kept: Kept;
  test: LoadTest | null;
}

const problem = (field: string, message: string): Problem => ({
  field,
  given: '',
  accepted: '',
  message,
});

const UNKEPT = problem(
  'storage',
  'This browser keeps no files: after a reload they must be given again. The levels stay in the link, and all else goes on.',
);

/** Reads files as they are given, keeps them in the browser and puts their levels into the description. */
export function useGiven(
  client: FileReader,
  description: Description,
  onChange: (next: Description, what: string) => void,
): GivenState {
  const [read, setRead] = useState<Read>({ kept: NOTHING, test: null });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [readings, setReadings] = useState(0);
  const running = useRef<AbortController | null>(null);
  const isOwn = read.test === null || isOf(description, read.test);
  const own: Read = isOwn ? read : { kept: NOTHING, test: null };

  const save = (kept: Kept) =>
    saveKept(kept).catch(() =>
      setProblems((before) => (before.includes(UNKEPT) ? before : [...before, UNKEPT])),
    );

  /** Asked when reading has ended, since the description may be another by then. */
  const use = useLatest(({ kept, test, what }: { kept: Kept; test: LoadTest; what: string }) => {
    const levels = [test, ...(own.test ? [own.test] : [])].flatMap(levelsOf);
    setRead({ kept, test });
    setReadings((count) => count + 1);
    void save(kept);
    // A file without levels changes nothing of levels from elsewhere.
    if (levels.length > 0) onChange(withReading(description, test, own.test), what);
  });

  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };

  const readAnew = async (kept: Kept, what: string, signal: AbortSignal): Promise<void> => {
    setProgress((before) => before ?? { count: kept.files.length, of: kept.files.length });
    try {
      const done = await readKept(client, kept);
      if (!signal.aborted) use({ ...done, what });
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : String(error);
      const said = problem('reading', `The files could not be read: ${why}. They stay here.`);
      setRead((before) => ({ ...before, kept }));
      setProblems((before) => [...before, said]);
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };

  const readNow = (kept: Kept, what: string) => {
    setProblems((before) => before.filter((one) => one === UNKEPT));
    return readAnew(kept, what, begin());
  };

  const addFiles: GivenState['addFiles'] = async (asked) => {
    const signal = begin();
    setProblems((before) => before.filter((one) => one === UNKEPT));
    setProgress({ count: 0, of: 0 });
    try {
      const given = await asked;
      const onOpened = (count: number, of: number) => !signal.aborted && setProgress({ count, of });
      const { files, problems: refused } = await openFiles(given, onOpened, signal);
      setProblems((before) => [...before, ...refused]);
      if (files.length > 0) {
        await readAnew(withFiles(own.kept, files), 'Add measured levels', signal);
      }
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };

  const restore = useLatest((kept: Kept) => {
    if (own.kept !== NOTHING || kept.files.length + (kept.draft ? 1 : 0) === 0) return;
    if (kept.files.length === 0) {
      setRead({ kept, test: null });
      return;
    }
    readKept(client, kept).then(
      (done) => setRead((before) => (before.kept === NOTHING ? done : before)),
      () => undefined,
    );
  });
  useEffect(() => {
    loadKept().then(
      (kept) => kept !== null && restore(kept),
      () => setProblems([UNKEPT]),
    );
  }, [restore]);

  return {
    ...own,
    progress,
    problems,
    readings,
    addFiles: (files) => {
      addFiles(files);
    },
    addText: (file) => {
      void readNow(withFiles(own.kept, [file]), 'Add measured levels');
    },
    remove: (names) => {
      void readNow(withoutFiles(own.kept, names), 'Remove measured levels');
    },
    choose: (id, value) => {
      const choices = { ...own.kept.choices, [id]: value };
      void readNow({ ...own.kept, choices }, 'Read measured levels otherwise');
    },
    setThink: (thinkMs) => {
      void readNow({ ...own.kept, thinkMs }, 'Change the think time of measured levels');
    },
    keep: (kept) => {
      setRead((before) => ({ ...before, kept }));
      void save(kept);
    },
    stop: () => {
      running.current?.abort();
      setProgress(null);
    },
  };
}
