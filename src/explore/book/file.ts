import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { firstStudy } from '../../measured/studyNames';
import { ACCEPTED_LINK, type BookEntry, keptLink, MOST } from './entry';
import { type Entries, hasLink } from './shelf';

/** Format of files, links and of what the browser keeps. */
export const FORMAT = 'messagebox-lab-book';
export const BOOK_VERSION = 1;
/** Largest book that is read, in characters. */
export const MOST_CHARACTERS = 2_000_000;
const MOST_ENTRIES = 1000;

export interface ReadBook {
  entries: Entries;
  /** What could not be read as given. */
  problems: Problem[];
}

export const writeBook = (entries: Entries): string =>
  JSON.stringify({ format: FORMAT, version: BOOK_VERSION, entries }, null, 1);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  return quoted(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));
}

function problem(field: string, value: unknown, accepted: string, used: string): Problem {
  return problemOf(field, shown(value), `${field} is ${shown(value)}`, accepted, used);
}

/** A text of an entry; what is longer is cut, what is none is `otherwise`. */
function readText(
  field: string,
  value: unknown,
  most: number,
  otherwise: string,
): { text: string; problems: Problem[] } {
  if (typeof value === 'string' && value.length <= most) return { text: value, problems: [] };
  const text = typeof value === 'string' ? value.slice(0, most) : otherwise;
  const used = typeof value === 'string' ? 'It is cut.' : `${quoted(otherwise)} is used.`;
  return { text, problems: [problem(field, value, `text of at most ${most} characters`, used)] };
}

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 20;

function readModels(
  field: string,
  value: unknown,
): { models: BookEntry['models']; problems: Problem[] } {
  const accepted = `versions of models by study, such as {"${firstStudy()}": "1.4.0"}`;
  const given = isRecord(value) ? Object.entries(value) : [];
  const models = given.filter((pair): pair is [string, string] => isVersion(pair[1]));
  const isWhole = isRecord(value) && models.length === given.length;
  return {
    models: Object.fromEntries(models),
    problems: isWhole ? [] : [problem(field, value, accepted, 'The others are ignored.')],
  };
}

function readEntry(
  place: number,
  value: unknown,
): { entry: BookEntry | null; problems: Problem[] } {
  const at = `entries[${place}]`;
  if (!isRecord(value)) {
    const accepted = 'an entry with link, name, note and models';
    return { entry: null, problems: [problem(at, value, accepted, 'It is left out.')] };
  }
  const link = typeof value.link === 'string' ? keptLink(value.link) : null;
  if (link === null) {
    const left = 'The entry is left out.';
    return { entry: null, problems: [problem(`${at}.link`, value.link, ACCEPTED_LINK, left)] };
  }
  const name = readText(`${at}.name`, value.name, MOST.name, link.slice(0, MOST.name));
  const note = readText(`${at}.note`, value.note, MOST.note, '');
  const models = readModels(`${at}.models`, value.models);
  return {
    entry: { link, name: name.text, note: note.text, models: models.models },
    problems: [...name.problems, ...note.problems, ...models.problems],
  };
}

const unreadable = (field: string, given: unknown, accepted: string): ReadBook => ({
  entries: [],
  problems: [problem(field, given, accepted, 'Nothing of it is read.')],
});

/** Reads what `writeBook` writes; what cannot be read is named and the rest is read. Never throws. */
export function readBook(text: string): ReadBook {
  if (text.length > MOST_CHARACTERS) {
    return unreadable('The book', `${text.length} characters`, `at most ${MOST_CHARACTERS}`);
  }
  let book: unknown;
  try {
    book = JSON.parse(text);
  } catch {
    return unreadable('The book', text, 'a file that the book has exported');
  }
  if (!isRecord(book)) return unreadable('The book', book, 'a file that the book has exported');
  if (book.format !== FORMAT) return unreadable('format', book.format, FORMAT);
  if (book.version !== BOOK_VERSION) {
    return unreadable('version', book.version, `${BOOK_VERSION}, which this page writes`);
  }
  if (!Array.isArray(book.entries)) return unreadable('entries', book.entries, 'a list of entries');
  const problems: Problem[] = [];
  const entries: BookEntry[] = [];
  const given: unknown[] = book.entries;
  for (const [place, value] of given.slice(0, MOST_ENTRIES).entries()) {
    const read = readEntry(place, value);
    problems.push(...read.problems);
    if (read.entry === null) continue;
    if (hasLink(entries, read.entry.link)) {
      const accepted = 'a link that no entry before it has';
      problems.push(problem(`entries[${place}].link`, value, accepted, 'It is left out.'));
    } else entries.push(read.entry);
  }
  if (given.length > MOST_ENTRIES) {
    const accepted = `at most ${MOST_ENTRIES} entries`;
    problems.push(problem('entries', given.length, accepted, 'The others are left out.'));
  }
  return { entries, problems };
}
