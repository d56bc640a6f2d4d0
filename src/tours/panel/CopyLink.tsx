import { useState } from 'react';
import { Icon } from '../../lab/Icon';
import styles from './panel.module.css';

/** Copies the address, which holds the reader's place and knobs. */
export function CopyLink({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('Link copied');
    } catch {
      setSaid('The browser does not allow copying: copy the address instead');
    }
  };
  return (
    <div className={styles.link}>
      <p>{children}</p>
      <button type="button" onClick={copy}>
        <Icon name="link" /> Copy link
      </button>{' '}
      <span role="status">{said}</span>
    </div>
  );
}
