import { describe, expect, it } from 'vitest';
import { fromParams, linkOf, toParams } from '../../../src/scenario/codec';
import { readModel } from '../../../src/scenario/model';
import { published } from '../../../src/scenario/scenario';
import { context } from './fixture';

/** Models of a study whose first two are archived. */
const models = { modelVersion: '2.0.0', archived: ['1.1.0', '1.5.0'] };
const of = (query: string, schema = models) => readModel(schema, new URLSearchParams(query));
const modelOf = (query: string) => of(query).model;

describe('the model of a link', () => {
  it('is the one it names, where its simulator is here', () => {
    expect(modelOf('config=A&sendOnly=6&model=1.1.0&v=1')).toBe('1.1.0');
    expect(modelOf('config=A&seed=7&model=1.5.0&v=1')).toBe('1.5.0');
    expect(modelOf('config=A&sendOnly=6&model=2.0.0&v=1')).toBe('2.0.0');
  });

  it('is the oldest where the link was made before links named one', () => {
    expect(modelOf('config=A&sendOnly=6&v=1')).toBe('1.1.0');
    expect(modelOf('seed=7&v=1')).toBe('1.1.0');
    const only = { modelVersion: '1.0.0', archived: [] };
    expect(of('config=overdrive&load=drawn&v=1', only)).toEqual({ model: '1.0.0', problems: [] });
  });

  it('is the current one where somebody wrote the link, as the pages of the site do', () => {
    expect(modelOf('config=A&sendOnly=6')).toBe('2.0.0');
  });

  it.each(['', 'v=1', 'config=B&v=1', 'config=B&v=1&utm_source=mail', 'scenario=x&v=1'])(
    'is the current one of what is published: "%s"',
    (query) => expect(of(query)).toEqual({ model: '2.0.0', problems: [] }),
  );

  it.each([
    ['sendOnly=6&model=9.9.9&v=1', '“9.9.9”', '2.0.0, 1.1.0, 1.5.0'],
    ['sendOnly=6&model=', '“”', '2.0.0, 1.1.0, 1.5.0'],
    ['sendOnly=6&model=__proto__', '“__proto__”', '2.0.0, 1.1.0, 1.5.0'],
    ['config=B&model=1.1.0&v=1', '“1.1.0”', '2.0.0; with a change also 1.1.0, 1.5.0'],
  ])('%s is refused in words', (query, given, accepted) => {
    const { model, problems } = of(query);
    expect(model).toBe('2.0.0');
    expect(problems.map(({ message }) => message)).toEqual([
      `Model (model) is ${given}; accepted: ${accepted}. 2.0.0 is used.`,
    ]);
    expect(problems[0]).toMatchObject({ field: 'model', accepted });
  });
});

describe('a link that is written', () => {
  const own = { ...context, schema: { ...context.schema, ...models } };
  const changed = { ...published('low-latency/20-A'), changes: { sendOnly: 6 }, seed: 7 };

  it('names the model that simulates it, and reads back the same', () => {
    const params = toParams(own, changed);
    expect(params.toString()).toBe('config=A&sendOnly=6&seed=7&model=2.0.0&v=1');
    expect(readModel(own.schema, params).model).toBe('2.0.0');
    expect(fromParams(own, params)).toEqual({ scenario: changed, problems: [] });
  });

  it('names an archived one where its page shows that, and reads back the same there', () => {
    const archived = { ...own.schema, modelVersion: '1.1.0', archived: [] };
    const params = toParams({ ...own, schema: archived }, changed);
    expect(params.get('model')).toBe('1.1.0');
    expect(readModel(own.schema, params)).toEqual({ model: '1.1.0', problems: [] });
    expect(fromParams({ ...own, schema: archived }, params)).toEqual({
      scenario: changed,
      problems: [],
    });
  });

  it('names none where nothing differs from what is published', () => {
    expect(linkOf(own, published('low-latency/20-B'))).toBe(
      '/low-latency/test-case-20?config=B&v=1',
    );
  });
});
