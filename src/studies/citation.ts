/** What is said of a work where it is cited. */
export interface Cited {
  /** Short name for readers. */
  name: string;
  /** Key of its entry. */
  key: string;
  kind: 'software' | 'techreport';
  title: string;
  authors: readonly string[];
  /** A year, a year and a month, or a day; absent where none is printed. */
  published?: string;
  publisher?: string;
  version?: string;
  url?: string;
}

interface CitationFile {
  title: string;
  version: string;
  url: string;
  authors: readonly { name: string }[];
  /** Absent before the first release. */
  'date-released'?: string;
}

interface StudyDocument {
  id: string;
  name: string;
  title: string;
  authors: readonly string[];
  publisher: string;
  published: string | null;
}

/** The site, as its CITATION.cff has it. */
export function siteCited(file: unknown): Cited {
  const { title, version, url, authors, 'date-released': published } = file as CitationFile;
  return {
    name: title,
    key: 'messagebox-lab',
    kind: 'software',
    title,
    authors: authors.map(({ name }) => name),
    version,
    url,
    ...(published === undefined ? {} : { published }),
  };
}

/** The document of a study. */
export const documentCited = (study: StudyDocument): Cited => ({
  name: study.name,
  key: study.id,
  kind: 'techreport',
  title: study.title,
  authors: study.authors,
  publisher: study.publisher,
  ...(study.published === null ? {} : { published: study.published }),
});

/** As a sentence of a list of references. */
export function textOf({ authors, title, published, publisher, version, url }: Cited): string {
  const year = published ? ` (${published.slice(0, 4)})` : '';
  const made = authors.join(', ') === publisher ? '' : publisher;
  const parts = [
    `${authors.join(', ')}${year}`,
    version ? `${title}, version ${version}` : title,
    made,
    url,
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}

/** Braces keep the capitals of a title and the words of an author that is no person. */
const braced = (text: string): string => `{${text.replace(/[&%#_$]/g, '\\$&')}}`;

const authorOf = (author: string, isBody: boolean): string => (isBody ? braced(author) : author);

/** As an entry of a BibTeX file. */
export function bibtexOf(one: Cited): string {
  const [year, month] = one.published?.split('-') ?? [];
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', braced(one.title)],
    [
      'author',
      one.authors
        .map((author) => authorOf(author, one.kind === 'software' || author === one.publisher))
        .join(' and '),
    ],
    ['institution', one.publisher],
    ['year', year],
    ['month', month === undefined ? undefined : String(Number(month))],
    ['version', one.version],
    ['url', one.url],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return `@${one.kind}{${one.key},\n${lines.join('\n')}\n}\n`;
}
