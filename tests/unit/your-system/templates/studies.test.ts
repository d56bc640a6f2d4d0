import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readData } from '../../../../scripts/dataFiles';
import { fromFragment, toFragment } from '../../../../src/your-system/carry/link';
import { solvedTwice } from '../../../../src/your-system/templates/solved';
import { startNamed } from '../../../../src/your-system/templates/start';
import { errorsOf } from '../../../../src/your-system/templates/studies/errors';
import type { StudyId } from '../../../../src/your-system/templates/studies/list';
import { rebuiltStudies } from '../../../../src/your-system/templates/studies/rebuilt';
import { STUDY_STARTS } from '../../../../src/your-system/templates/studies/starts';
import { SOLVED } from '../../../../src/your-system/templates/textbook';
import { verdictText } from '../../../../src/your-system/templates/verdict';
import { module } from './module';

const studies = rebuiltStudies(readData, module);
const built = <Content>(name: string): Content =>
  JSON.parse(readFileSync(`generated/your-system/${name}.json`, 'utf8'));

describe('a study rebuilt from its tables', () => {
  it('is what the site was built with', () => {
    expect(JSON.parse(JSON.stringify(studies))).toEqual(built('studies'));
  });

  it('has the levels that the study printed, the lowest first', () => {
    const printed = (id: StudyId) =>
      studies[id].levels.map(({ name, load, measured }) => [name, load, measured]);
    expect(printed('low-latency-users')).toEqual([
      ['4-D', 5, 83],
      ['4-C', 8, 93],
      ['4-A', 10, 95],
      ['4-B', 12, 99],
    ]);
    expect(printed('scale-up-latency')).toEqual([
      ['L1', 1, 250],
      ['L2', 4, 684],
      ['L3', 10, 1156],
    ]);
    expect(studies['worker-threads'].levels.map(({ load }) => load)).toEqual([25, 100, 200]);
    expect(studies['adapter-http'].levels[0]).toMatchObject({ load: 400, measured: 105 });
  });

  it('takes of the processors what they were busy with', () => {
    const { description, bound } = studies['capacity-steady'];
    const { stations, arrivalsPerSecond } = description;
    const shares = stations.map(
      ({ demandMs, count }) => (Number(arrivalsPerSecond) * (demandMs ?? 0)) / 1000 / (count ?? 1),
    );
    expect(shares[0]).toBeCloseTo(0.59, 3);
    expect(shares[1]).toBeCloseTo(0.54, 3);
    expect(bound).toMatchObject({ name: 'BizTalk servers' });
  });

  it('is judged on levels that were not seen, and only where there are some beside', () => {
    expect(studies['adapter-http'].levels.map(({ page }) => page)).toEqual([null]);
    for (const { page } of studies['low-latency-users'].levels) expect(page).not.toBeNull();
    const seen = studies['low-latency-users'].levels.filter(
      ({ page, measured }) => page === measured,
    );
    expect(seen).toEqual([]);
  });

  it.each(STUDY_STARTS)('is started from, and goes into a link: $id', async ({ id, title }) => {
    const { description, problems } = await startNamed(id);
    if (description === null) throw new Error('Nothing was started.');
    expect(problems).toEqual([]);
    expect(description.name).toBe(title);
    expect((await fromFragment(await toFragment(description))).description).toEqual(description);
  });
});

it('errors are means of shares of what was measured', () => {
  const level = { name: '', load: 1, measured: 100 };
  expect(
    errorsOf([
      { ...level, own: 110, page: 80 },
      { ...level, own: 100, page: null },
    ]),
  ).toEqual({ page: expect.closeTo(0.2, 9), own: expect.closeTo(0.05, 9) });
  expect(errorsOf([{ ...level, own: 100, page: null }]).page).toBeNull();
});

it('a verdict says how far off a limit is, and what was claimed of none', () => {
  const limit = (value: number, low: number, high: number) => ({
    limit: { throughputPerSecond: { value, low, high }, knee: { value: 1, low: 1, high: 1 } },
  });
  const none = { limitPerSecond: null };
  const truth = { limitPerSecond: 200 };
  expect(verdictText(truth, limit(190, 185, 205))).toContain('off by 5.0');
  expect(verdictText(truth, limit(190, 185, 205))).toContain('holds');
  expect(verdictText(truth, limit(190, 185, 195))).toContain('misses');
  expect(verdictText(truth, { limit: null })).toContain('none is found');
  expect(verdictText(none, { limit: null })).toContain('none is claimed');
  expect(verdictText(none, limit(1, 1, 1))).toContain('where there is none');
});

it('textbook systems are simulated next to their exact answers', () => {
  const solved = solvedTwice(module);
  expect(JSON.parse(JSON.stringify(solved))).toEqual(built('textbook'));
  for (const [id, { exact, simulated }] of Object.entries(solved)) {
    expect(exact).toBe(SOLVED[id as keyof typeof SOLVED]().known.value);
    expect(Math.abs(simulated.mean - exact), id).toBeLessThan(simulated.high - simulated.low);
  }
});
