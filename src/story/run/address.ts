import type { Pairs } from '../../address/field';
import { mendedQuery } from '../../address/mendedQuery';
import { numberField } from '../../address/number';
import type { Problem } from '../../address/problem';
import { readerOf } from '../../address/reader';
import { type LinkContext, readChanges } from '../../scenario/codec';
import { settingsOf } from '../../scenario/namedLink';
import { LINK_VERSION } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';

/** What a reader has decided, and whom they follow. */
export interface Asked {
  /** Knobs that differ from the published configuration. */
  changes: KnobValues;
  /** Null for the message of the story. */
  message: number | null;
}

export const AS_TOLD: Asked = { changes: {}, message: null };

export const MESSAGE = numberField({
  key: 'message',
  title: 'Followed message',
  least: 1,
  most: 4_294_967_295,
  otherwise: null,
});

/** What an address asks for; what cannot be used is named and left out. Never throws. */
export function readStory(
  context: LinkContext,
  label: string,
  search: string,
): Asked & { problems: readonly Problem[] } {
  const mended = mendedQuery(search);
  const reader = readerOf(mended.query);
  const message = reader.read(MESSAGE);
  const { changes } = readChanges(context, label, reader);
  return { changes, message, problems: [...mended.problems, ...reader.problems()] };
}

/** The same as keys of an address; none at all for the story as it is told. */
export function writeStory({ schema }: LinkContext, { changes, message }: Asked): Pairs {
  const settings = settingsOf(schema, changes);
  const version: Pairs = [
    ['model', schema.modelVersion],
    ['v', String(LINK_VERSION)],
  ];
  return [
    ...settings,
    ...(message === null ? [] : [[MESSAGE.key, MESSAGE.write(message)] as const]),
    ...(settings.length > 0 ? version : []),
  ];
}
