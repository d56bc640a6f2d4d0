import { describe, expect, it } from 'vitest';
import { published } from '../../../src/scenario/scenario';
import part from '../../../src/studies/low-latency/pages/watch';
import { watched as study } from '../../../src/studies/low-latency/watch';
import { readWatchLink, studyAsked, watchLinkOf } from '../../../src/watch/run/link';

const FIRST_VIEW = { timeMs: 340_750, slowed: 50, message: null };

it('the study of a link is known before it is fetched', () => {
  const asked = (query: string) => studyAsked(new URLSearchParams(query));
  expect(asked('scenario=low-latency/20-A&at=360')).toBe('low-latency');
  expect(asked('scenario=capacity')).toBe('capacity');
  expect(asked('scenario=capacity,slowed=3')).toBe('capacity');
  expect(asked('at=360')).toBeNull();
});

describe('a link', () => {
  const { context } = part;
  const read = (query: string) => readWatchLink(study, context, new URLSearchParams(query));

  it('with a study alone opens its first scenario', () => {
    for (const query of ['', 'scenario=low-latency']) {
      const { scenario, problems } = read(query);
      expect([scenario.base, problems]).toEqual([study.firstScenario, []]);
    }
  });

  it('lands where it was made', () => {
    const scenario = { ...published('low-latency/20-A'), changes: { virtualUsers: 9 }, seed: 4 };
    const view = { timeMs: 361_234.567, slowed: 250, message: 30_117 };
    const link = watchLinkOf(study, context, scenario, view);
    const { search } = new URL(link, 'https://example.org');
    expect(read(search)).toEqual({ scenario, view, problems: [] });
    // An event in the middle of a microsecond has happened there, however often the link is read.
    const event = { ...view, timeMs: 361_234.567_8 };
    const once = readWatchLink(
      study,
      context,
      new URLSearchParams(watchLinkOf(study, context, scenario, event).split('?')[1]),
    );
    expect(once.view.timeMs).toBe(361_234.568);
    expect(watchLinkOf(study, context, scenario, once.view)).toBe(
      watchLinkOf(study, context, scenario, event),
    );
    expect(watchLinkOf(study, context, published('low-latency/2-A'), FIRST_VIEW)).toBe(
      '/explore/watch?scenario=low-latency/2-A&at=340.75',
    );
    expect(read('')).toEqual({
      scenario: published('low-latency/20-A'),
      view: FIRST_VIEW,
      problems: [],
    });
  });

  it('takes settings behind its configuration, as questions have them, and what is nearest', () => {
    const told = (query: string) => {
      const { scenario, problems } = read(query);
      return { ...scenario, problems: problems.map(({ field, message }) => [field, message]) };
    };
    const changed = { ...published('low-latency/20-A'), changes: { virtualUsers: 6 } };
    expect(told('scenario=low-latency/20-A,virtualUsers=6')).toEqual({ ...changed, problems: [] });
    for (const [given, value] of [
      ['0', 1],
      ['61', 60],
    ] as const) {
      const { base, changes, problems } = told(`scenario=low-latency/20-A,virtualUsers=${given}`);
      expect([base, changes]).toEqual(['low-latency/20-A', { virtualUsers: value }]);
      expect(problems).toEqual([
        ['virtualUsers', expect.stringContaining(`“${given}”; accepted: `)],
      ]);
    }
    const empty = told('scenario=low-latency/20-A,virtualUsers=');
    expect([empty.base, empty.problems.map(([field]) => field)]).toEqual([
      'low-latency/20-A',
      ['virtualUsers'],
    ]);
    const seeded = told('scenario=low-latency/20-A,virtualUsers=6,seed=4');
    expect([seeded.changes, seeded.problems]).toEqual([
      changed.changes,
      [['scenario', expect.stringContaining('“seed=4”')]],
    ]);
  });

  it.each([
    ['20-A', 'low-latency/20-A'],
    ['16-a', 'low-latency/16-A'],
    ['nope/x', study.firstScenario],
    ['nope', study.firstScenario],
  ])('reads %s, which names no study, as %s', (given, base) => {
    const { scenario, problems } = read(`scenario=${given}`);
    expect(scenario.base).toBe(base);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`“${given}”; accepted: .*\\. ${base} is used\\.`)),
    ]);
  });

  it.each([
    [
      'at=12',
      'at',
      'Time in seconds (at) is “12”; accepted: numbers from 330 to 390. 330 is used.',
      { timeMs: 330_000 },
    ],
    ['at=soon', 'at', 'numbers from 330 to 390', { timeMs: FIRST_VIEW.timeMs }],
    ['slowed=5000', 'slowed', 'whole numbers from 1 to 1000. 1000 is used.', { slowed: 1000 }],
    ['slowed=2.6', 'slowed', 'whole numbers from 1 to 1000. 3 is used.', { slowed: 3 }],
    ['follow=me', 'follow', 'whole numbers from 1', { message: null }],
    ['scenario=low-latency/2A', 'scenario', 'low-latency/2-A is used.', {}],
    ['virtualUsers=600', 'virtualUsers', '60', {}],
  ])('%s names field, value and what is accepted', (query, field, words, view) => {
    const link = read(query);
    expect(link.problems.map((problem) => problem.field)).toEqual([field]);
    expect(link.problems[0]?.message).toContain(words);
    expect(link.problems[0]?.message).toContain(query.split('=')[1]);
    expect(link.view).toMatchObject(view);
  });
});
