import { describe, expect, it } from 'vitest';
import { compareLinkOf, seedText } from '../../../src/explore/book/compareLink';
import { keptLink, MOST } from '../../../src/explore/book/entry';
import { suggestedName } from '../../../src/explore/book/name';
import { scenariosIn, studiesOf, toldOf } from '../../../src/explore/book/scenarios';
import { labLinkOf } from '../../../src/explore/question/labLink';
import { scenarioField } from '../../../src/explore/question/scenarioText';
import { sheetLinkOf } from '../../../src/explore/sheet/link';
import { fromParams } from '../../../src/scenario/codec';
import { namedLinkOf, WATCH_PATH } from '../../../src/scenario/namedLink';
import { published, type Scenario } from '../../../src/scenario/scenario';
import { EXPLORED, exploredNamed } from '../../support/explored';

const KNOWN = new Map(EXPLORED.map((study) => [study.id, study]));
const study = exploredNamed('low-latency');
const scenario: Scenario = {
  ...published('low-latency/20-B'),
  changes: { virtualUsers: 9, tracking: 0 },
  seed: 12,
};

describe('the scenarios of a kept link', () => {
  it.each([
    ['a lab', labLinkOf(study, scenario, scenario.seed)],
    ['the watch', `${namedLinkOf(WATCH_PATH, study.context, scenario)}&at=3.5&follow=7`],
    ['a sheet', sheetLinkOf(study, scenario, 'low-latency, really')],
    ['a question', '/explore/seek?from=low-latency/20-B,virtualUsers=9,tracking=0&limit=x&seed=12'],
  ])('of %s are found with changes and seed', (_, link) => {
    const kept = keptLink(link) ?? '';
    expect(studiesOf(kept)).toContain('low-latency');
    expect(scenariosIn(KNOWN, kept).map((one) => one.scenario)).toEqual([scenario]);
  });

  it('of every configuration of every study are found in its lab’s link', () => {
    for (const one of EXPLORED) {
      for (const label of one.context.labels) {
        const own = published(one.context.prefix + label);
        const [held, ...others] = scenariosIn(KNOWN, keptLink(labLinkOf(one, own, own.seed)) ?? '');
        expect([held?.study.id, held?.scenario, others]).toEqual([one.id, own, []]);
      }
    }
  });

  it('of a comparison are all found, and none of a study that is not there', () => {
    const link =
      '/explore/compare?a=low-latency/20-A&b=capacity/sustainable,ratePerSecond=60&seed=3';
    expect(scenariosIn(KNOWN, link).map((one) => [one.study.id, one.scenario.seed])).toEqual([
      ['low-latency', 3],
      ['capacity', 3],
    ]);
    expect(scenariosIn(new Map([[study.id, study]]), link)).toHaveLength(1);
    expect(scenariosIn(KNOWN, '/explore/compare?a=nothing/20-A')).toEqual([]);
    expect(scenariosIn(KNOWN, '/explore/day')).toEqual([]);
  });

  it('are told in words', () => {
    const held = { study, scenario };
    const { configuration, changes } = toldOf(held);
    expect(configuration).toBe('Low latency, 20-B');
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatch(/^virtual users \d+ → 9$/);
    expect(suggestedName('/explore/why?scenario=low-latency/20-B', [held])).toMatch(
      /^Why: Low latency, 20-B \(virtual users \d+ → 9, /,
    );
    const many = Array.from({ length: 9 }, () => held);
    expect(suggestedName('/explore/compare', many)).toHaveLength(MOST.name);
  });
});

describe('the link of a lab', () => {
  it('is read by the lab as the same scenario', () => {
    const link = labLinkOf(study, scenario, scenario.seed);
    expect(link).toMatch(/^\/low-latency\/test-case-20\?config=B&/);
    const context = { ...study.context, prefix: 'low-latency/20-', labels: ['A', 'B', 'C'] };
    const configurations = Object.fromEntries(
      context.labels.map((label) => [label, study.context.configurations[`20-${label}`] ?? {}]),
    );
    const query = new URLSearchParams(link.slice(link.indexOf('?')));
    expect(fromParams({ ...context, configurations }, query)).toEqual({ scenario, problems: [] });
  });
});

describe('a comparison of kept scenarios', () => {
  it('holds them in their order, as questions write them, with their seed', () => {
    const others = ['20-A', '20-C', '4-D', '4-A'].map((row) => ({
      study,
      scenario: published(`low-latency/${row}`),
    }));
    const link = compareLinkOf([{ study, scenario }, ...others]);
    const query = new URLSearchParams(link.slice(link.indexOf('?')));
    expect([...query.keys()]).toEqual(['a', 'b', 'c', 'd', 'seed']);
    expect(query.get('seed')).toBe('12');
    const first = scenarioField(study, 'a').read(query.get('a') ?? '');
    expect(first).toEqual({ value: { ...scenario, seed: 1 }, problems: [] });
    expect(query.get('d')).toBe('low-latency/4-D');
    expect(compareLinkOf(others.slice(0, 2))).toBe(
      '/explore/compare?a=low-latency/20-A&b=low-latency/20-C',
    );
    expect(seedText([{ study, scenario }, ...others])).toBe(
      'All run with the seed of the first, 12.',
    );
    expect(seedText(others), 'one seed').toBe('');
    expect(seedText([])).toBe('');
  });
});
