import type { ComponentProps } from 'react';
import styles from './marks.module.css';
import type { Looking } from './types';

/** What a label or mark stands for; decides its colour. */
export type Tone = 'measured' | 'simulated' | 'context' | 'note';

type LabelLook = 'plain' | 'strong' | 'onShade';

type LabelProps = Omit<ComponentProps<'text'>, 'className'> & Looking<LabelLook>;

/** A text beside a mark, on a halo of the paper or of the shaded ground that it stands on. */
export const Label = ({ look, ...place }: LabelProps) => (
  <text className={styles.label} data-look={look} {...place} />
);
