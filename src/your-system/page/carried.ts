import { showAddress } from '../../address/page/history';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { fromFragment, hasSystem, type SystemKey, toFragment } from '../carry/link';
import type { Description } from '../description';
import { questionOf } from '../question';
import { OWN_STUDY, ownStudy } from '../study/ownStudy';
import { type CarriedSystem, carriedDescription, keyOf } from './carriedDescription';

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

/** Whoever copies the address takes along what was found here without it; a damaged one stays as it came. */
async function carry(description: Description, key: SystemKey): Promise<void> {
  const part = await toFragment(description, key);
  // Read only now: another system may have been taken along meanwhile.
  const { pathname, search, hash } = window.location;
  if (hasSystem(hash, key)) return;
  const others = hash.replace(/^#/, '');
  showAddress(`${pathname}${search}#${others === '' ? part : `${others}&${part}`}`, 'replace');
}

/** The system that the address asks for; the address carries it from now on. */
export async function takenAlong(id: string): Promise<CarriedSystem> {
  const carried = await carriedDescription(id);
  await carry(carried.description, keyOf(id));
  return carried;
}

const known = new Map<string, Promise<ExploredStudy>>();

/** The reader's own system of that id, as questions take it. Of one system it is made once. */
export async function carriedStudy(id: string): Promise<ExploredStudy> {
  const carried = await takenAlong(id);
  const { description, problems } = carried;
  const { hash } = window.location;
  const before =
    id === OWN_STUDY ? (await fromFragment(hash.slice(1), 'before')).description : null;
  const name = JSON.stringify([id, carried, before]);
  const made =
    known.get(name) ??
    fitted(description).then((fit) => ({
      ...ownStudy({ description, fit, before }, id),
      problems,
    }));
  known.set(name, made);
  return made;
}
