/** The browser's own store, which tests of parts have not. */
export const store = { kept: new Map<string, unknown>(), refuses: false };

const guarded = <Value>(act: () => Value): Promise<Value> =>
  store.refuses ? Promise.reject(new Error('no store')) : Promise.resolve(act());

export const loadKept = () => guarded(() => store.kept.get('given') ?? null);

export const saveKept = (kept: unknown) =>
  guarded(() => void store.kept.set('given', structuredClone(kept)));
