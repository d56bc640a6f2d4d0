import { describe, expect, it } from 'vitest';
import { readSchema } from '../../../scripts/replay/catalogue';
import { scenarioHits } from '../../../src/components/search/scenario/hits';
import everyday from '../../../src/components/search/scenario/knobWords.json';
import { readWords } from '../../../src/components/search/scenario/read';
import { STUDY_IDS } from '../../../src/studies/registry';

/** What a question changes of which configuration, and what else is said of it. */
async function readingOf(query: string) {
  const [hit] = await scenarioHits(query);
  if (hit === undefined) return null;
  const [path, params] = hit.to.split('?');
  const { config, model, v, ...knobs } = Object.fromEntries(new URLSearchParams(params));
  return { lab: `${path} ${config}`, knobs, said: hit.excerpt };
}

const CASE_20 = '/low-latency/test-case-20';

const ASKED: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['20-A with 6 senders', `${CASE_20} A`, { sendOnly: '6' }],
  ['3 users 20-B', `${CASE_20} B`, { virtualUsers: '3' }],
  ['20a four users', `${CASE_20} A`, { virtualUsers: '4' }],
  ['test case 20 with 5 users', `${CASE_20} A`, { virtualUsers: '5' }],
  ['13-A polling 100 ms', '/low-latency/test-case-13 A', { maxReceiveIntervalMs: '100' }],
  ['20-A, poll every 0.1 s', `${CASE_20} A`, { maxReceiveIntervalMs: '100' }],
  ['sendOnly=6 20-A', `${CASE_20} A`, { sendOnly: '6' }],
  ['20-A without tracking', `${CASE_20} A`, { tracking: '0' }],
  ['20-A tracking off', `${CASE_20} A`, { tracking: '0' }],
  ['20-A keep-alive off', `${CASE_20} A`, { keepAlive: 'off' }],
  ['20-A on a dual-core Opteron', `${CASE_20} A`, { server: 'dual' }],
  ['20-A 6 senders, think time 100 ms', `${CASE_20} A`, { sendOnly: '6', thinkTimeMs: '100' }],
  ['overdrive with 200 messages per second', '/capacity/lab overdrive', { ratePerSecond: '200' }],
  [
    'HTTP 200 KB with 3 host instances',
    '/adapters/lab http-1-way/2004sp1/200kb',
    { hostInstances: '3' },
  ],
  ['Simple App, four process hosts with 6 send hosts', '/scale-up/lab S2', { sendHosts: '6' }],
  ['100 threads with 50 threads', '/worker-threads/lab 100', { maxWorkerThreads: '50' }],
];

describe('a scenario that is typed in words', () => {
  it.each(ASKED)('“%s” opens %s', async (query, lab, knobs) => {
    expect(await readingOf(query)).toMatchObject({ lab, knobs });
  });

  it('says what is not understood, and opens the rest', async () => {
    expect(await readingOf('20-A with 6 senders and blue cheese')).toEqual({
      lab: `${CASE_20} A`,
      knobs: { sendOnly: '6' },
      said: 'Opens the lab with Send only 6 computers in place of 4. “blue cheese” is not understood, and left out.',
    });
    expect((await readingOf('20-A with 6 widgets'))?.said).toContain('“6 widgets” is not');
    expect((await readingOf('20-A think time 2 MB'))?.said).toContain('is not understood');
  });

  it('says what is out of range, and opens the nearest', async () => {
    const read = await readingOf('20-A with 99 users');
    expect(read?.knobs).toEqual({ virtualUsers: '60' });
    expect(read?.said).toMatch(/“99”; accepted: whole numbers from 1 to 60 users\. 60 is used\./);
  });

  it('says which configuration there is not, and what is as published already', async () => {
    expect(await readingOf('13-B polling 50 ms')).toMatchObject({
      lab: '/low-latency/test-case-13 A',
      knobs: {},
      said: expect.stringMatching(/^There is no 13-B: 13-A is taken\..*50 ms as published\.$/),
    });
  });

  it('opens one scenario at a time, and has a hit for each', async () => {
    const titles = async (query: string) => (await scenarioHits(query)).map(({ title }) => title);
    expect(await titles('4-A vs 20-A')).toEqual([
      expect.stringMatching(/^4-A: /),
      expect.stringMatching(/^20-A: /),
    ]);
    const [opened, other] = await scenarioHits('20-A with 6 senders and 4-A');
    expect(opened?.to).toContain('sendOnly=6');
    expect(opened?.excerpt).toContain('One scenario opens at a time: 4-A');
    expect(opened?.excerpt).not.toContain('not understood');
    expect(other?.title).toMatch(/^4-A: /);
  });

  it('says that there is no such configuration', async () => {
    for (const query of ['99-Z with 5 users', '13-Z', '99-Z']) {
      const [hit] = await scenarioHits(query);
      expect(hit?.title).toBe(`There is no configuration ${query.slice(0, 4)}`);
    }
  });

  it('takes the comma of a number for no change', async () => {
    expect(await scenarioHits('1,000')).toEqual([]);
    expect(await scenarioHits('1,000 messages')).toEqual([]);
  });

  it('is none where no configuration is named, or nothing of it', async () => {
    for (const query of [
      '',
      '20-A',
      'test case 20',
      '6 senders',
      '303 ms',
      '20-A best result',
      '<b>',
    ])
      expect(await readingOf(query), query).toBeNull();
  });
});

const schemas = STUDY_IDS.map(readSchema);

it('every everyday name of a knob is understood as that knob, in some study', () => {
  for (const [id, names] of Object.entries(everyday)) {
    const having = schemas.filter(({ knobs }) => knobs.some((knob) => knob.id === id));
    expect(having, id).not.toEqual([]);
    for (const name of names) {
      const read = having.map((schema) => readWords(schema, `${name} 1`).settings);
      expect(read, `${name} of ${id}`).toContainEqual([[id, '1']]);
    }
  }
});

it('every knob is understood by its label and by its name in links', () => {
  for (const schema of schemas) {
    for (const { id, label, kind } of schema.knobs) {
      if (kind !== 'integer') continue;
      for (const name of [label, id]) {
        const { settings } = readWords(schema, `${name} 2`);
        expect(settings, `${name} of ${schema.study}`).toEqual([[id, '2']]);
      }
    }
  }
});
