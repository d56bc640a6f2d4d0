import { DEFAULT_SEED } from '../../../scenario/scenario';
import type { Estimate } from '../../../simulator/types';
import type { SystemModule } from '../../../system/module';
import { replicateAll } from '../../../system/replicate';
import { summarise } from '../../../system/summarise';
import { PROTOCOL } from '../../study/protocol';
import { EXPERIMENTS } from './experiments';
import type { Watched } from './today';

/** What runs with and without the first thing to try say of one quantity. */
export interface Compared {
  metric: Watched;
  before: Estimate;
  after: Estimate;
}

/** An experiment as pages show it. */
export interface ShownToday {
  /** Of the chapter or the study. */
  id: string;
  name: string;
  /** The first thing to try. */
  tries: string;
  compared: readonly Compared[];
}

/** Every experiment with what its runs say, before and after the first thing to try. */
export const shownToday = (module: SystemModule): ShownToday[] =>
  Object.entries(EXPERIMENTS).map(([id, { description, tried, watched }]) => {
    const [before, after] = [description, tried].map(
      (system) =>
        summarise(DEFAULT_SEED, replicateAll(module, system, DEFAULT_SEED, PROTOCOL.replications))
          .metrics,
    );
    const compared = watched.map((metric): Compared => {
      const [first, second] = [before?.[metric], after?.[metric]];
      if (first === undefined || second === undefined) throw new Error(`${id} has no ${metric}.`);
      return { metric, before: first, after: second };
    });
    const { name, notes } = description;
    if (!name || !notes) throw new Error(`${id} has no name, or nothing to try.`);
    return { id, name, tries: notes, compared };
  });
