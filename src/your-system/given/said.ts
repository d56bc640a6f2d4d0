import { ascending } from 'd3-array';
import { andList } from '../../charts/frame/format';
import type { Level } from '../../system/document';
import { loadOf } from '../../system/fitLevels';

/** A sentence about levels, once, with those for which it holds. */
export interface Said {
  sentence: string;
  /** Such as "8 and 16 users"; empty where it is said of all. */
  of: string;
}

interface Warned extends Pick<Level, 'users' | 'arrivalsPerSecond'> {
  sentences: readonly string[];
}

/** Loads with what they are counted in: "1, 2 and 4 users". */
export function loadsText(levels: readonly Pick<Level, 'users' | 'arrivalsPerSecond'>[]): string {
  const loads = [...new Set(levels.flatMap((level) => loadOf(level) ?? []))].sort(ascending);
  const isOpen = levels.every(({ users }) => !users);
  const unit = isOpen ? 'per second' : loads.length === 1 && loads[0] === 1 ? 'user' : 'users';
  return loads.length === 0 ? 'load not told' : `${andList(loads.map(String))} ${unit}`;
}

/** What the command line would be told stands on a page as a field. */
const onPage = (sentence: string): string => sentence.replace(' (`--think`)', ' below');

/** All that is said of levels, each sentence once. */
export function saidOf(levels: readonly Warned[]): Said[] {
  const sentences = [...new Set(levels.flatMap((level) => level.sentences))];
  return sentences.map((sentence) => {
    const own = levels.filter((level) => level.sentences.includes(sentence));
    return {
      sentence: onPage(sentence),
      of: own.length === levels.length && levels.length > 1 ? '' : loadsText(own),
    };
  });
}
