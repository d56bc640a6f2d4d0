import { useRef } from 'react';
import { quoted } from '../../address/quoted';
import { troubleText } from '../carry/keptText';
import { SHELF } from '../carry/stored';
import styles from './kept.module.css';
import type { DescriptionState } from './useDescription';

const saidOf = (names: readonly string[]): string =>
  `${names.map(quoted).join(' and ')} ${names.length === 1 ? 'was' : 'were'} open here before, and ${names.length === 1 ? 'is' : 'are'} kept in this browser now.`;

/** What the address put another system in the place of, and the way back to it. */
export function ReplacedNotice({ state }: { state: DescriptionState }) {
  const { replaced, open, report, dismiss } = state;
  const place = useRef<HTMLDivElement>(null);
  const done = () => {
    // The buttons go, their place stays: the next Tab goes on from there.
    place.current?.focus();
    dismiss();
  };
  const goBack = async (name: string) => {
    const read = await SHELF.open(name);
    if (read?.description) open(read.description, `Open ${name}`, read.problems);
    else report(read?.problems ?? []);
    done();
  };
  return (
    <div ref={place} aria-live="polite" tabIndex={-1} className={styles.replaced}>
      {replaced && (
        <>
          {replaced.names.length > 0 && <p>{saidOf(replaced.names)}</p>}
          {replaced.trouble && <p>{troubleText(replaced.trouble)}</p>}
          {replaced.names.map((name) => (
            <button key={name} type="button" onClick={() => goBack(name)}>
              Open {quoted(name)} again
            </button>
          ))}
          <button type="button" onClick={done}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}
