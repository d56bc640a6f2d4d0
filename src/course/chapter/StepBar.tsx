import { useTurnKeys } from '../useTurnKeys';
import styles from './stepBar.module.css';
import type { ChapterStep } from './types';

interface Props {
  steps: readonly ChapterStep[];
  active: number;
  /** How many steps there are to go to: a guess still hides the others. */
  open: number;
}

/** Scrolls to a step. */
function show(step: ChapterStep | undefined): void {
  if (step) document.getElementById(step.id)?.scrollIntoView({ block: 'start' });
}

/** Back and next: a bar at the foot of narrow pages, the keys n and p on all. */
export function StepBar({ steps, active, open }: Props) {
  const [back, here] = [steps[active - 1], steps[active]];
  const next = active + 1 < open ? steps[active + 1] : undefined;
  useTurnKeys((by) => show(by === 1 ? next : back));
  return (
    <nav className={styles.bar} aria-label="Steps of the chapter">
      <p>
        Step {active + 1} of {steps.length} <strong>{here?.title}</strong>
      </p>
      <button type="button" disabled={!back} onClick={() => show(back)}>
        Back
      </button>
      <button type="button" disabled={!next} onClick={() => show(next)}>
        Next step
      </button>
    </nav>
  );
}
