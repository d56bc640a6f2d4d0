import { describe, expect, it } from 'vitest';
import terms from '../../../src/components/glossary/terms.json';
import also from '../../../src/components/search/also.json';
import {
  CONFIGURATIONS,
  ENTRIES,
  EXPERIMENTS,
  entriesFor,
  PAGES,
} from '../../../src/components/search/entries';
import { pathOf } from '../../../src/scenario/codec';

const term = (id: string) => `/reference/glossary#${id}`;

/** What somebody types, and what must be among the first two. */
const ASKED: readonly (readonly [string, string])[] = [
  ['dispatcher', term('dispatcher')],
  ['Dispatch', term('dispatcher')],
  ['poll interval', '/concepts/polling'],
  ['polling interval', '/concepts/polling'],
  ['chapter 7', '/concepts/polling'],
  ['maxreceiveinterval', '/concepts/polling'],
  ['MaxReceiveInterval', '/concepts/polling'],
  ['lock', term('lock')],
  ['locks', '/concepts/locks'],
  ['tracking', term('body-tracking')],
  ['body tracking', '/concepts/body-tracking'],
  ['csv', '/reference/data'],
  ['export', '/reference/data'],
  ['download', '/reference/data'],
  ['host instance', term('host-instance')],
  ['host instances', '/concepts/host-instance'],
  ["little's law", '/concepts/littles-law'],
  ['Little’s law', '/concepts/littles-law'],
  ['littles law', '/concepts/littles-law'],
  ['think time', term('think-time')],
  ['test case 20', '/low-latency/test-case-20'],
  ['test case 2', '/low-latency/test-case-2'],
  ['overdrive', term('overdrive')],
  ['overdrive', '/capacity/overdrive'],
  ['http adapter', '/adapters/web'],
  ['kernel', '/model/speed'],
  ['seed', term('seed')],
  ['band', term('predictive-band')],
  ['predictive bands', '/fidelity/bands'],
  ['bottelneck', term('bottleneck')],
  ['percentile', '/concepts/percentiles'],
  ['utilization', term('utilisation')],
  ['TLS', term('ssl')],
  ['bibtex', '/teaching/citing'],
  ['licence', '/reference/reuse'],
  ['compare', '/explore/compare'],
  ['20-A', '/low-latency/test-case-20?config=A'],
  ['20a', '/low-latency/test-case-20?config=A'],
  ['200 KB HTTP 2006', '/adapters/lab?config=http-1-way/2006/200kb'],
  ['overdrive and recovery', '/capacity/lab?config=overdrive'],
  ['scale-up L1', '/scale-up/lab?config=L1'],
];

describe('what a search puts first', () => {
  it.each(ASKED)('“%s” finds %s', (query, to) => {
    const first = entriesFor(query).slice(0, 2);
    expect(first.map((entry) => entry.to)).toContain(to);
  });

  it('finds every term under its name and each of its words before all else', () => {
    for (const { id, term: name, words } of terms) {
      expect(entriesFor(name)[0]?.to, name).toBe(term(id));
      for (const word of words) expect(entriesFor(word)[0]?.to, word).toBe(term(id));
    }
  });

  it('finds each term and page under the everyday words that stand for it', () => {
    for (const [to, words] of Object.entries(also)) {
      expect(ENTRIES.map((entry) => entry.to)).toContain(to);
      for (const word of words) {
        const found = entriesFor(word).slice(0, 3);
        expect(
          found.map((entry) => entry.to),
          word,
        ).toContain(to);
      }
    }
  });

  it('finds every page under its title, and says what it is about in whole sentences', () => {
    for (const { to, title } of PAGES) {
      const found = entriesFor(title).slice(0, 2);
      expect(
        found.map((entry) => entry.to),
        title,
      ).toContain(to);
    }
    for (const { excerpt } of ENTRIES) expect(excerpt).toMatch(/^["“(]?[A-Z0-9].*[.?!]$/);
  });

  it('finds every configuration under its name, and says what it is', () => {
    for (const { name, scenario } of CONFIGURATIONS) {
      const first = entriesFor(name).slice(0, 2);
      const wanted = expect.objectContaining({ kind: 'Configuration', to: pathOf(scenario) });
      expect(first, name).toContainEqual(wanted);
    }
    const kinds = new Map(ENTRIES.map(({ to, kind }) => [to, kind]));
    expect(kinds.get(term('lock'))).toBe('Term');
    expect(kinds.get('/concepts/locks')).toBe('Chapter');
    expect(kinds.get('/low-latency/test-case-20')).toBe('Test case');
    expect(kinds.get('/capacity/lab')).toBe('Lab');
    expect(kinds.get('/model')).toBe('Page');
  });

  it('finds every experiment of today, by the words of today', () => {
    for (const { to, title } of EXPERIMENTS) {
      const wanted = expect.objectContaining({ kind: 'Experiment', to });
      expect(entriesFor(title).slice(0, 2), title).toContainEqual(wanted);
    }
    expect(entriesFor('hot row')[0]?.to).toBe('/your-system?start=today-locks');
    const placesFor = (query: string) =>
      entriesFor(query)
        .slice(0, 3)
        .map(({ to }) => to);
    for (const [query, id] of [
      ['hot row', 'locks'],
      ['retry storm', 'worker-threads'],
      ['retries', 'worker-threads'],
      ['GIL', 'scaling'],
      ['long polling', 'polling'],
      ['consumer group', 'low-latency'],
      ['HikariCP', 'littles-law'],
      ['back-pressure', 'capacity'],
    ] as const)
      expect(placesFor(query), query).toContain(`/your-system?start=today-${id}`);
  });

  it('finds nothing for nothing, and nothing that nobody named', () => {
    expect(entriesFor('')).toEqual([]);
    expect(entriesFor(' -. ')).toEqual([]);
    expect(entriesFor('zebra crossing')).toEqual([]);
  });
});
