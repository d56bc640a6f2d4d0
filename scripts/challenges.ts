/** Writes static/data/challenges.json: the par of each challenge, with the submission that reaches it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { labelOf } from '../src/scenario/codec';
import { CHALLENGES } from '../src/tours/challenges/all';
import { shownScore } from '../src/tours/challenges/score';
import type { Par } from '../src/tours/challenges/types';
import { judge } from '../src/tours/judge';
import { SEARCHES } from './challenges/search';
import { seenOfScenario, submissionLink } from './challenges/submission';

async function parOf({
  challenge: id,
  found,
  candidates,
}: (typeof SEARCHES)[number]): Promise<Par> {
  const challenge = CHALLENGES.find((one) => one.id === id);
  if (!challenge) throw new Error(`There is no challenge ${id}.`);
  let best: Par | null = null;
  for await (const scenario of candidates()) {
    const seen = await seenOfScenario(scenario);
    const score = shownScore(challenge, seen);
    const { isPassed } = judge(challenge.goals, seen);
    console.log(id, labelOf(scenario.base), JSON.stringify(scenario.changes), score, isPassed);
    if (isPassed && (best === null || score > best.score)) {
      best = { id, score, link: submissionLink(scenario, id), found };
    }
  }
  if (best === null) throw new Error(`No submission to ${id} passes.`);
  return best;
}

async function write(): Promise<void> {
  const pars: Par[] = [];
  for (const search of SEARCHES) pars.push(await parOf(search));
  const file = path.join(__dirname, '../static/data/challenges.json');
  writeFileSync(file, `${JSON.stringify(pars, null, 2)}\n`);
}

void write();
