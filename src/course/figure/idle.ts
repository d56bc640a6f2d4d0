/** Longest stretch without giving way to the reader, in ms. */
const STRETCH_MS = 8;

/** Works through the steps of a generator between other tasks; `stop` ends it. */
export function workIdly<Result>(
  steps: Generator<unknown, Result, undefined>,
  done: (result: Result) => void,
): () => void {
  let stopped = false;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const until = performance.now() + STRETCH_MS;
    while (!stopped) {
      const step = steps.next();
      if (step.done) {
        port1.close();
        return done(step.value);
      }
      if (performance.now() > until) return port2.postMessage(null);
    }
  };
  port2.postMessage(null);
  return () => {
    stopped = true;
    port1.close();
    steps.return(undefined as Result);
  };
}
