import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../scripts/replay/linkedExperiments';
import { readerTextsOfComponent, readerTextsOfPage } from './readerTexts';

/** One word for each thing: what is not said, and what is said instead. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\breplay(s|ed|ing)?\b/i, 'simulation, run'],
  [/\bfidelity\b/i, 'evidence, board of errors'],
  [/\bwhite ?papers?\b/i, 'study'],
  [/\bround[- ]trips?\b(?! (to|in)\b)/i, 'roundtrip'],
  [/\bmessage box(es)?\b/i, 'MessageBox'],
  [/\butilization\b/i, 'utilisation'],
  [/\bwarmup\b/i, 'warm-up'],
  [/\b(e\.g|i\.e)\./i, 'such as, that is'],
  [/\betc\b/i, 'name what is meant'],
  [/\bin order to\b/i, 'to'],
  [/\brespectively\b/i, 'say which is which'],
  [/\bon a button\b/i, 'press a button'],
  [/\btimes \d+\b/i, 'multiplied by'],
  [/\bwhat is short\b/i, 'what there is too little of'],
];

const faultsOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    INSTEAD.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`“${found}” in “${text.trim()}”: say ${instead}`];
    }),
  );

const SRC = path.join(__dirname, '../../../src');
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('generated'),
);

describe('the words of the site', () => {
  it.each(pages)('$file says one word for each thing', ({ text }) => {
    expect(faultsOf(readerTextsOfPage(text))).toEqual([]);
  });

  it('components say the same words as the pages', () => {
    const faults = components.flatMap((file) =>
      faultsOf(readerTextsOfComponent(readFileSync(path.join(SRC, file), 'utf8'))),
    );
    expect(faults).toEqual([]);
  });
});

describe('the reader of words', () => {
  it('sees titles, descriptions, prose, links and the texts handed to components', () => {
    const texts = readerTextsOfPage(
      `---\ntitle: 'A replay'\nslug: /fidelity\n---\nimport { replay } from './replay';\n\n<Panel title="A replay" from="replays" />\n\nRun \`npm run replay\`, *a replay*.`,
    );
    expect(faultsOf(texts).map((fault) => fault.slice(0, 20))).toEqual([
      '“replay” in “A repla',
      '“replay” in “A repla',
      '“replay” in “a repla',
    ]);
  });

  it('sees the sentences of a component, not its names', () => {
    const source =
      "import x from './replay'; const replay = 'replay'; const a = 'A white paper'; export const B = () => <p title=\"Its fidelity\">One replay</p>;";
    expect(faultsOf(readerTextsOfComponent(source))).toHaveLength(3);
  });
});
