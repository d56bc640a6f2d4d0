import { type RefObject, useContext, useEffect } from 'react';
import { BandsContext } from '../bands/scenarioBands';
import { Icon } from '../Icon';
import { sureAtOnce } from '../lateParts';
import { Fold } from '../sections/Fold';
import { Late } from '../sections/Late';
import { keepOpen, readOpen } from '../sections/remembered';
import { useSections } from '../sections/SectionsContext';
import { sureDigest } from './digest';
import type { SureProps } from './Sure';
import styles from './sure.module.css';

interface HowSureProps extends SureProps {
  place: RefObject<HTMLDivElement | null>;
  /** Whether the static page shows other numbers. */
  isOutdated: boolean;
}

/** The fold of what stands behind the numbers; also its anchor. */
export const HOW_SURE = 'how-sure';

const KEPT_AS = 'messagebox-lab-how-sure';

const fetchSure = () => import('./Sure').then(({ Sure }) => Sure);

/** What stands behind the numbers of a lab: in one line, and all of it once it is opened; then on every page. */
export function HowSure({ place, isOutdated, ...sure }: HowSureProps) {
  const { isOpen, opened, set } = useSections();
  const bands = useContext(BandsContext);
  const shows = opened !== null && isOpen(HOW_SURE);
  useEffect(() => {
    if (readOpen(KEPT_AS)) set([HOW_SURE], true);
  }, [set]);
  const turn = () => {
    keepOpen(KEPT_AS, !shows);
    set([HOW_SURE], !shows);
  };
  return (
    <div ref={place} className={styles.sure} data-lab-part="sure">
      <h2 className={styles.head}>
        <button type="button" aria-expanded={shows} onClick={turn}>
          <strong>How sure?</strong>
          <span>{sureDigest(sure.context, sure.view, bands)}</span>
          <span className={styles.turn}>
            {shows ? 'Close' : 'Open'} <Icon name="chevron" />
          </span>
        </button>
      </h2>
      <Fold fold={HOW_SURE} id={HOW_SURE} className={styles.body}>
        <Late
          atOnce={sureAtOnce}
          fetch={fetchSure}
          isShown={shows}
          isOutdated={isOutdated}
          given={sure}
        />
      </Fold>
    </div>
  );
}
