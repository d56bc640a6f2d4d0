import marks from './marks.module.css';
import styles from './shapes.module.css';
import type { Looking, Placed } from './types';

type Area = Placed<'rect'>;

/** Among other bands, alone in a plane, in a narrow slot. */
export type BoxLook = 'plain' | 'fine' | 'small';

/** Where nine of ten measurements would lie: a dashed box. */
export const PredictiveBox = ({ look, ...place }: Area & Looking<BoxLook>) => (
  <rect className={styles.box} data-look={look} {...place} />
);

/** On the line of a knob, on a band among others, on paper without colours. */
export type CapsuleLook = 'track' | 'band' | 'printed';

/** The measured range of a knob, on its line. */
export const Capsule = ({ look, ...place }: Area & Looking<CapsuleLook>) => (
  <rect className={styles.capsule} data-look={look} {...place} />
);

/** What was published, or a formula says: a dashed outline in grey ink. */
export const Outline = (place: Area) => (
  <rect className={styles.box} data-look="published" {...place} />
);

/** Within the tolerance, between slanting edges. */
export const BandBetween = (place: Placed<'path'>) => <path className={marks.band} {...place} />;
