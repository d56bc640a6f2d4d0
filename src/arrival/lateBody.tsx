import type { ComponentType } from 'react';

type Body = ComponentType<Record<string, unknown>>;

/** A page whose text comes later than the page itself. */
export type LateBody = Body & { lateUntil?: Promise<void> };

/**
 * The text of a page. Where a file of its is missing, one that is to be shown once `lateUntil` has resolved: the page
 * around it need not wait.
 */
export async function lateBody(load: () => Promise<{ default: Body }>): Promise<LateBody> {
  const loading = load();
  const first = await Promise.race([loading, window.arrival.whenMissing()]);
  if (first) return first.default;
  let Arrived: Body | null = null;
  const late: LateBody = (props) => Arrived && <Arrived {...props} />;
  late.lateUntil = loading.then((loaded) => {
    Arrived = loaded.default;
  });
  return late;
}
