import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/components/search/excerpt';

/** Where words stand in a text, as the index tells it. */
const at = (text: string, ...words: string[]) =>
  words.map((word) => [text.indexOf(word), word.length] as const);

describe('the sentence that is shown of a text', () => {
  const text =
    'Messages arrive. A host looks into its queue, finds 2.5 messages and sleeps. Then the host wakes up.';

  it('is the whole one around the word', () => {
    expect(excerptOf(text, at(text, 'wakes'))).toBe('Then the host wakes up.');
    expect(excerptOf(text, at(text, 'queue'))).toBe(
      'A host looks into its queue, finds 2.5 messages and sleeps.',
    );
  });

  it('is the one with most of the words', () => {
    expect(excerptOf(text, [...at(text, 'Messages'), ...at(text, 'queue', 'sleeps')])).toContain(
      'A host looks',
    );
  });

  it('is none where cells of a table run together, or where it would never end', () => {
    const cells = 'Throughput 95.2 100.1 Roundtrip 303 310 BPI4X-C02 40 Receive 2 Send 6 HTTP XML.';
    expect(excerptOf(cells, at(cells, 'Roundtrip'))).toBe('');
    const endless = `The host ${'waits and '.repeat(40)}waits.`;
    expect(excerptOf(endless, at(endless, 'host'))).toBe('');
    const cut = 'The host waits and';
    expect(excerptOf(cut, at(cut, 'waits'))).toBe('');
  });
});
