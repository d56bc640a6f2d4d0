import Link from '@docusaurus/Link';
import { Copied } from './copy/Copied';
import { useCopy } from './copy/useCopy';
import type { Elsewhere } from './elsewhere';
import { Icon } from './Icon';
import { absoluteLink } from './state/useUrl';
import styles from './toolbar.module.css';
import type { LabContext, LabState } from './types';

interface ActionsProps {
  context: LabContext;
  state: LabState;
  /** Where the scenario is compared with others; absent for archived models. */
  compare: Elsewhere | undefined;
}

/** What a reader does with a scenario most often. */
export function Actions({ context, state, compare }: ActionsProps) {
  const { copying, copy } = useCopy();
  return (
    <div className={styles.actions}>
      {compare && (
        <Link className="button" to={compare.to}>
          Compare with…
        </Link>
      )}
      <button
        type="button"
        className={styles.primary}
        onClick={() => copy(absoluteLink(context, state.scenario), 'Link copied')}
      >
        <Icon name="link" /> Copy link
      </button>
      <Copied copying={copying} />
    </div>
  );
}
