/** Writes how to cite the site and the studies, from what they say of themselves. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { bibtexOf, type Cited, documentCited, siteCited, textOf } from '../src/studies/citation';
import { STUDY_IDS } from '../src/studies/registry';

const PAGES = 'generated/teaching';
const FILES = 'generated/static/citation';

const cff = readFileSync('CITATION.cff', 'utf8');
const site = siteCited(load(cff));
const documents = STUDY_IDS.map((id) =>
  documentCited(JSON.parse(readFileSync(`static/data/${id}/study.json`, 'utf8'))),
);
const written = (one: Cited) => ({ name: one.name, text: textOf(one), bibtex: bibtexOf(one) });
const bibtex = [site, ...documents].map(bibtexOf).join('\n');

mkdirSync(PAGES, { recursive: true });
mkdirSync(FILES, { recursive: true });
writeFileSync(
  join(PAGES, 'citations.json'),
  JSON.stringify({ cff, site: written(site), documents: documents.map(written) }),
);
writeFileSync(join(FILES, 'CITATION.cff'), cff);
writeFileSync(join(FILES, 'messagebox-lab.bib'), bibtex);
