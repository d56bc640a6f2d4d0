import type { ReactNode } from 'react';
import styles from './folding.module.css';

interface FoldingProps {
  heading: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** The question in a sentence, for when it is folded. */
  sentence?: string;
  children: ReactNode;
}

/** The fields of a question, which fold on a narrow screen once there is an answer below them. */
export function Folding({ heading, isFolded, onFold, sentence, children }: FoldingProps) {
  return (
    <>
      <header className={styles.head}>
        <h2>{heading}</h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? 'Change the question' : 'Fold the question'}
        </button>
      </header>
      {isFolded && sentence && <p className={styles.sentence}>{sentence}</p>}
      <div className={styles.fields} data-folded={isFolded || undefined}>
        {children}
      </div>
    </>
  );
}
