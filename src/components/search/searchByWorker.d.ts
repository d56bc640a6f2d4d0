/** The worker of the search theme, which holds the index of all texts. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  /** A place in a page that holds what is asked. */
  interface Found {
    document: { t: string; u: string; h?: string; s?: string };
    /** The page that the place is in; false for a page itself. */
    page: false | { t: string };
    /** Where each word found stands in `t`: start and length, in characters. */
    metadata: Readonly<Record<string, { t?: { position: readonly [number, number][] } }>>;
  }
  export function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void>;
  export function searchByWorker(
    baseUrl: string,
    context: string,
    query: string,
    most: number,
  ): Promise<Found[]>;
}

/** What the build of the search theme writes down. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants' {
  /** Name of the file of the index; "{dir}" is for sites with several. */
  export const searchIndexUrl: string;
}
