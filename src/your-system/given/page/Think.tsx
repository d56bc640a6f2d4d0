import { useId } from 'react';
import { NumberBox } from './ChoiceField';
import styles from './given.module.css';

interface ThinkProps {
  thinkMs: number | null;
  onThink: (thinkMs: number | null) => void;
}

/** How long users pause, which most files do not tell. */
export function Think({ thinkMs, onThink }: ThinkProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Users pause after each answer, ms</label>
      <NumberBox
        id={id}
        value={thinkMs === null ? '' : String(thinkMs)}
        isOptional
        onValue={(value) => onThink(value === '' ? null : Number(value))}
      />
      <small>Empty: as the files tell, else not at all.</small>
    </div>
  );
}
