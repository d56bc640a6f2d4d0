import type { CatalogueMachine } from '../../measured/hardware';
import type { Fact, Study } from '../../measured/types';

/** A study in the index. */
export interface StudyEntry
  extends Pick<
    Study,
    | 'id'
    | 'name'
    | 'title'
    | 'authors'
    | 'publisher'
    | 'published'
    | 'product'
    | 'objective'
    | 'teaches'
    | 'countedAs'
  > {
  /** What else it holds; absent for most. */
  also?: string;
  /** How many of `countedAs` it has. */
  count: number;
  /** Days of the first and the last event it quotes, as printed; none where it quotes none. */
  eventDays: string[];
}

/** The computers of a study, and what it says of all of them. */
export interface StudyHardware extends Pick<Study, 'id' | 'name'> {
  machines: readonly CatalogueMachine[];
  storage: Fact[];
}
