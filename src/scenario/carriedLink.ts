import { OWN_SYSTEMS } from '../measured/studyNames';

/** Whether a link is of a system, by its path or by a scenario that it names. */
const isOf = (link: string, id: string): boolean =>
  [`/${id}`, `=${id}`].some((start) =>
    link
      .split(start)
      .slice(1)
      .some((rest) => rest === '' || /^[/?#,&:]/.test(rest)),
  );

/** The part of a fragment behind a key, with the key; empty where there is none. */
export const partIn = (fragment: string, key: string): string =>
  fragment
    .replace(/^#/, '')
    .split('&')
    .find((part) => part.startsWith(`${key}=`)) ?? '';

/**
 * A link that names a reader's system with all that the fragment of the page carries of them: whether a system was changed since it
 * was measured shows beside the one before. A link with a fragment of its own stays.
 */
export function withCarried(link: string, fragment: string): string {
  if (link.includes('#')) return link;
  if (!OWN_SYSTEMS.some(({ id }) => isOf(link, id))) return link;
  const parts = OWN_SYSTEMS.map(({ key }) => partIn(fragment, key)).filter((part) => part !== '');
  return parts.length === 0 ? link : `${link}#${parts.join('&')}`;
}
