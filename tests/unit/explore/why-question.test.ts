import { describe, expect, it } from 'vitest';
import { labLinkOf } from '../../../src/explore/question/labLink';
import { readModels } from '../../../src/explore/question/models';
import { studiesIn } from '../../../src/explore/question/scenarioText';
import { readQuestion, type WhyQuestion, writeQuestion } from '../../../src/explore/why/question';
import { questionLinkOf, WHY_PATH } from '../../../src/scenario/namedLink';
import { published } from '../../../src/scenario/scenario';
import { EXPLORED, exploredNamed } from '../../support/explored';

const STUDIES = new Map(EXPLORED.map((study) => [study.id, study]));
const read = (query: string) => readQuestion(STUDIES, new URLSearchParams(query));
const LINK =
  '/explore/why?from=low-latency/20-A,sendOnly=6&measure=throughput.median&limit=roundtripTime.median:300&seed=1&v=1';

const writtenOf = (question: WhyQuestion) => {
  const study = STUDIES.get(question.scenario.base.split('/')[0] ?? '');
  if (study === undefined) throw new Error('no study');
  return writeQuestion(study, question);
};

describe('a question why', () => {
  it('is read from its link and written as it was', () => {
    const { question, problems } = read(LINK.slice(LINK.indexOf('?')));
    expect(problems).toEqual([]);
    expect(question.scenario).toEqual({
      ...published('low-latency/20-A'),
      changes: { sendOnly: 6 },
    });
    expect(question.measure.id).toBe('throughput.median');
    expect(question.limits.map(({ measure, value }) => [measure.id, value])).toEqual([
      ['roundtripTime.median', 300],
    ]);
    expect(writtenOf(question)).toBe(LINK);
  });

  it.each(EXPLORED)('starts at the first scenario of $id', (study) => {
    const { question, problems } = read(`from=${study.id}`);
    expect([question.scenario.base, question.measure.id, problems]).toEqual([
      study.first,
      study.measures[0]?.id,
      [],
    ]);
    const again = read(writtenOf(question).split('?')[1] ?? '');
    expect(again).toEqual({ question, problems: [] });
  });

  it('starts with something without a link', () => {
    expect(read('').question.scenario.base).toBe('low-latency/20-A');
    expect(read('').problems).toEqual([]);
    expect(studiesIn(new URLSearchParams('from=scale-up/L3,sendHosts=4'), 'from')).toContain(
      'scale-up',
    );
  });

  it.each([
    ['from=no-study/3', 'from'],
    ['from=low-latency/99-Z', 'from'],
    ['from=low-latency/20-A,sendOnly=99', 'sendOnly'],
    ['measure=speed', 'measure'],
    ['limit=roundtripTime.median', 'limit'],
    ['limit=roundtripTime.median:fast', 'limit'],
    ['limit=speed:3', 'limit'],
    ['limit=', 'limit'],
    ['seed=-1', 'seed'],
    ['seed=1e10', 'seed'],
    ['measur=throughput.median', 'measur'],
    ['%00=%00', '\u0000'],
  ])('%s is told by field and what is accepted', (query, field) => {
    const { problems, question } = read(query);
    expect(problems.map((one) => one.field)).toEqual([field]);
    for (const { accepted, message } of problems) {
      expect(accepted).not.toBe('');
      expect(message).toMatch(/accepted|named/);
    }
    expect(writtenOf(question)).toMatch(/^\/explore\/why\?from=low-latency/);
  });

  it('keeps the good limit beside a bad one, and drops foreign keys without a word', () => {
    const { question, problems } = read('limit=x:1&limit=computers:7&utm_source=mail');
    expect(question.limits.map(({ measure, value }) => [measure.id, value])).toEqual([
      ['computers', 7],
    ]);
    expect(problems).toHaveLength(1);
  });
});

describe('links', () => {
  const study = exploredNamed('low-latency');
  const scenario = { ...published('low-latency/20-A'), changes: { sendOnly: 6, tracking: 0 } };

  it('of a lab lead to the question of its scenario', () => {
    const link = questionLinkOf(WHY_PATH, study.context, { from: scenario }, 5);
    expect(link).toBe(
      `/explore/why?from=low-latency/20-A,sendOnly=6,tracking=0&seed=5&v=1&model=low-latency:${study.context.schema.modelVersion}`,
    );
    const { rest } = readModels(new URLSearchParams(link.split('?')[1]), [study.context.schema]);
    const { question, problems } = read(String(rest));
    expect(problems).toEqual([]);
    expect(question.scenario).toEqual({ ...scenario, seed: 5 });
  });

  it('lead back to the lab', () => {
    expect(labLinkOf(study, published('low-latency/20-A'))).toBe(
      '/low-latency/test-case-20?config=A&v=1',
    );
    expect(labLinkOf(study, scenario, 5)).toBe(
      `/low-latency/test-case-20?config=A&sendOnly=6&tracking=0&seed=5&model=${study.context.schema.modelVersion}&v=1`,
    );
  });
});
