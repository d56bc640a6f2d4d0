import type { ReactNode } from 'react';
import styles from './labTitle.module.css';

interface Props {
  /** What the page asks; nothing, and its name is the title. */
  question: string | undefined;
  /** What the page is called elsewhere, such as in lists. */
  name: string;
  /** What more there is to say in a line. */
  children?: ReactNode;
}

/** The title of a lab's page: what it asks, then what it is. */
export const LabTitle = ({ question = '', name, children }: Props) => (
  <header className={styles.title}>
    <h1>{question || name}</h1>
    <p>
      {question && <span>{`${name}.`}</span>} {children}
    </p>
  </header>
);
