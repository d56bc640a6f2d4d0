import type { CSSProperties, KeyboardEvent } from 'react';
import { PADLOCK } from '../../../charts/marks/padlock';
import type { Kind } from '../../edit/fields';
import styles from './drawing.module.css';

interface BoxProps {
  look: Kind | 'frame' | 'source';
  name: string;
  /** The line below its name; null where there is no room. */
  detail: string | null;
  /** All of it in words. */
  text: string;
  isBottleneck?: boolean;
  isFromPoints?: boolean;
  /** Whether its fields are open. */
  isOpen: boolean;
  /** Whether Tab stops here: at one of all boxes. */
  isStop: boolean;
  style: CSSProperties;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Padlock = () => (
  <svg aria-hidden="true" className={styles.padlock} viewBox="0 0 12 15">
    <path d={`M0 15${PADLOCK}`} />
  </svg>
);

/** A station, a pool around stations, or who sends: a button that opens its fields. */
export function Box(props: BoxProps) {
  const { look, name, detail, text, isBottleneck, isFromPoints, isOpen, isStop, style } = props;
  return (
    <li className={styles.place} style={style} data-look={look}>
      <button
        type="button"
        className={styles.box}
        data-bottleneck={isBottleneck || undefined}
        data-from-points={isFromPoints || undefined}
        aria-label={text}
        aria-expanded={isOpen}
        tabIndex={isStop ? 0 : -1}
        onClick={props.onOpen}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
      >
        <span className={styles.name}>
          {look === 'lock' && <Padlock />}
          <span className={styles.cut}>{name}</span>
        </span>
        {detail !== null && <span className={styles.detail}>{detail}</span>}
      </button>
    </li>
  );
}
