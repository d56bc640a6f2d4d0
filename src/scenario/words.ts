/** What a study calls its configurations, its numbers and its work, in sentences about it. */
export interface StudyWords {
  /** How a configuration stands of which nothing was changed, such as "published" in "as published". */
  standing: string;
  /** One of its configurations in full. */
  configuration: string;
  /** Behind the name of a configuration, between commas; empty where there is nothing to say. */
  which: string;
  /** In place of a number that it does not give. */
  missing: string;
  /** What a setting is that no configuration varies. */
  assumed: string;
  /** Why it is that. */
  whyAssumed: string;
  /** How a page has the results that it opens with. */
  ahead: string;
  /** Who measured. */
  source: string;
  /** What it does with its numbers. */
  gives: string;
  /** Runs as long and as many as its protocol wants, given what the study did: "as the study measured". */
  thorough: (did: string) => string;
  /** What there may be more of: "host or computer". */
  place: string;
  /** What it does the work on. */
  one: string;
  many: string;
}

/** Of a study that somebody published. */
export const PUBLISHED_WORDS: StudyWords = {
  standing: 'published',
  configuration: 'published configuration',
  which: ', which is published,',
  missing: 'not printed',
  assumed: 'assumed',
  whyAssumed: 'no study prints it',
  ahead: 'Precomputed',
  source: 'the study',
  gives: 'prints',
  thorough: (did) => `as the study${did === '' ? '' : ` ${did}`}`,
  place: 'host or computer',
  one: 'message',
  many: 'messages',
};

/** The words of a study; those of published ones where it has none of its own. */
export const wordsOf = ({ words }: { words?: StudyWords }): StudyWords => words ?? PUBLISHED_WORDS;
