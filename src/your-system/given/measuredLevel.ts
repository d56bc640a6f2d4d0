import type { Level as ReadLevel } from '../../loadtest';
import type { Level } from '../../system/document';
import { fitLevels, loadOf } from '../../system/fitLevels';

/** What a level that somebody typed says of its tool. */
export const TYPED = 'typed';

/** Longest sentence of a warning in a description, which a link carries. */
const LONGEST = 140;

/** Names a level among those of its file. */
export const keyOf = (level: Pick<Level, 'users' | 'arrivalsPerSecond' | 'file'>): string =>
  `${level.file ?? ''} at ${loadOf(level)}`;

/** What a sentence says first, where all of it is long. */
const shortened = (sentence: string): string =>
  sentence.length <= LONGEST ? sentence : `${sentence.split(/[;:] /)[0]?.slice(0, LONGEST)} …`;

/** An object without what is not known, which a link need not carry. */
function known<Value extends object>(value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(entries) as Partial<Value>;
}

/** A level as a description holds it; none where its load is not known yet. */
export function measuredLevel(read: ReadLevel): Level[] {
  const [asked] = fitLevels([read]);
  if (asked === undefined) return [];
  const responseMs = known(asked.responseMs ?? {});
  const { utilisation = {} } = asked;
  const warnings = Object.fromEntries(
    read.warnings.map(({ code, sentence }) => [code, shortened(sentence)]),
  );
  return [
    {
      ...known({ ...asked, responseMs: null, utilisation: null }),
      throughputPerSecond: read.throughputPerSecond,
      ...(Object.keys(responseMs).length > 0 && { responseMs }),
      ...(Object.keys(utilisation).length > 0 && { utilisation }),
      ...known({ seconds: read.seconds, errorsPerSecond: read.errorsPerSecond }),
      tool: read.tool,
      file: read.file,
      ...(read.warnings.length > 0 && { warnings }),
    },
  ];
}
