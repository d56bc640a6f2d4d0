import { mendedQuery } from '../../address/mendedQuery';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readerOf } from '../../address/reader';
import { wholeProblems } from '../../address/wholeProblems';
import { fromFragment } from '../carry/link';
import { SHELF } from '../carry/stored';
import { unknownParts } from '../carry/unknownParts';
import { type Description, NOTHING } from '../description';
import { startNamed } from '../templates/start';
import { START } from '../templates/startLink';

/** What the address carries: the system, and the one before a change that it is compared with. */
export interface Carried {
  description: Description;
  before: Description | null;
}

/** Where what is shown comes from: a start that was asked for, the link, or what was last worked on here. */
export type Source = 'start' | 'link' | 'draft';

export interface ReadAddress {
  carried: Carried;
  source: Source;
  problems: Problem[];
}

const DRAFT_INSTEAD: Problem = {
  field: 'draft',
  given: '',
  accepted: '',
  message: 'Instead of it you see what was open here last.',
};

/** What a page starts from by its query; ignored where the link holds a system. */
function readQuery(search: string, isCarried: boolean) {
  const { query, problems } = mendedQuery(search);
  const reader = readerOf(query);
  const start = reader.text({ key: START, title: 'Start' });
  const beside =
    start !== null && isCarried
      ? [
          problemOf(
            START,
            start,
            `Start (${START}) is ${quoted(start)} beside a system in the link`,
            'one of both',
            'The system of the link is used.',
          ),
        ]
      : [];
  const own = wholeProblems(reader, 'Your system');
  return { start: isCarried ? null : start, problems: [...problems, ...beside, ...own] };
}

/** What an address asks for: the system of its fragment, what it starts from, or what was last worked on here. Never throws. */
export async function readAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Promise<ReadAddress> {
  const fragment = hash.slice(1);
  const [carried, earlier] = await Promise.all([
    fromFragment(fragment),
    fromFragment(fragment, 'before'),
  ]);
  const { start, problems: ofQuery } = readQuery(search, carried.description !== null);
  const asked = start === null ? carried : await startNamed(start);
  const problems: Problem[] = [...asked.problems, ...earlier.problems];
  const ignored = [...ofQuery, ...unknownParts(fragment)];
  const [draft, draftBefore] = await Promise.all([SHELF.draft(), SHELF.draft('before')]);
  // A reader who left at once after a change finds it again on the way back.
  const isBehind = start === null && SHELF.isOfDraft(hash) && draft?.description != null;
  if (asked.description !== null && !isBehind) {
    return {
      carried: { description: asked.description, before: earlier.description },
      source: start === null ? 'link' : 'start',
      problems: [...problems, ...ignored],
    };
  }
  if (draft?.description && asked.problems.length > 0) problems.push(DRAFT_INSTEAD);
  const before = isBehind ? null : earlier.description;
  return {
    carried: {
      description: draft?.description ?? NOTHING,
      before: before ?? draftBefore?.description ?? null,
    },
    source: 'draft',
    problems: [
      ...problems,
      ...ignored,
      ...(draft?.problems ?? []),
      ...(draftBefore?.problems ?? []),
    ],
  };
}
