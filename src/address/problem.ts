import { quoted } from './quoted';

/** Something in a link, a setting or a combination of settings that cannot be used as given. */
export interface Problem {
  /** The key at fault. */
  field: string;
  /** What was given for it. */
  given: string;
  /** What would be accepted, in words. */
  accepted: string;
  /** The whole in one sentence, with what is used instead. */
  message: string;
}

/** What a field of an address or of a page is called. */
export interface Named {
  /** Key in the query. */
  key: string;
  /** Name in words. */
  title: string;
}

/** Says what is wrong, such as "Seed (seed) is “x”", what is accepted, and in a sentence what is done instead, if anything. */
export const problemOf = (
  field: string,
  given: string,
  what: string,
  accepted: string,
  instead = '',
): Problem => ({
  field,
  given,
  accepted,
  message: `${what}; accepted: ${accepted}. ${instead}`.trimEnd(),
});

/** Says that a text is not accepted for a field, and in a sentence what is done instead. */
export const refused = (
  { key, title }: Named,
  given: string,
  accepted: string,
  instead: string,
): Problem => problemOf(key, given, `${title} (${key}) is ${quoted(given)}`, accepted, instead);
