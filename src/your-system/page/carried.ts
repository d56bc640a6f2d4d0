import { showAddress } from '../../address/page/history';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { OWN_SYSTEMS } from '../../measured/studyNames';
import { fromFragment, hasSystem, type SystemKey, toFragment } from '../carry/link';
import { SHELF } from '../carry/stored';
import { type Description, isDrawn } from '../description';
import { questionOf } from '../question';
import { OWN_STUDY, ownStudy } from '../study/ownStudy';

const keyOf = (id: string): SystemKey => OWN_SYSTEMS.find((one) => one.id === id)?.key ?? 's';

/** The system of that id that the address carries; else the one that was last worked on in this browser; else a template. */
export async function carriedDescription(id: string): Promise<Description> {
  const key = keyOf(id);
  const { hash } = window.location;
  const read = await fromFragment(hash.slice(1), key);
  const kept =
    read.description ??
    (await SHELF.draft(key))?.description ??
    (await SHELF.draft())?.description ??
    null;
  if (kept !== null && isDrawn(kept)) return kept;
  return (await import('../templates/descriptions')).webApplicationDatabase;
}

/** What the measured levels of a description say; null where there are none. */
async function fitted(description: Description) {
  const question = questionOf(description, []);
  if (question === null) return null;
  const { systemClient } = await import('../../system/client');
  const client = systemClient();
  try {
    return await client.fit(question);
  } finally {
    client.dispose();
  }
}

/** Whoever copies the address takes along what was found here without it. */
async function carry(description: Description, key: SystemKey): Promise<void> {
  const { pathname, search, hash } = window.location;
  if (hasSystem(hash, key)) return;
  const part = await toFragment(description, key);
  const others = hash.replace(/^#/, '');
  showAddress(`${pathname}${search}#${others === '' ? part : `${others}&${part}`}`, 'replace');
}

/** The same; the address carries it from now on. */
export async function takenAlong(id: string): Promise<Description> {
  const description = await carriedDescription(id);
  await carry(description, keyOf(id));
  return description;
}

const known = new Map<string, Promise<ExploredStudy>>();

/** The reader's own system of that id, as questions take it. What an address carries is made once. */
export function carriedStudy(id: string): Promise<ExploredStudy> {
  const key = keyOf(id);
  const { hash } = window.location;
  const name = `${id} ${hash}`;
  const made =
    known.get(name) ??
    takenAlong(id).then(async (description) => {
      const before =
        id === OWN_STUDY ? (await fromFragment(hash.slice(1), 'before')).description : null;
      return ownStudy({ description, fit: await fitted(description), before }, id);
    });
  // What was last worked on may be another by the next time.
  if (hasSystem(hash, key)) known.set(name, made);
  return made;
}
