import { published } from '../../scenario/scenario';
import type { Simulate } from '../../simulator/batch/simulate';
import { standings } from '../study/bands';
import { simulateExcess } from '../study/excess';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { type Bounds, boundsOf, UNBOUNDED } from './bounds';
import { BUDGET, type Budget } from './budget';
import { compareFinalists, FEWEST, frontOf } from './finalists';
import { goalOf } from './goal';
import { judging } from './judge';
import { type Laboratory, replicate } from './laboratory';
import { byMerit } from './ranking';
import { screen } from './screening';
import { keyOf, spaceOf } from './space';
import { Trial } from './trial';
import type { SeekAnswer, SeekProgress, SeekQuestion } from './types';

export interface SeekOptions {
  onProgress?: (progress: SeekProgress) => void;
  signal?: AbortSignal;
  budget?: Budget;
}

/** The study's own configurations that differ from the start in nothing but knobs that may move. */
function ownConfigurations(study: ExploredStudy, { from, moves }: SeekQuestion) {
  const { context } = study;
  const start = valuesOf(study, from);
  const moved = new Set(moves.map(({ knob }) => knob));
  return context.labels
    .map((label) => ({ ...published(context.prefix + label), seed: from.seed }))
    .filter((scenario) => {
      const values = valuesOf(study, scenario);
      return context.schema.knobs.every(({ id }) => moved.has(id) || values[id] === start[id]);
    });
}

/**
 * Looks for the combination that has most of what is wanted and keeps the limits, or misses them least where none does. The answer depends on the question, its
 * seed and the budget alone: decisions fall between batches, whatever the runs of a batch are made on.
 */
export async function seek(
  study: ExploredStudy,
  question: SeekQuestion,
  simulate: Simulate,
  { onProgress, signal, budget = BUDGET }: SeekOptions = {},
): Promise<SeekAnswer> {
  const goal = goalOf(study, question);
  const space = spaceOf(study, question);
  const bounds = boundsOf(study, goal);
  const laboratory: Laboratory = { study, simulate, seed: question.seed, signal };
  const own = ownConfigurations(study, question);
  const starts = [question.from, ...own].map((scenario) => valuesOf(study, scenario));
  const first = starts.flatMap((values) => {
    const point = space.pointOf(values);
    return point ? [space.plainest(point)] : [];
  });

  let most = Math.min(space.size, budget.screened);
  const tell = (stage: SeekProgress['stage'], trials: readonly Trial[]) => {
    if (!onProgress) return;
    const ended = trials.filter(
      ({ isUnstable, numbers }) => !isUnstable && goal.cost(numbers) !== null,
    );
    const accepted = ended.filter(({ candidate }) => candidate.broken.length === 0);
    const usable = accepted.length > 0 ? accepted : ended;
    const long = usable.filter(({ protocol }) => protocol === 'study');
    const [leader] = (long.length > 0 ? long : usable).sort(byMerit(goal));
    onProgress({
      stage,
      evaluated: trials.length,
      most,
      tried: trials.map(({ candidate }) => candidate),
      best: leader?.candidate ?? null,
      front: frontOf(goal, trials, ({ numbers }) => numbers).map(({ candidate }) => candidate),
    });
  };
  tell('bounds', []);
  const screened = (by: Bounds) =>
    screen(laboratory, { space, goal, bounds: by, budget, first }, (tried, left) => {
      most = left;
      tell('screening', tried);
    });
  const within = await screened(bounds);
  // Where every combination is sure to break a limit, there is still one that misses it least.
  const { trials, isWhole } = within.trials.length > 0 ? within : await screened(UNBOUNDED);
  const { replications } = study.protocol;
  const outcome = await compareFinalists(laboratory, trials, { goal, budget, replications }, () =>
    tell('finalists', trials),
  );
  const ownTrials = own.map((scenario) => {
    const values = valuesOf(study, scenario);
    const key = keyOf(space.pointOf(values) ?? []);
    const tried = trials.find(({ point }) => point !== null && keyOf(point) === key);
    return tried ?? new Trial(goal, null, scenario, values);
  });
  await replicate(laboratory, ownTrials, 'study', 1);
  const full = Math.max(FEWEST, replications);
  const bestOwn = () => ownTrials.filter(({ isUnstable }) => !isUnstable).sort(byMerit(goal))[0];
  // With more runs the first may break a limit that another keeps.
  let ownFound = bestOwn();
  while (ownFound !== undefined && ownFound.runs.study.length < full) {
    await replicate(laboratory, [ownFound], 'study', full);
    ownFound = bestOwn();
  }
  tell('finalists', trials);
  const judge = judging(study, question);
  const told = ({ candidate, scenario }: Trial) => judge(candidate, scenario);
  const excessOf = ({ scenario, values }: Trial) => {
    const { nearest } = standings(study)(values);
    return simulateExcess(study, scenario, nearest, question.seed, simulate, { signal });
  };
  const measured = trials.filter(({ runs }) => runs.study.length >= FEWEST);
  const [found = null] = outcome.finalists;
  const best = found && judge(found.candidate, found.scenario, await excessOf(found));
  // The best of all is one of the front and of the finalists, with the same bands.
  const toldOnce = (trial: Trial) => (best && trial === found ? best : told(trial));
  tell('done', trials);
  return {
    best,
    front: frontOf(goal, measured, ({ numbers }) => numbers).map(toldOnce),
    finalists: outcome.finalists.map(toldOnce),
    own: ownFound ? told(ownFound) : null,
    tried: trials.map(({ candidate }) => candidate),
    evaluated: trials.length,
    combinations: space.size,
    isWhole,
    probabilityOfCorrectSelection: outcome.probability,
  };
}
