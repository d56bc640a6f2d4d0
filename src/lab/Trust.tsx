import styles from './lab.module.css';
import type { PartProps } from './types';
import { distanceText } from './view/measuredRange';

/** What to expect of a scenario: what the study has to say, unless it lies outside what was measured. */
export function Trust(props: PartProps) {
  const { context, view } = props;
  const Within = context.study.Trust;
  if (view.outside.length === 0) return <Within {...props} />;
  return (
    <p className={styles.hint} data-trust="outside">
      {distanceText(view.outside)}
    </p>
  );
}
