import { createContext, useContext } from 'react';
import type { ChapterProgress } from '../progress/progress';
import type { Chapter, FigureView, Knobs, Still } from './types';

/** What the parts of a chapter's page share. */
export interface ChapterState {
  chapter: Chapter;
  still: Still;
  knobs: Knobs;
  setKnob: (id: string, value: number) => void;
  /** The view that goals and sentences are about; `isNow` is false while a run for moved knobs is under way. */
  view: FigureView;
  isNow: boolean;
  /** The chapter's curve with the other knobs as they are. */
  points: readonly (number | null)[];
  /** The line over time, where the chapter draws it. */
  lines: readonly number[];
  /** What the chapter's short runs measured, the lowest first; those before while newer are under way. */
  replications: readonly number[];
  /** Whether the knobs stand as the reader or a link has put them, and not the chapter. */
  isReaders: boolean;
  /** Place of the step that the reader is at, from 0. */
  active: number;
  progress: ChapterProgress;
  /** Commits to a guess: the figure takes the knobs that answer it. */
  guess: (option: string) => void;
}

export const ChapterContext = createContext<ChapterState | null>(null);

/** The chapter that a component stands in. */
export function useChapter(): ChapterState {
  const state = useContext(ChapterContext);
  if (state === null) throw new Error('This part of a chapter stands outside of one.');
  return state;
}
