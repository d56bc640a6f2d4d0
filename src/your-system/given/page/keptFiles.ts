import type { Kept } from '../kept';

/** Of what each of the last few tabs was given, in the browser's own store; it leaves this browser nowhere. */
const KEY = 'your-system-given';
/** The keys of those tabs, the last first. */
const TABS = `${KEY} tabs`;
const MOST_TABS = 4;

/** What was given, and for which system. */
export interface KeptFor {
  kept: Kept;
  origin: string;
}

/** As it lies in the store. */
type Stored = Kept & { origin?: string };

const store = () => import('idb-keyval');

/** Of this tab, which stays over a reload; one of all tabs where the browser keeps nothing for each. */
function ownKey(): string {
  try {
    const key = sessionStorage.getItem(KEY) ?? `${KEY} ${Math.random().toString(36).slice(2)}`;
    sessionStorage.setItem(KEY, key);
    return key;
  } catch {
    return KEY;
  }
}

/** What was given in this tab, else what was given last in any. */
export async function loadKept(): Promise<KeptFor | null> {
  const { get } = await store();
  let stored = await get<Stored>(ownKey());
  if (stored === undefined) {
    const [last] = (await get<string[]>(TABS)) ?? [];
    stored = last === undefined ? undefined : await get<Stored>(last);
  }
  if (stored === undefined) return null;
  const { origin = '', ...kept } = stored;
  return { kept, origin };
}

/** Keeps what was given in this tab, and gives up what was given in others long ago. */
export async function saveKept({ kept, origin }: KeptFor): Promise<void> {
  const { delMany, set, update } = await store();
  const own = ownKey();
  let late: string[] = [];
  await update<string[]>(TABS, (tabs = []) => {
    const all = [own, ...tabs.filter((key) => key !== own)];
    late = all.slice(MOST_TABS);
    return all.slice(0, MOST_TABS);
  });
  await delMany(late);
  await set(own, { ...kept, origin } satisfies Stored);
}
