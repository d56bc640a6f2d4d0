import type { Description } from '../description';
import type { Solved } from './textbook';

/** What a page offers to begin with. Its description is fetched when it is asked for. */
export interface Start {
  id: string;
  title: string;
  /** One sentence of what it is. */
  text: string;
  description: () => Promise<Description>;
}

/** A system of a usual kind, whose numbers are to be replaced by one's own. */
export interface Template extends Start {
  /** The question that it answers. */
  asks: string;
  /** The chapter of the course that explains it (`src/course/chapters/list.ts`). */
  chapter: string;
}

/** A system whose answer is known from a formula. */
export interface Textbook extends Start {
  /** The formula, in words. */
  formula: string;
  source: string;
  solved: () => Promise<Solved>;
}

/** A load test of a system whose truth is known. */
export interface Example extends Start {
  /** What the system is, and how it was measured: for the page to say after its answer. */
  truth: () => Promise<string>;
}
