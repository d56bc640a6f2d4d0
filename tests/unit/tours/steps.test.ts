import { describe, expect, it } from 'vitest';
import { configurationOf } from '../../../scripts/challenges/submission';
import { readData } from '../../../scripts/dataFiles';
import { readLink } from '../../../scripts/replay/link';
import { labelOf } from '../../../src/scenario/codec';
import { effectiveValues, isPublished } from '../../../src/scenario/scenario';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import type { Summary } from '../../../src/simulator/types';
import { CHALLENGES } from '../../../src/tours/challenges/all';
import { CHALLENGE_LIST, challengeLink } from '../../../src/tours/challenges/list';
import { judge } from '../../../src/tours/judge';
import type { Text } from '../../../src/tours/text';
import { LOADERS } from '../../../src/tours/tours/load';
import type { Focus, Goal, LabStep, Seen } from '../../../src/tours/types';

const FILES = [
  ...Array.from(
    { length: 21 },
    (_, index) => `low-latency/test-case-${String(index + 1).padStart(2, '0')}`,
  ),
  ...['adapters/2kb', 'adapters/200kb', 'capacity/experiments', 'worker-threads/experiments'],
];
const REPLAYED = new Map(
  FILES.flatMap((file) => {
    const [study, testCase] = file.split(/\/(?:test-case-0?)?/);
    const prefix = study === 'low-latency' ? `${study}/${testCase}-` : `${study}/`;
    const { configurations } = readData<ReplayFile>(`replays/${file}.json`);
    return Object.entries(configurations).map(([label, summary]): [string, Summary] => [
      prefix + label,
      summary,
    ]);
  }),
);

/** What a reader sees who has just opened a link, with the result of the published configuration. */
function seenAt(link: string): Seen {
  const { scenario } = readLink(link);
  const { schema, values: base } = configurationOf(scenario.base);
  const published = REPLAYED.get(scenario.base);
  if (published === undefined) throw new Error(`${scenario.base} is not replayed`);
  return {
    configuration: labelOf(scenario.base),
    values: effectiveValues(schema, base, scenario.changes),
    publishedValues: effectiveValues(schema, base, {}),
    statistic: 'median',
    summary: published,
    published,
    isChanged: !isPublished(scenario),
    outsideCount: 0,
  };
}

const words = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : String(part.value))).join('');

/** Says something, with numbers that are some. */
function expectTold(text: Text, what: string): void {
  expect(words(text), what).toMatch(/\w+ \w+.*[.?]$/);
  expect(words(text), what).not.toMatch(/NaN|undefined|null/);
}

/** Names a part of the lab: a knob that the study has, or a part of a page. */
function expectFound({ name, selector }: Focus, page: string, knobs: ReadonlySet<string>): void {
  expect(name, page).toMatch(/\w/);
  const [, knob] = /^\[data-knob="(.+)"\]/.exec(selector) ?? [];
  if (knob === undefined) expect(selector, page).toMatch(/^\[data-lab-part="[a-z]+"\]/);
  else expect(knobs, `${page}: ${knob}`).toContain(knob);
}

function expectGoals(goals: readonly Goal[], seen: Seen, what: string): void {
  expect(goals.length, what).toBeGreaterThan(0);
  for (const { label, isMet, missing } of goals) {
    expect(label, what).toMatch(/\w/);
    expect(typeof isMet(seen), label).toBe('boolean');
    expectTold(missing(seen), `${what}: ${label}`);
  }
  expect(new Set(goals.map(({ label }) => label)).size, what).toBe(goals.length);
}

const knobsAt = (link: string) =>
  new Set(configurationOf(readLink(link).scenario.base).schema.knobs.map(({ id }) => id));

/** Those in the labs of studies; the one about a reader's system has a test of its own. */
const tours = (
  await Promise.all(
    Object.entries(LOADERS).map(async ([id, load]) => ({
      id,
      steps: (
        await load()
      ).steps.flatMap((step): LabStep[] => (step.of === 'system' ? [] : [step])),
    })),
  )
).filter(({ id }) => id !== 'own-system');

describe.each(tours)('the tour $id', ({ steps }) => {
  /** A step without a start goes on from the one before. */
  const starts = steps.map((_, index) => {
    const begun = steps.slice(0, index + 1).filter(({ start }) => start !== undefined);
    const from = begun.at(-1) as LabStep;
    return `${from.page}?${from.start}`;
  });

  it('says in each step what to do, where to look and what helps', () => {
    for (const { title, task, look, hint } of steps) {
      expect(title).toMatch(/\w/);
      for (const text of [task, look, hint]) expectTold(text, title);
    }
  });

  it('points at parts of its page, in each step', () => {
    steps.forEach(({ title, page, focus }, index) => {
      expect(page, title).toMatch(/^\/[a-z-]+\//);
      const knobs = knobsAt(starts[index] ?? '');
      for (const part of [focus.task, focus.look ?? focus.task]) expectFound(part, title, knobs);
    });
  });

  it('asks in each step for something that is not there yet, and says what is missing', () => {
    steps.forEach(({ title, start, goals }, index) => {
      const seen = seenAt(starts[index] ?? '');
      expectGoals(goals, seen, title);
      // The results of other scenarios than the published are not known here.
      if (start === undefined || seen.isChanged) return;
      expect(judge(goals, seen).isPassed, title).toBe(false);
    });
  });
});

describe.each(CHALLENGES)('the challenge $id', (challenge) => {
  const { id, page, start, task, hint, focus, goals, scoreOf } = challenge;
  const link = `${page}?${start}`;

  it('says what to do, where, and what is missing', () => {
    expectTold(task, id);
    expectTold(hint, id);
    expect(focus.length).toBeGreaterThan(0);
    for (const part of focus) expectFound(part, id, knobsAt(link));
    expectGoals(goals, seenAt(link), id);
  });

  it('has a score wherever it starts', () => {
    expect(scoreOf(seenAt(link))).toBeGreaterThan(0);
  });

  it('lets nobody move other knobs', () => {
    const rules = goals.find(({ label }) => label === 'rules kept' || label === 'inside') ?? null;
    if (rules === null) return;
    const seen = seenAt(link);
    expect(rules.isMet(seen)).toBe(true);
    const ids = Object.keys(seen.values);
    const moved = ids.filter(
      (knob) => !rules.isMet({ ...seen, values: { ...seen.values, [knob]: -1 } }),
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length, 'some may be moved').toBeLessThan(ids.length);
  });

  it('is listed with a title, what it asks for, and a link that opens it', () => {
    const entry = CHALLENGE_LIST.find((one) => one.id === id);
    if (!entry) throw new Error(`${id} is not listed`);
    expect(entry.title).toMatch(/\w+ \w+/);
    expect(entry.about).toMatch(/\w+ .*\.$/);
    expect(challengeLink(entry)).toBe(`${link}&challenge=${id}`);
  });
});
