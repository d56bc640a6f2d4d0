/**
 * Runs stages side by side on so many cores, and gives their results in their order. A stage `{ name, after, cores }`
 * starts when those named in `after` have ended, well or badly, and its cores (1 unless it says more) are free. Those
 * that wait for cores alone start in their order. Throws where a stage waits for one that is not before it.
 */
export async function runStages(stages, cores, run) {
  const names = stages.map(({ name }) => name);
  stages.forEach(({ name, after = [] }, index) => {
    const unknown = after.find((other) => !names.slice(0, index).includes(other));
    if (unknown) throw new Error(`${name} waits for ${unknown}, which is not before it`);
  });
  const results = new Map();
  const waiting = new Set(stages);
  const running = new Map();
  const needed = (stage) => Math.min(stage.cores ?? 1, cores);
  const isReady = ({ after = [] }) => after.every((name) => results.has(name));
  while (results.size < stages.length) {
    for (const stage of waiting) {
      const used = [...running.keys()].reduce((sum, one) => sum + needed(one), 0);
      if (!isReady(stage)) continue;
      if (used + needed(stage) > cores) break;
      waiting.delete(stage);
      running.set(
        stage,
        run(stage).then((result) => {
          results.set(stage.name, result);
          running.delete(stage);
        }),
      );
    }
    await Promise.race(running.values());
  }
  return names.map((name) => results.get(name));
}
