import { useEffectEvent, useLayoutEffect } from 'react';

/** Whether a letter belongs to what has the focus. */
const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="range"], [type="radio"]), textarea, select, [contenteditable]',
  ) !== null;

/** The keys of steps: n turns to the next one, p to the one before. */
export function useTurnKeys(onTurn: (by: 1 | -1) => void): void {
  // What is shown counts, from when it is shown: a key right after a step turns from that step.
  const turn = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (isField(target) || ctrlKey || metaKey || altKey) return;
    if (key === 'n') onTurn(1);
    if (key === 'p') onTurn(-1);
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => turn(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
