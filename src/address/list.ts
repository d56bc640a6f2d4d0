import type { Choice } from './choice';
import type { Field } from './field';
import { listedNames, nearestName } from './nearestName';
import { type Problem, refused } from './problem';

/** Declares some of the names, each once; one that is like none of them is left out. */
export function listField<Name extends string>({
  options,
  otherwise,
  separator,
  most = options.length,
  takesNearest = true,
  ...named
}: Choice<Name> & {
  otherwise: readonly Name[];
  separator: string;
  most?: number;
  /** Whether a name that is like one of them stands for it. */
  takesNearest?: boolean;
}): Field<readonly Name[]> {
  return {
    ...named,
    otherwise,
    accepted: `${options.join(', ')}, joined by “${separator}”`,
    read: (text) => {
      const problems: Problem[] = [];
      const given = text.split(separator).filter((one) => one !== '');
      const names = given.slice(0, most).flatMap((one) => {
        if ((options as readonly string[]).includes(one)) return [one as Name];
        const near = takesNearest ? (nearestName(one, options) as Name | undefined) : undefined;
        const instead = near === undefined ? 'It is left out.' : `${near} is used.`;
        problems.push(refused(named, one, listedNames(one, options), instead));
        return near === undefined ? [] : [near];
      });
      const isLost = given.length > 0 && names.length === 0;
      return { value: isLost ? otherwise : [...new Set(names)], problems };
    },
    write: (names) => names.join(separator),
  };
}
