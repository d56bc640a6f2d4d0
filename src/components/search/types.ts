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

/** What a search has found. */
export interface Hit {
  /** Address below the base of the site, with the part of the page. */
  to: string;
  title: string;
  /** Where it stands, such as "Course". */
  where: string;
  /** One or more whole sentences; empty where there is none. */
  excerpt: string;
}
