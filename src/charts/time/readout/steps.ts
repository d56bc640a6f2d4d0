/** A page key moves by this share of the run. */
const PAGE_SHARE = 0.1;

const within = (step: number, steps: number) => Math.min(steps - 1, Math.max(0, step));

/** The step of a run at a share of its length, 0 to 1; the nearest one beside the run. */
export const stepAt = (share: number, run: { stepMs: number; endMs: number; steps: number }) =>
  within(Math.floor((share * run.endMs) / run.stepMs), run.steps);

/** The step that a key leads to; null where the key moves nothing. */
export function stepAfter(key: string, step: number, steps: number): number | null {
  const page = Math.max(1, Math.round(PAGE_SHARE * steps));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(step + 1, steps);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(step - 1, steps);
    case 'PageUp':
      return within(step + page, steps);
    case 'PageDown':
      return within(step - page, steps);
    case 'Home':
      return 0;
    case 'End':
      return steps - 1;
    default:
      return null;
  }
}
