/**
 * Workers for a page in a frame without an origin of its own: such a page may start none from a file of the site, but from a
 * script of its own which imports that file. Addresses in the worker are then meant from the page's.
 */
export function framedWorker(window: Window & typeof globalThis): typeof Worker {
  const { Worker, URL, Blob, document } = window;
  return class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      const { href, protocol } = new URL(script, document.baseURI);
      const source =
        `const page=${JSON.stringify(document.baseURI)},{importScripts:load}=self;` +
        'self.URL=class extends URL{constructor(to,from){super(to,/^blob:/.test(from)?page:from)}};' +
        'self.importScripts=(...all)=>load(...all.map((one)=>new URL(one,page).href));' +
        `importScripts(${JSON.stringify(href)})`;
      super(protocol === 'blob:' ? href : URL.createObjectURL(new Blob([source])), options);
    }
  };
}
