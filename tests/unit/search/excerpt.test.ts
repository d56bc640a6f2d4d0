import { describe, expect, it } from 'vitest';
import { excerptOf, sentencesOf } from '../../../src/components/search/excerpt';

describe('the sentence that is shown of a text', () => {
  const text =
    'Messages arrive. A host looks into its queue, finds 2.5 messages and sleeps. Then the host wakes up.';
  const sentences = ['Messages arrive here.', ...sentencesOf(text)];

  it('is the whole one around the word', () => {
    expect(excerptOf(sentences, ['wake'])).toBe('Then the host wakes up.');
    expect(excerptOf(sentences, ['queue'])).toBe(
      'A host looks into its queue, finds 2.5 messages and sleeps.',
    );
  });

  it('is the one with most of the words', () => {
    expect(excerptOf(sentences, ['message', 'queue', 'sleep'])).toContain('A host looks');
  });

  it('is found by the beginning of a word, and none where no word is found', () => {
    expect(excerptOf(sentences, ['arr'])).toBe('Messages arrive here.');
    expect(excerptOf(sentences, ['nobody'])).toBe('');
  });

  it('holds a letter as a word of its own, not as the beginning of others', () => {
    expect(excerptOf(['All of them wait.', 'Case A waits.'], ['a'])).toBe('Case A waits.');
  });

  it('is none where cells of a table run together, or where it would never end', () => {
    const cells = 'Throughput 95.2 100.1 Roundtrip 303 310 BPI4X-C02 40 Receive 2 Send 6 HTTP XML.';
    const endless = `The host ${'waits and '.repeat(40)}waits.`;
    const cut = 'The host waits and';
    for (const one of [cells, endless, cut]) expect(sentencesOf(one)).toEqual([]);
  });

  it('does not reach over the end of a line', () => {
    expect(sentencesOf('Throughput 95\nThe host waits for a message.\n303')).toEqual([
      'The host waits for a message.',
    ]);
  });
});
