import { useRef, useState } from 'react';
import type { Problem } from '../../../address/problem';
import { useLatest } from '../../../lab/knobs/useLatest';
import type { LoadFile, LoadTest } from '../../../loadtest';
import type { ReadDescription } from '../../carry/read';
import type { Description } from '../../description';
import { type Kept, NOTHING, withFiles, withoutFiles } from '../kept';
import { type GivenFile, openFiles } from '../opened';
import { levelsOf, withReading } from '../reading';
import { type FileReader, readKept } from '../readKept';
import { openedText, STOPPED } from '../status';
import { firstSystem, parted, replacedFiles } from '../systemFiles';
import { useReadings } from './useReadings';

/** How far reading is: how many files of how many are open. */
export interface Progress {
  count: number;
  of: number;
}

/** Takes another description, as one step that can be undone, with what of it could not be used. */
export type OnChange = (next: Description, what: string, problems?: readonly Problem[]) => void;

/** What was given and what was read of it. */
export interface GivenState {
  kept: Kept;
  /** Null before anything was read, or where the description has levels from elsewhere. */
  test: LoadTest | null;
  progress: Progress | null;
  problems: readonly Problem[];
  /** How often a reading that was asked for has ended. */
  readings: number;
  /** What is said of the last, if not its levels. */
  said: string | null;
  addFiles: (files: readonly GivenFile[] | Promise<readonly GivenFile[]>) => void;
  addText: (file: LoadFile) => void;
  remove: (names: readonly string[]) => void;
  choose: (id: string, value: string) => void;
  setThink: (thinkMs: number | null) => void;
  keep: (kept: Kept) => void;
  stop: () => void;
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

const parseXml = (text: string): Document => new DOMParser().parseFromString(text, 'text/xml');

/** What was last said, of which description: another has moved on from it. */
interface Ended {
  count: number;
  said: string | null;
  of: Pick<Description, 'name' | 'measured'> | null;
}

/** The system that files are given for. */
export interface System {
  description: Description;
  /** Which it is, through all its changes. */
  origin: string;
  onChange: OnChange;
  /** Takes another system in its place. */
  onOpen: OnChange;
}

/** Reads files as they are given, keeps them in the browser and puts their levels, or the system, into the description. */
export function useGiven(
  client: FileReader,
  { description, origin, onChange, onOpen }: System,
): GivenState {
  const { own, ownNow, add, keep, restored, isUnkept } = useReadings(client, description, origin);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [ended, setEnded] = useState<Ended>({ count: 0, said: null, of: null });
  const running = useRef<AbortController | null>(null);

  /** Asked when reading has ended, since the description may be another by then. */
  const use = useLatest(({ kept, test, what }: { kept: Kept; test: LoadTest; what: string }) => {
    const before = ownNow().test;
    const isChange = [test, ...(before ? [before] : [])].some((one) => levelsOf(one).length > 0);
    add({ kept, test });
    setEnded(({ count }) => ({ count: count + 1, said: null, of: null }));
    // A file without levels changes nothing of levels from elsewhere.
    if (isChange) onChange(withReading(description, test, before), what);
  });

  const open = useLatest(({ description: next, problems: found }: ReadDescription) => {
    if (next === null) {
      setProblems((before) => [...before, ...found]);
      return;
    }
    setEnded(({ count }) => ({ count: count + 1, said: openedText(next), of: next }));
    onOpen(next, `Open ${next.name || 'a system'}`, found);
  });

  const readNow = async (kept: Kept, what: string, signal: AbortSignal): Promise<void> => {
    try {
      const done = await readKept(client, kept, signal);
      if (!signal.aborted) use({ ...done, what });
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : String(error);
      const said = problem('reading', `The files could not be read: ${why}. They stay here.`);
      add({ kept, test: ownNow().test });
      setProblems((before) => [...before, said]);
    }
  };

  /** Opens the system that files hold, and reads the others as those of a load test. */
  const take = async (files: readonly LoadFile[], signal: AbortSignal): Promise<void> => {
    const { systems, tests } = parted(files);
    let { kept } = ownNow();
    if (systems.length > 0) {
      const read = await firstSystem(systems, parseXml);
      if (signal.aborted) return;
      open(read);
      if (read.description !== null) kept = NOTHING;
    }
    if (tests.length === 0) return;
    setProblems((before) => [...before, ...replacedFiles(kept.files, tests)]);
    await readNow(withFiles(kept, tests), 'Add measured levels', signal);
  };

  /** One at a time: what is begun later ends what is under way. */
  const begin = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProblems([]);
    setProgress({ count: 0, of: 0 });
    try {
      await restored();
      if (!signal.aborted) await work(signal);
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };

  const readAgain = (what: string, change: (kept: Kept) => Kept) => {
    void begin((signal) => readNow(change(ownNow().kept), what, signal));
  };

  const { of, said } = ended;
  const isSaid =
    of === null || (of.measured === description.measured && of.name === description.name);
  return {
    kept: own.kept,
    test: own.test,
    progress,
    problems: isUnkept ? [UNKEPT, ...problems] : problems,
    readings: ended.count,
    said: isSaid ? said : null,
    addFiles: (asked) => {
      void begin(async (signal) => {
        const given = await asked;
        const onOpened = (count: number, all: number) =>
          !signal.aborted && setProgress({ count, of: all });
        const opened = await openFiles(given, onOpened, signal);
        if (signal.aborted) return;
        setProblems((before) => [...before, ...opened.problems]);
        await take(opened.files, signal);
      });
    },
    addText: (file) => {
      void begin((signal) => take([file], signal));
    },
    remove: (names) => readAgain('Remove measured levels', (kept) => withoutFiles(kept, names)),
    choose: (id, value) =>
      readAgain('Read measured levels otherwise', (kept) => ({
        ...kept,
        choices: { ...kept.choices, [id]: value },
      })),
    setThink: (thinkMs) =>
      readAgain('Change the think time of measured levels', (kept) => ({ ...kept, thinkMs })),
    keep,
    stop: () => {
      running.current?.abort();
      setProgress(null);
      setEnded(({ count }) => ({ count, said: STOPPED, of: null }));
    },
  };
}
