/** An element as a reader finds it: of a kind, and by the name that it is given or the text that it shows. */
export interface Target {
  css: string;
  name?: string;
}

export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter';

/** What a reader does in a browser. One at a time; each promise is rejected where the browser cannot do it. */
export interface Reader {
  /** Begins as someone who was never here: with an empty page, and nothing kept from before. */
  begin(): Promise<void>;
  /** Follows an address, or a path below that of the site, until its page has loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What a function gives within the page: it knows its arguments alone, which like its result are plain data. */
  evaluate<Args extends readonly unknown[], Result>(
    what: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks on the middle of an element, which is there. */
  click(target: Target): Promise<void>;
  /** Presses a key, or types a character, where the focus is. */
  press(key: Key | `${number}`): Promise<void>;
  /** Ends the browser. */
  end(): Promise<void>;
}

/** How a browser is started: its files go into `home`, what a page saves into `downloads`. */
export interface Start {
  baseUrl: string;
  home: string;
  downloads: string;
}
