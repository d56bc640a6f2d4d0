import { describe, expect, it } from 'vitest';
import { fromParams, toParams } from '../../../src/scenario/codec';
import { readProfile } from '../../../src/scenario/profile';
import { published } from '../../../src/scenario/scenario';
import { context } from './fixture';

const { modelVersion } = context.schema;
const of = (query: string) => fromParams(context, new URLSearchParams(query)).problems;
const messages = (query: string) => of(query).map(({ message }) => message);

describe('what is said of a link', () => {
  it('is which configuration it names and which is taken', () => {
    expect(messages('config=Z')).toEqual([
      'Configuration (config) is “Z”; accepted: A, B, C. A is used.',
    ]);
  });

  it('is which value is taken: the nearest, that of the configuration or the default', () => {
    const sendOnly = context.schema.knobs.find(({ id }) => id === 'sendOnly');
    const accepted = 'accepted: whole numbers from 0 to 12 computers.';
    const label = 'Send only (sendOnly)';
    expect(messages('sendOnly=99')).toEqual([`${label} is “99”; ${accepted} 12 is used.`]);
    expect(messages('sendOnly=many')).toEqual([`${label} is “many”; ${accepted} 4 is used.`]);
    const bare = { ...context, configurations: { A: {} } };
    const [problem] = fromParams(bare, new URLSearchParams('sendOnly=many')).problems;
    expect(problem?.message).toBe(`${label} is “many”; ${accepted} ${sendOnly?.default} is used.`);
  });

  it('is how often a setting is given, and what is left out', () => {
    const [problem] = of('sendOnly=6&sendOnly=7&sendOnly=8');
    expect(problem?.message).toContain(' is given 3 times; accepted: one value. ');
    expect(problem?.given).toBe('7, 8');
  });

  it('is which setting may be meant, or all of them', () => {
    expect(messages('sendOnyl=6')).toEqual([
      `There is no setting named “sendOnyl” in model ${modelVersion}. Did you mean sendOnly? It is ignored.`,
    ]);
    const all = of('nothingLikeIt=1')[0]?.accepted.split(', ');
    expect(all).toHaveLength(context.schema.knobs.length);
  });

  it('is also said of keys that only resemble those that others add', () => {
    expect(of('preferref=1&reference=2').map(({ field }) => field)).toEqual([
      'preferref',
      'reference',
    ]);
  });
});

describe('a link', () => {
  it('leaves out what has become of no knob', () => {
    const scenario = { ...published('low-latency/20-A'), changes: { gone: 1, sendOnly: 6 } };
    expect(toParams(context, scenario).toString()).toBe(
      `config=A&sendOnly=6&model=${modelVersion}&v=1`,
    );
  });
});

describe('what is said of a load profile', () => {
  const accepted = (text: string) =>
    readProfile(text, { hours: 4, most: 400 }, []).problems.map((problem) => problem.accepted);

  it('is which rates are accepted and how many', () => {
    expect(accepted('1,2,3,500')).toEqual(['whole numbers from 0 to 400 messages/s']);
    expect(accepted('1,2,3')).toEqual(['4 rates']);
    expect(accepted('1,2,3,4,5')).toEqual(['4 rates']);
    expect(accepted('')).toEqual(['4 rates, whole numbers from 0 to 400 messages/s']);
  });
});
