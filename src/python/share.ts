import { type Problem, problemOf } from '../address/problem';
import { quoted } from '../address/quoted';
import { packed, unpacked } from '../scenario/packed';

/** Fragments never reach a server. */
const KEY = '#program=';
const FORMAT = 'messagebox-lab-program';
const VERSION = 1;
/** A longer program is a file; a longer link is cut by what sends it. */
export const MOST_PROGRAM = 100_000;
export const MOST_LINK = 30_000;

/** A program that somebody sent, or what is wrong with its link. */
export interface SharedProgram {
  /** Null where it cannot be read. */
  program: string | null;
  problems: readonly Problem[];
}

const refused = (given: string, is: string, accepted: string): SharedProgram => ({
  program: null,
  problems: [
    problemOf(
      'program',
      given,
      `The program of the link (program) ${is}`,
      accepted,
      'Nothing of it is read, and your own program is shown.',
    ),
  ],
});

function changed(given: string): Problem {
  const accepted = 'a link as this site writes it';
  const what = `The link was changed on its way: ${quoted(given)} is left out of it`;
  return problemOf('link', given, what, accepted, 'The program arrived whole.');
}

/** Whether a fragment is of a program, right or wrong. */
export const isShared = (fragment: string): boolean => fragment.startsWith(KEY);

/** The link of a program at an address without fragment, or how many characters too long it would be. */
export async function programLink(
  address: string,
  program: string,
): Promise<{ link: string } | { tooLong: number; most: number }> {
  if (program.length > MOST_PROGRAM) return { tooLong: program.length, most: MOST_PROGRAM };
  const link = `${address}${KEY}${await packed({ format: FORMAT, version: VERSION, program })}`;
  return link.length > MOST_LINK ? { tooLong: link.length, most: MOST_LINK } : { link };
}

/** The program that a fragment holds, whatever stands behind it; null where it holds none. Never throws, never runs it. */
export async function sharedProgram(fragment: string): Promise<SharedProgram | null> {
  if (!isShared(fragment)) return null;
  const given = fragment.slice(KEY.length);
  const rest = given.replace(/^[\w-]*/, '');
  const read = await unpacked(given, 4 * MOST_PROGRAM);
  if ('why' in read) return refused('', read.why, 'a link that this page has made, whole');
  const found: unknown = JSON.parse(read.text);
  const { format, version, program } = (found ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || typeof program !== 'string') {
    return refused(read.text, 'is none', 'a link that this page has made');
  }
  if (version !== VERSION) {
    return refused(
      String(version),
      `is of version ${version}`,
      `${VERSION}, which this page writes`,
    );
  }
  if (program.length > MOST_PROGRAM) {
    const accepted = `at most ${MOST_PROGRAM}`;
    return refused(String(program.length), `has ${program.length} characters`, accepted);
  }
  return { program, problems: rest === '' ? [] : [changed(rest)] };
}
