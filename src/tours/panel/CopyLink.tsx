import { Copied } from '../../lab/copy/Copied';
import { useCopy } from '../../lab/copy/useCopy';
import { Icon } from '../../lab/Icon';
import styles from './panel.module.css';

/** Copies the address, which holds the reader's place and knobs. */
export function CopyLink({ children }: { children: string }) {
  const { copying, copy } = useCopy();
  return (
    <div className={styles.link}>
      <p>{children}</p>
      <button type="button" onClick={() => copy(window.location.href, 'Link copied')}>
        <Icon name="link" /> Copy link
      </button>{' '}
      <Copied copying={copying} />
    </div>
  );
}
