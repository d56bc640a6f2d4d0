import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../../../scripts/replay/linkedExperiments';
import { STUDY_IDS } from '../../../src/studies/registry';
import { readerTextsOfComponent, readerTextsOfPage } from './readerTexts';

const NUMBER_WORDS =
  'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen'.split('|');
const NUMBER = `(?:\\d+|${NUMBER_WORDS.slice(1).join('|')}|twenty(?:-\\w+)?)`;
/** A typed count of what the course and the tours are made of: it stays as it is when one is added. */
const COUNT = new RegExp(
  `\\b(?:in |of |the )?${NUMBER} (?:small |short |more |further )?(?:steps|chapters|tours|challenges|exercises)\\b`,
  'i',
);
/** The same of the studies: a typed count of all of them. */
const STUDIES = new RegExp(
  `\\b(?:${NUMBER_WORDS[STUDY_IDS.length]}|${STUDY_IDS.length}) (?:performance )?studies\\b`,
  'i',
);
/** Pages on methods, whose steps are those of the sentence alone. */
const METHODS = /^(?:model|fidelity|adapters|reference)\//;

const SRC = path.join(__dirname, '../../../src');
const components = ['course', 'tours', 'components'].flatMap((folder) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated/.test(file))
    .map((file) => path.join(folder, file)),
);
const counted = (texts: readonly string[]) =>
  texts.filter((text) => COUNT.test(text) || STUDIES.test(text));

it('counts what it is made of, and types no count of it', () => {
  expect(
    counted(['a study in six steps', 'Four tours on the labs', 'all 13 chapters']),
  ).toHaveLength(3);
  const all = NUMBER_WORDS[STUDY_IDS.length];
  expect(counted([`${all} performance studies`, `the ${STUDY_IDS.length} studies`])).toHaveLength(
    2,
  );
  expect(counted(['in small steps', 'Step 2 of 5', 'the first chapters'])).toEqual([]);
  for (const { file, text } of pages)
    if (!METHODS.test(file)) expect(counted(readerTextsOfPage(text)), file).toEqual([]);
  for (const file of components)
    expect(
      counted(readerTextsOfComponent(readFileSync(path.join(SRC, file), 'utf8'))),
      file,
    ).toEqual([]);
});
