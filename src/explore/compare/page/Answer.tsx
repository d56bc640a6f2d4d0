import { memo } from 'react';
import { ComparedDistributions } from '../../../charts/compared/ComparedDistributions';
import { ComparedPlane } from '../../../charts/compared/ComparedPlane';
import { ComparedRows } from '../../../charts/compared/ComparedRows';
import { distanceText } from '../../../lab/view/distanceText';
import { distributionsOf, machinesOf, outsideOf, planeOf, stagesOf } from '../chartProps';
import { findingOf, pairingText } from '../finding';
import type { PinnedRuns } from '../pinned';
import { hasChanged, rowsOf, sharedAndAlone } from '../rows';
import styles from './compare.module.css';
import { DifferenceTable } from './DifferenceTable';
import { TrustFold } from './TrustFold';

interface AnswerProps {
  shown: PinnedRuns;
  /** Of an earlier question, until this one has numbers. */
  isStale: boolean;
  isDone: boolean;
}

/** What the runs say: in a sentence, in numbers, and in pictures. */
export const Answer = memo(function Answer({ shown, isStale, isDone }: AnswerProps) {
  const { pinned, runs, isPreview } = shown;
  const rows = rowsOf(pinned);
  const { shared, alone } = sharedAndAlone(rows);
  const others = pinned.map((_, index) => index).slice(1);
  const findings = others.map((index) => findingOf(pinned, shared, index));
  const beyond = pinned.flatMap((one) => {
    const text = hasChanged(one.scenario) ? distanceText(outsideOf(one)) : '';
    return text === '' ? [] : [`${one.letter}: ${text}`];
  });
  const pairing = others.length > 0 && runs > 1 ? pairingText(shared, 1) : '';
  const plane = planeOf(pinned, shared);
  const distributions = distributionsOf(pinned);
  const stages = stagesOf(pinned);
  const machines = machinesOf(pinned, shared);
  return (
    <div
      className={styles.result}
      data-stale={isStale || undefined}
      data-preview={isPreview || undefined}
    >
      <div className={styles.finding}>
        {pinned.length === 1 && <p>Pin a copy to compare with, and change it.</p>}
        {findings.map((text, index) => (
          <p key={pinned[index + 1]?.letter} data-finding={pinned[index + 1]?.letter}>
            {text}
          </p>
        ))}
        {isPreview && <p className={styles.note}>First numbers, from one short run of each.</p>}
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
      {shared.length > 0 && (
        <DifferenceTable pinned={pinned} rows={shared} runs={runs} isPreview={isPreview} />
      )}
      {alone.length > 0 && (
        <DifferenceTable
          pinned={pinned}
          rows={alone}
          runs={runs}
          isPreview={isPreview}
          caption={pinned.length > 1 ? 'What one scenario has by itself' : undefined}
        />
      )}
      {pinned
        .filter(({ scenario }) => hasChanged(scenario))
        .map((one) => (
          <TrustFold key={one.letter} one={one} />
        ))}
      <div className={styles.charts}>
        {plane && <ComparedPlane {...plane} stale={isStale} />}
        {distributions && <ComparedDistributions {...distributions} stale={isStale} />}
        {stages && <ComparedRows {...stages} stale={isStale} />}
        {machines && (
          <div className={styles.wide}>
            <ComparedRows {...machines} stale={isStale} />
          </div>
        )}
      </div>
    </div>
  );
});
