/** What is known of a page without loading it. */
export interface Page {
  /** Its address below the base of the site. */
  to: string;
  title: string;
  /** Its name in the sidebar, where that is another one. */
  label?: string;
  section: string;
  /** What it is about, in a sentence. */
  about: string;
}

/** A published configuration, as a search knows it. */
export interface Listed {
  /** Its study and its name there, such as "low-latency/20-A". */
  scenario: string;
  /** By which it is shown, such as "20-A". */
  name: string;
  title: string;
  /** Its study, and where its test case is printed. */
  where: string;
  /** What was measured, in a sentence. */
  about: string;
  /** What else somebody may call it. */
  also: readonly string[];
}

/** An experiment of today, as a search knows it. */
export interface ListedExperiment {
  to: string;
  /** What it is, such as "Hot row". */
  title: string;
  where: string;
  /** The first thing to try, in sentences. */
  about: string;
}

/** What readers are told that a hit is. */
export type Kind =
  | 'Scenario'
  | 'Configuration'
  | 'Term'
  | 'Chapter'
  | 'Test case'
  | 'Lab'
  | 'Experiment'
  | 'Claim'
  | 'Contradiction'
  | 'Page';

/** What a search has found. */
export interface Hit {
  kind: Kind;
  /** Address below the base of the site, with the part of the page. */
  to: string;
  title: string;
  /** Where it stands, such as "Course". */
  where: string;
  /** One or more whole sentences; empty where there is none. */
  excerpt: string;
}
