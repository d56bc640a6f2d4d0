import type { ListedExperiment } from '../../src/components/search/types';
import { EXPERIMENTS } from '../../src/your-system/templates/today/experiments';
import { TODAY, todayLink } from '../../src/your-system/templates/today/starts';

/** Every experiment of today as a search knows it: by its name, with the first thing to try. */
export const listedExperiments = (): ListedExperiment[] =>
  TODAY.map(({ of, title }) => {
    const { name, notes } = EXPERIMENTS[of]?.description ?? {};
    if (!name || !notes) throw new Error(`The experiment of ${of} has no name or nothing to try.`);
    return { to: todayLink(of), title: name, where: `Your system, ${title}`, about: notes };
  });
