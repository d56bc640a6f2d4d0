import { describe, expect, it } from 'vitest';
import { isForeignKey } from '../../../src/address/foreignKeys';
import { fromParams, linkOf, toParams } from '../../../src/scenario/codec';
import { isPublished, published, setKnobs } from '../../../src/scenario/scenario';
import links from '../links.json';
import { context, contextOf, contexts } from './fixture';

const model = `model=${context.schema.modelVersion}`;
const read = (query: string) => fromParams(context, new URLSearchParams(query));

describe('links', () => {
  it.each(links)('"$query" keeps its meaning in $base', ({ query, base, changes, seed }) => {
    const found = fromParams(contextOf(base), new URLSearchParams(query));
    expect(found).toEqual({ scenario: { base, changes, seed, version: 1 }, problems: [] });
  });

  it.each(links)(
    '"$query" is written as it was read in $base, with its model',
    ({ query, base }) => {
      const own = contextOf(base);
      const { scenario } = fromParams(own, new URLSearchParams(query));
      const model = isPublished(scenario) ? '' : `&model=${own.schema.modelVersion}`;
      expect(toParams(own, scenario).toString()).toBe(query.replace('&v=1', `${model}&v=1`));
    },
  );

  it('shows path and query, and the path alone for the default configuration', () => {
    expect(linkOf(context, published('low-latency/20-A'))).toBe('/low-latency/test-case-20');
    expect(linkOf(context, published('low-latency/20-B'))).toBe(
      '/low-latency/test-case-20?config=B&v=1',
    );
  });

  it('drops a change that equals the published value', () => {
    const base = context.configurations.A ?? {};
    const changed = setKnobs(context.schema, base, published('low-latency/20-A'), { sendOnly: 6 });
    expect(changed.changes).toEqual({ sendOnly: 6 });
    expect(setKnobs(context.schema, base, changed, { sendOnly: 4 }).changes).toEqual({});
    expect(read('config=A&sendOnly=4&v=1').scenario.changes).toEqual({});
  });
});

describe('links that cannot be used as given', () => {
  it.each([
    ['sendOnyl=6', 'sendOnyl', 'sendOnly', {}],
    ['utmost=6&utmost=7&utmost=6', 'utmost', 'virtualUsers', {}],
    ['sendOnly=99', 'sendOnly', 'whole numbers from 0 to 12', { sendOnly: 12 }],
    ['sendOnly=-3', 'sendOnly', 'whole numbers from 0 to 12', { sendOnly: 0 }],
    ['sendOnly=5.4', 'sendOnly', 'whole numbers', { sendOnly: 5 }],
    ['sendOnly=many', 'sendOnly', 'whole numbers', {}],
    ['sendOnly=', 'sendOnly', 'whole numbers', {}],
    ['server=xeom', 'server', 'xeon, opteron or dual', { server: 0 }],
    ['keepAlive=1', 'keepAlive', 'on or off', {}],
    ['tracking=9', 'tracking', 'from 0 to 4', { tracking: 15 }],
    ['tracking=requestSend.nowhere', 'tracking', 'requestReceive', {}],
    ['sendOnly=6&sendOnly=7', 'sendOnly', 'one value', { sendOnly: 6 }],
    ['sendOnly=6&sendOnly=7&sendOnly=8', 'sendOnly', 'one value', { sendOnly: 6 }],
    ['config=Z', 'config', 'A, B, C', {}],
    ['seed=-1', 'seed', '4294967295', {}],
    ['seed=x', 'seed', '4294967295', {}],
    ['v=99', 'v', '1', {}],
  ])('%s names the field and what is accepted', (query, field, accepted, changes) => {
    const { scenario, problems } = read(query);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ field, accepted: expect.stringContaining(accepted) });
    expect(problems[0]?.message).toContain(field);
    expect(scenario.changes).toEqual(changes);
  });

  it.each([
    'utm_source=mail&utm_campaign=x',
    'fbclid=1',
    'gclid=1&_gl=2',
    'ref=hn',
    'docusaurus-theme=dark',
    '_x_tr_sl=en&_x_tr_tl=de&_hsenc=p2&_hsmi=3',
    'gad_source=1&gad_campaignid=2&srsltid=3&gclsrc=aw',
    'mtm_campaign=x&pk_vid=1&hsa_acc=2&mc_eid=3',
  ])('%s, which others have added, is dropped without a word', (query) => {
    const { scenario, problems } = read(`sendOnly=6&${query}`);
    expect(problems).toEqual([]);
    expect(toParams(context, scenario).toString()).toBe(`config=A&sendOnly=6&${model}&v=1`);
  });

  it.each(contexts)(
    'no knob of $path has the name of a key that means something else',
    ({ schema }) => {
      const taken = ['config', 'scenario', 'seed', 'model', 'v'];
      expect(schema.knobs.filter(({ id }) => isForeignKey(id) || taken.includes(id))).toEqual([]);
    },
  );

  it.each([
    'config',
    'seed',
    'model',
    'v',
    'sendOnly',
    'server',
    'keepAlive',
    'tracking',
    'unknown',
  ])('a long text for %s is cut in the message', (key) => {
    const [problem] = read(`${key}=${'long'.repeat(9000)}`).problems;
    expect(problem?.message.length).toBeLessThan(400);
    const [unknown] = read(`${key}${'long'.repeat(9000)}=1`).problems;
    expect(unknown?.message.length).toBeLessThan(400);
    expect(unknown?.message).toContain('…');
  });

  it('keeps one computer for a role that would be left without any', () => {
    const receivers = read('config=A&receiveAndSend=0');
    expect(receivers.problems[0]?.message).toContain('No computer is left to receive');
    expect(receivers.scenario.changes).toEqual({ receiveAndSend: 1 });
    const senders = read('config=A&receiveAndSend=0&receiveOnly=2&sendOnly=0&sendAndTrack=0');
    expect(senders.problems[0]?.field).toBe('sendOnly');
    expect(senders.scenario.changes).toMatchObject({ receiveOnly: 2, sendOnly: 1 });
  });

  it.each([
    ['receiveAdapter=pop3', { version: 2006, receiveAdapter: 8 }],
    ['sendAdapter=sharepoint', { version: 2006, sendAdapter: 10 }],
    ['receiveAdapter=pop3&version=2004sp1', { version: 2006, receiveAdapter: 8 }],
  ])('takes the version that has the adapters of %s', (query, changes) => {
    const { scenario, problems } = fromParams(
      contextOf('adapters/http-1-way/2004sp1/2kb'),
      new URLSearchParams(query),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ field: 'version', given: '2004sp1' });
    expect(problems[0]?.message).toContain('2004 SP1 has no ');
    expect(problems[0]?.message).toContain('version = 2006 is used.');
    expect(scenario.changes).toEqual(changes);
  });

  it.each([
    ['burstMinutes=30', { burstMinutes: 10 }],
    ['burstMinutes=5&periodMinutes=2', { burstMinutes: 2, periodMinutes: 2 }],
  ])('ends a burst where the next one starts: %s', (query, changes) => {
    const { scenario, problems } = fromParams(
      contextOf('worker-threads/200'),
      new URLSearchParams(query),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('from one burst to the next');
    expect(scenario.changes).toEqual(changes);
  });

  it('leaves the later version to adapters that need it', () => {
    const { scenario, problems } = fromParams(
      contextOf('adapters/http-1-way/2004sp1/2kb'),
      new URLSearchParams('config=sharepoint/2006/2kb&version=2004sp1'),
    );
    expect(problems.map(({ field }) => field)).toEqual(['version']);
    expect(scenario.changes).toEqual({});
  });

  it('names the nearest of many configurations and how many more there are', () => {
    const { scenario, problems } = fromParams(
      contextOf('adapters/http-1-way/2004sp1/2kb'),
      new URLSearchParams('config=http-1-wy/2006/2kb'),
    );
    expect(scenario.base).toBe('adapters/http-1-way/2006/2kb');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.accepted).toMatch(/^http-1-way\/2006\/2kb, .* and 80 more$/);
  });
});
