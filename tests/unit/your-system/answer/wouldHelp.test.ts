import { describe, expect, it } from 'vitest';
import type { ExploredStudy } from '../../../../src/explore/study/exploredStudy';
import { effectsIn, type Finished, finishedOf } from '../../../../src/explore/why/answer';
import { type Effect, stepsOf } from '../../../../src/explore/why/effects';
import { planOf } from '../../../../src/explore/why/plan';
import { remembered } from '../../../../src/simulator/batch/remembered';
import {
  caveatText,
  type Help,
  helpOf,
  helpQuestion,
  isCheap,
  isHelp,
  isTried,
  madeText,
} from '../../../../src/your-system/answer/wouldHelp';
import type { Description } from '../../../../src/your-system/description';
import { ownStudy } from '../../../../src/your-system/study/ownStudy';
import { description as brokerLock } from '../../../../src/your-system/templates/brokerLock';
import { description as threads } from '../../../../src/your-system/templates/threadsConnections';
import { simulateHere } from '../../../support/simulateHere';
import { answeredHere, CONTRADICTING, measuredOf } from './answeredHere';

/** Nobody waits in it, so that less load changes how many are answered, and hardly how soon. */
const CACHE: Description = {
  arrivalsPerSecond: 100,
  stations: [{ name: 'cache', kind: 'processors', count: 8, demandMs: 1 }],
};
const simulate = remembered(simulateHere());

async function helpFor(
  description: Description,
): Promise<Help & { finished: Finished; effects: Effect[] }> {
  const study = ownStudy({ description, fit: null });
  const question = helpQuestion(study);
  if (question === null) throw new Error('Every system has response times.');
  const steps = stepsOf(study, question.scenario).steps.filter((step) => isTried(study, step));
  const plan = planOf(study, question, steps, 'preview').filter(
    ({ protocol }) => protocol === 'preview',
  );
  const finished = finishedOf(plan, await simulate(plan.map(({ run }) => run)));
  const { effects } = effectsIn(study, question, steps, finished);
  return { ...helpOf(study, question, steps, finished), finished, effects: [...effects] };
}

const pool = await helpFor(threads);
const lock = await helpFor(brokerLock);
const cache = await helpFor(CACHE);
const rowOf = ({ rows }: Help, start: string) => {
  const row = rows.find(({ id }) => id.startsWith(start));
  if (row === undefined) throw new Error(`no change of ${start}`);
  return row;
};
const numberIn = (text: string) => Number(text.split(' ')[0]?.replace('\u2212', '-'));

describe('what would help a system', () => {
  it('is more connections where all wait for them, and no more threads', () => {
    expect(rowOf(pool, 'connections.count')).toMatchObject({
      id: 'connections.count=12',
      isHelp: true,
    });
    expect(numberIn(rowOf(pool, 'connections.count').throughput)).toBeGreaterThan(30);
    expect(rowOf(pool, 'threads')).toMatchObject({
      id: 'threads.count=80',
      isHelp: false,
      note: 'next to nothing',
      response: '0 ±\u202f0',
    });
  });

  it('is a second lock, by as much as theory says', () => {
    const second = rowOf(lock, 'index.holders');
    expect(second).toMatchObject({ id: 'index.holders=2', isHelp: true });
    // One server of 4 ms, busy 80 % of the time, against two.
    const [one, two] = [4 / (1 - 0.8), 4 / (1 - 0.4 ** 2)];
    expect(Math.abs(numberIn(second.response) - (two - one))).toBeLessThan(2);
    expect(rowOf(lock, 'processors.count').isHelp).toBe(false);
    expect(lock.finding).toMatch(/^Index: /);
  });

  it('is no change whose interval holds none, and not less load', () => {
    for (const { finding, rows } of [pool, lock]) {
      for (const { label, step, note, isHelp } of rows) {
        if (!/may be chance|next to nothing/.test(note)) continue;
        expect(isHelp).toBe(false);
        expect(finding.startsWith(`${label} ${step}`)).toBe(false);
      }
      expect(rows.at(-1)).toMatchObject({ isLever: false, isHelp: false });
      expect(rows.at(-1)?.note).toMatch(/^less load, no remedy/);
    }
    expect(rowOf(pool, 'users')).toMatchObject({ id: 'users=30', step: '60 → 30' });
  });

  it('says which column may be chance where the other is told', () => {
    const less = rowOf(cache, 'arrivalsPerSecond');
    const [change, half] = less.throughput.split('±').map((text) => numberIn(text.trim()));
    expect(Math.abs(change ?? 0)).toBeGreaterThan(half ?? 0);
    for (const { id, note } of [...cache.rows, ...lock.rows]) {
      if (!id.startsWith('arrivalsPerSecond') || !/may be chance|next to nothing/.test(note))
        continue;
      expect(note).toMatch(/response (?:may be chance|next to nothing)/);
    }
    expect(less.note).toMatch(/^less load, no remedy, response (?:may be chance|next to nothing)$/);
  });

  it('is shown with half the interval of its pairs, and never where that may be chance', () => {
    const effect = pool.effects.find(({ step }) => step.id === 'connections.count=12');
    if (!effect?.difference || effect.difference === 'unsettled') throw new Error('It is known.');
    const { mean, low, high } = effect.difference;
    const { response } = rowOf(pool, 'connections.count');
    expect(numberIn(response)).toBe(Math.round(mean));
    expect(Number(response.split('\u202f').at(-1))).toBe(Math.round((high - low) / 2));
    expect(isHelp({ ...effect, mayBeChance: false }, 0)).toBe(true);
    expect(isHelp({ ...effect, mayBeChance: true }, 0)).toBe(false);
  });

  it('names targets that a change keeps again', async () => {
    const late = await helpFor({ ...threads, users: 100 });
    expect(rowOf(late, 'connections.count').note).toMatch(/^keeps 300\sms$/);
    expect(rowOf(late, 'application.count').note).toMatch(/breaks 300\sms/);
  });

  it('says of what system it is, and what the points leave open', () => {
    const open = answeredHere(measuredOf('f-delay-only.csv'));
    expect(caveatText(open)).toMatch(
      /^The points do not tell what limits the system.*Measure a run/,
    );
    expect(madeText(open)).toMatch(/drawn system, at \d+ users: 6 short runs/);
    const said = answeredHere(measuredOf('a-web-db.csv'));
    expect(caveatText(said)).toMatch(/^The points fit [2-9] explanations/);
    expect(caveatText(answeredHere(CONTRADICTING))).toMatch(/^No explanation fits the points/);
    expect(caveatText({ fit: null, description: threads })).toBe('');
    expect(madeText({ description: brokerLock })).toContain('at 200 arrivals/s');
  });

  it('waits to be asked where it would take long', () => {
    expect(isCheap(pool.finished, 80)).toBe(true);
    expect(isCheap(pool.finished, 80_000)).toBe(false);
    expect(isCheap(new Map(), 1)).toBe(false);
  });

  it('tries what somebody could change, and less load alone', () => {
    const study: ExploredStudy = ownStudy({ description: threads, fit: null });
    const { steps } = stepsOf(study, { base: study.first, changes: {} });
    const tried = steps.filter((step) => isTried(study, step)).map(({ id }) => id);
    expect(tried).toContain('connections.count=12');
    expect(tried.filter((id) => /^(users|thinkMs)|spread|share/.test(id))).toEqual(['users=30']);
    expect(tried).toContain('transfer.demandMs=10');
    expect(tried.length).toBe(1 + 7);
  });
});
