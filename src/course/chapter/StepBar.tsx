import { useTurnKeys } from '../useTurnKeys';
import styles from './stepBar.module.css';
import type { ChapterStep } from './types';

interface Props {
  steps: readonly ChapterStep[];
  active: number;
}

/** Scrolls to a step; the steps that the guess still hides are left out. */
function show(step: ChapterStep | undefined): void {
  if (step) document.getElementById(step.id)?.scrollIntoView({ block: 'start' });
}

/** Back and next: a bar at the foot of narrow pages, the keys n and p on all. */
export function StepBar({ steps, active }: Props) {
  const [back, here, next] = [steps[active - 1], steps[active], steps[active + 1]];
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
