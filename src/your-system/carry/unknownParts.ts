import { isForeignKey } from '../../address/foreignKeys';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { givenTwice } from '../../address/reader';
import { OWN_SYSTEMS } from '../../measured/studyNames';

const ACCEPTED = OWN_SYSTEMS.map(({ key }) => key).join(', ');

/** Keys and values of a fragment; mail programs write "&" and "=" otherwise. What has no "=" is a place on the page. */
const partsOf = (fragment: string): [string, string][] =>
  fragment
    .replace(/^#/, '')
    .split(/&amp;|&|%26/i)
    .flatMap((part): [string, string][] => {
      const [, key, value] = /^(.*?)(?:=|%3D)(.*)$/is.exec(part) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value]];
    });

/** What a fragment says besides systems, and systems that it holds twice. */
export function unknownParts(fragment: string): Problem[] {
  const parts = partsOf(fragment);
  const unknown = parts.filter(
    ([key]) => !isForeignKey(key) && !OWN_SYSTEMS.some((one) => one.key === key.toLowerCase()),
  );
  const twice = OWN_SYSTEMS.flatMap(({ key, name }) => {
    const values = parts.filter((part) => part[0] === key).map((part) => part[1]);
    return values.length > 1 ? [givenTwice({ key, title: name }, values)] : [];
  });
  return [
    ...twice,
    ...unknown.map(([key, value]) => {
      const what = `The link has no ${quoted(key)} behind “#”`;
      return problemOf(key, value, what, ACCEPTED, 'It is ignored.');
    }),
  ];
}
