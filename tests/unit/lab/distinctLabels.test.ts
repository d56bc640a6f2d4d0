import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../src/lab/configurationLabel';
import type { KnobValues } from '../../../src/scenario/schema';
import { valuesById } from '../../../src/scenario/studiedValues';
import { knobSchema as schema } from '../../../src/studies/low-latency/knobs';
import { lowLatencyIndex } from '../../../src/studies/low-latency/lab';
import { configurationText } from '../../../src/studies/low-latency/lab/configurationText';
import { adaptersLab } from './adaptersLab';

/** Published configurations of each test case, by their letters. */
const pages = new Map<string, Record<string, KnobValues>>();
for (const { id, knobs } of lowLatencyIndex.configurations) {
  const [page = '', letter = ''] = id.split('-');
  pages.set(page, { ...pages.get(page), [letter]: valuesById(schema, knobs) });
}

/** Two runs of the same settings, which the study made on purpose. */
const REPEATED: Record<string, string> = { C: 'B' };

describe('labels beside each other', () => {
  it.each([...pages])('of test case %s are distinct', (page, configurations) => {
    const labels = Object.keys(configurations).filter(
      (letter) => page !== '5' || REPEATED[letter] === undefined,
    );
    const texts = labels.map((label) => configurationText({ schema, configurations }, label));
    expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
  });

  it('of the parts of an adapter combination are distinct', () => {
    const { labels, study } = adaptersLab;
    for (const label of labels) {
      optionsOf(labels, label).forEach((options, position) => {
        const texts = options.map((option) => study.parts?.[position]?.textOf(option));
        expect(new Set(texts).size, texts.join(' | ')).toBe(options.length);
      });
    }
  });
});
