import { useEffect, useRef, useState } from 'react';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { CopyButton } from '../../course/problems/CopyButton';
import { useInView } from '../../lab/pace/useInView';
import { longerThan, type Passed } from '../run/crowd';
import { Crowd } from './Crowd';
import styles from './story.module.css';

interface TurnProps {
  /** Gives all messages of the minute, once the reader comes near. */
  load: () => Promise<readonly Passed[]>;
  followed: number;
  /** Address of the story of a message. */
  linkOf: (message: number) => string;
  onFollow: (message: number) => void;
}

/** How near it has to come to be fetched. */
const NEAR = '600px';

/** What is said of a message that the reader has chosen. */
export function verdictOf(crowd: readonly Passed[], chosen: Passed): string {
  const { message, atS, totalMs, waitedMs } = chosen;
  const longer = longerThan(crowd, chosen);
  const told = `Message ${formatNumber(message)} knocked at ${withUnit(atS, 's', 1)}. It stood in lines for ${formatNumber(waitedMs)} of its ${withUnit(totalMs, 'ms')}.`;
  if (longer === 0) return `${told} Found: nobody waited longer.`;
  return `${told} Not yet: ${formatNumber(longer)} waited longer.`;
}

/** The reader finds the message that waited longest, follows it, and sends its link. */
export function YourTurn({ load, followed, linkOf, onFollow }: TurnProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useInView(ref, NEAR);
  const [wanted, setWanted] = useState(false);
  if (isNear && !wanted) setWanted(true);
  const [crowd, setCrowd] = useState<readonly Passed[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<Passed | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setChosen(null);
    load().then(
      (all) => left || setCrowd(all),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted, load]);
  const own = chosen ?? crowd?.find(({ message }) => message === followed) ?? null;
  const isFound = crowd !== null && own !== null && longerThan(crowd, own) === 0;
  return (
    <section className={styles.turn} ref={ref} id="longest" aria-labelledby="longest-title">
      <h2 className={styles.title} id="longest-title">
        Your turn: who waited longest?
      </h2>
      <p>
        One message is one message. In the minute around it{' '}
        <span>{crowd ? formatNumber(crowd.length) : 'thousands of'}</span> messages passed, each a
        dot here: when it knocked, and how long it stood in lines. Find the one that waited longest,
        follow it, and send its link to somebody who asks why the system is slow.
      </p>
      {failed && <p role="alert">The messages of the minute did not arrive.</p>}
      {crowd && <Crowd crowd={crowd} chosen={own} onChoose={setChosen} />}
      <p className={styles.verdict} role="status" data-found={isFound || undefined}>
        {crowd && (own ? verdictOf(crowd, own) : 'Choose a dot.')}
      </p>
      {own && (
        <p className={styles.buttons}>
          <button type="button" onClick={() => onFollow(own.message)}>
            Follow it
          </button>
          <CopyButton label="Copy its link" text={() => linkOf(own.message)} />
        </p>
      )}
    </section>
  );
}
