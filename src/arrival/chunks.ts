// Scripts that a page asks for later are waited for. These names are the bundler's, for a module that changes how it loads.
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_get_script_filename__: (chunk: string) => string;

if (typeof document !== 'undefined') {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    window.arrival.arriving(__webpack_get_script_filename__(chunk), () => load(chunk));
}
