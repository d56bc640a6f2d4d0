/** From a press of pointer or key to its release; or, by itself, a change that comes outside one, such as a click's. */
export interface Gesture {
  /** Whether it has its entry in the history. */
  hasEntry: boolean;
  isOver: boolean;
}

/**
 * Follows the presses on the page until `signal`, before anything on the page hears of them. Returns what gives the
 * gesture that a change made now belongs to.
 */
export function watchGestures(onRelease: () => void, signal: AbortSignal): () => Gesture {
  let current: Gesture | null = null;
  /** What a control makes of its draft as it loses the focus to the next press is a change by itself. */
  let isLeaving = false;
  const press = () => {
    current = { hasEntry: false, isOver: false };
  };
  const release = () => {
    if (current === null) return;
    current.isOver = true;
    current = null;
    onRelease();
  };
  const options = { capture: true, passive: true, signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', ({ repeat }) => (repeat && current) || press(), options);
  for (const end of ['pointerup', 'pointercancel', 'keyup'] as const) {
    window.addEventListener(end, release, options);
  }
  window.addEventListener('blur', ({ target }) => target === window && release(), options);
  const leave = ({ eventPhase }: Event) => {
    isLeaving = eventPhase === Event.CAPTURING_PHASE;
  };
  window.addEventListener('focusout', leave, options);
  window.addEventListener('focusout', leave, { signal });
  return () => (isLeaving ? null : current) ?? { hasEntry: false, isOver: true };
}
