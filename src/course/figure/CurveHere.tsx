import { CurvePlot } from './CurvePlot';
import styles from './figure.module.css';
import { Replications } from './Replications';

/** The chapter's curve among its steps, on narrow pages, where the figure has no room for it. */
export function CurveHere() {
  return (
    <div className={styles.among}>
      <CurvePlot />
      <Replications />
    </div>
  );
}
