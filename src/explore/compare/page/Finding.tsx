import { distanceText } from '../../../lab/view/distanceText';
import { wordsOf } from '../../../scenario/words';
import { outsideOf } from '../../study/outside';
import { findingOf, pairingText } from '../finding';
import { otherModelsText } from '../otherModels';
import type { PinnedRuns } from '../pinned';
import { hasChanged, type SharedAndAlone } from '../rows';
import { apartTexts } from '../withheld';
import styles from './compare.module.css';

interface FindingProps {
  shown: PinnedRuns;
  rows: SharedAndAlone;
  isDone: boolean;
}

/** What the runs say in sentences: little to draw, so that it stands at once. */
export function Finding({ shown, rows, isDone }: FindingProps) {
  const { pinned, runs, isPreview } = shown;
  const { shared } = rows;
  const findings = pinned.slice(1).map((_, index) => findingOf(pinned, shared, index + 1, isDone));
  const inModels = pinned
    .slice(1)
    .map((_, index) => otherModelsText(pinned, shared, index + 1))
    .filter(Boolean);
  const beyond = pinned.flatMap((one) => {
    const text = hasChanged(one.scenario)
      ? distanceText(outsideOf(one.study, one.values), wordsOf(one.study.context))
      : '';
    return text === '' ? [] : [`${one.letter}: ${text}`];
  });
  const apart = pinned.slice(1).flatMap((_, index) => apartTexts(pinned, shared, index + 1));
  const pairing = findings.length > 0 && runs > 1 ? pairingText(shared, 1) : '';
  return (
    <>
      <div className={styles.finding}>
        {pinned.length === 1 && <p>Pin a copy to compare with, and change it.</p>}
        {findings.map((text, index) => (
          <p key={pinned[index + 1]?.letter} data-finding={pinned[index + 1]?.letter}>
            {text}
          </p>
        ))}
        {isPreview && <p className={styles.note}>First numbers, from one short run of each.</p>}
        {inModels.map((text) => (
          <p key={text} className={styles.note} data-models>
            {text}
          </p>
        ))}
        {apart.map((text) => (
          <p key={text} className={styles.note} data-apart>
            {text}
          </p>
        ))}
        {beyond.map((text) => (
          <p key={text} className={styles.note} data-beyond>
            {text}
          </p>
        ))}
        {pairing !== '' && (
          <p className={styles.note} data-pairing>
            {pairing}
          </p>
        )}
      </div>
      <p role="status" className={styles.hidden}>
        {isDone && findings.join(' ')}
      </p>
    </>
  );
}
