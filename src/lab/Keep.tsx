import Link from '@docusaurus/Link';
import { useState } from 'react';
import styles from './lab.module.css';

/** What a lab asks whoever keeps links: the lab itself knows no book. */
export const KEEP_EVENT = 'messagebox-lab-keep';

/** A link to be kept under a name, with the version of its study's model. */
export interface KeptLab {
  link: string;
  name: string;
  models: Readonly<Record<string, string>>;
}

export interface KeepRequest extends KeptLab {
  /** Hears in a few words what came of it. */
  tell: (text: string) => void;
}

/** Keeps the scenario of a lab; the code for it comes with the first press. */
export function Keep(kept: KeptLab) {
  const [said, setSaid] = useState({ link: '', text: '' });
  const onClick = () => {
    const tell = (text: string) => setSaid({ link: kept.link, text });
    const detail: KeepRequest = { ...kept, tell };
    window.dispatchEvent(new CustomEvent(KEEP_EVENT, { detail }));
  };
  return (
    <>
      <button type="button" className={styles.keep} onClick={onClick}>
        Keep
      </button>
      <span role="status">
        {said.link === kept.link && <Link to="/explore/book">{said.text}</Link>}
      </span>
    </>
  );
}
