import { wordsOf } from '../scenario/words';
import styles from './lab.module.css';
import type { PartProps } from './types';
import { useFetched } from './useFetched';

const fetchText = () => import('./view/distanceText');

/** What to expect of a scenario: what the study has to say, unless it lies outside what was measured. */
export function Trust(props: PartProps) {
  const { context, view } = props;
  const Within = context.study.Trust;
  const isOutside = view.outside.length > 0;
  const telling = useFetched(isOutside, fetchText);
  return isOutside ? (
    <p className={styles.notes} data-trust="outside">
      {telling?.distanceText(view.outside, wordsOf(context))}
    </p>
  ) : (
    <Within {...props} />
  );
}
