import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { bibtexOf, documentCited, siteCited, textOf } from '../../../src/studies/citation';
import { STUDY_IDS } from '../../../src/studies/registry';

const read = (file: string) => readFileSync(file, 'utf8');
const project = JSON.parse(read('package.json')) as { version: string; homepage: string };
const field = (bibtex: string, name: string) =>
  new RegExp(`^  ${name} = \\{\\{?(.*?)\\}?\\},$`, 'm').exec(bibtex)?.[1];

describe('the citation of the site', () => {
  const { 'date-released': _, ...file } = load(read('CITATION.cff')) as {
    title: string;
    authors: { name: string }[];
    'date-released'?: string;
  };
  const site = siteCited(file);
  const bibtex = bibtexOf(site);

  it('has the version and address of the project, in every form', () => {
    for (const [name, value] of Object.entries({
      version: project.version,
      url: project.homepage,
      title: file.title,
      author: file.authors[0]?.name,
    }))
      expect(field(bibtex, name)).toBe(value);
    expect(textOf(site)).toBe(
      `${file.authors[0]?.name}. ${file.title}, version ${project.version}. ${project.homepage}.`,
    );
  });

  it('has the year and month of its release once there is one', () => {
    const released = siteCited({ ...file, 'date-released': '2031-02-03' });
    expect(textOf(released)).toContain(`${file.authors[0]?.name} (2031). ${file.title}, version`);
    expect(field(bibtexOf(released), 'year')).toBe('2031');
    expect(field(bibtexOf(released), 'month')).toBe('2');
  });

  it('keeps a body that writes from being taken for a first and a last name', () => {
    expect(bibtex).toContain('author = {{MessageBox Lab contributors}}');
  });
});

describe('the citation of a study', () => {
  it('says what its document says of itself, and no year where none is printed', () => {
    for (const id of STUDY_IDS) {
      const study = JSON.parse(read(`static/data/${id}/study.json`));
      const bibtex = bibtexOf(documentCited(study));
      expect(bibtex.startsWith(`@techreport{${id},\n`)).toBe(true);
      expect(field(bibtex, 'title')).toBe(study.title);
      expect(field(bibtex, 'author')).toBe(study.authors.join(' and '));
      expect(field(bibtex, 'year')).toBe(study.published?.slice(0, 4));
    }
  });

  it('is a sentence', () => {
    const study = JSON.parse(read('static/data/scale-up/study.json'));
    expect(textOf(documentCited(study))).toBe(
      'Mike Curnutt, Michael J. O’Connell (2008). Achieving High Throughput for Business-Critical Applications Using Microsoft BizTalk Server 2006 and SQL Server 2005. Unisys Corporation.',
    );
    const adapters = JSON.parse(read('static/data/adapters/study.json'));
    expect(textOf(documentCited(adapters)).match(/Microsoft Corporation/g)).toHaveLength(1);
  });
});
