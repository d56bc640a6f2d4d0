import { describe, expect, it } from 'vitest';
import { mendedQuery } from '../../../src/address/mendedQuery';
import links from '../links.json';

const read = (search: string) => {
  const { query, problems } = mendedQuery(search);
  return { text: query.toString(), messages: problems.map(({ message }) => message) };
};
const plain = (query: string) => new URLSearchParams(query).toString();

/** What is done to links on their way, and a word of what the reader is told. */
const DAMAGES: [string, (query: string) => string, string][] = [
  ['a bracket behind it', (query) => `${query})`, '“)”'],
  ['the end of a sentence behind it', (query) => `${query}).`, '“).”'],
  ['an angle bracket behind it, as a code', (query) => `${query}%3E`, '“%3E”'],
  ['a quotation mark behind it', (query) => `${query}”`, '“””'],
  ['a line break behind it', (query) => `${query}%0D%0A`, 'line breaks'],
  ['a line break in a value', (query) => query.replace(/(?<==[^&]+)$/, '%0A'), 'line breaks'],
  ['"&amp;"', (query) => query.replaceAll('&', '&amp;'), '&amp;'],
  ['"=" as codes', (query) => query.replaceAll('=', '%3D'), '%3D'],
  ['the whole of it as codes', (query) => encodeURIComponent(query), '%3D'],
  [
    'all but its first "=" as codes',
    (query) => query.replace(/=(.*)/, (_, rest) => `=${encodeURIComponent(rest)}`),
    '%3D',
  ],
];

describe('a link that was damaged on its way', () => {
  const queries = links.map(({ query }) => query).filter((query) => query.includes('&'));

  it.each(DAMAGES)('is read as it was written: %s', (_, damage, told) => {
    for (const query of queries) {
      const { text, messages } = read(`?${damage(query)}`);
      expect(text).toBe(plain(query));
      expect(messages).toHaveLength(1);
      expect(messages[0]).toContain(told);
    }
  });

  it.each([
    '?config=A&sendOnly=6',
    '?title=What+now%3F&from=low-latency/20-A',
    '?from=low-latency/20-A&title=Is+it+(really)+enough%3F!',
    '?from=low-latency/20-A&title=R%26D+a%3Db',
    '?a=low-latency/20-A,sendOnly=6&b=low-latency%2F20-B%2CsendOnly%3D5',
    '?move=sendOnly:0..6&limit=computers:7',
    '?over=-',
    '?x=%E0%A4%A',
    '',
    '?',
  ])('is left as it is where nothing is damaged: %s', (search) => {
    const { query, problems } = mendedQuery(search);
    expect(problems).toEqual([]);
    expect([...query]).toEqual([...new URLSearchParams(search)]);
  });

  it('keeps every mark of what a reader types as free text', () => {
    for (const query of [
      'q=time+%28ms%29',
      'q=what?',
      'seed=Anna+K.',
      'config=A&seed=Jürgen!',
      'title=a%3Db.',
    ])
      expect(read(`?${query}`)).toEqual({ text: plain(query), messages: [] });
    expect(read('?seed=7.').text).toBe('seed=7');
  });
});
