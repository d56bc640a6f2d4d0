import { useId, useState } from 'react';
import type { Choice } from '../../../loadtest';
import styles from './given.module.css';

interface ChoiceFieldProps {
  choice: Choice;
  onValue: (value: string) => void;
}

const ACCEPTED = 'a number above 0';

const wordsOf = ({ id, file }: Choice): string => {
  const what = id.endsWith(` of ${file}`) ? id.slice(0, -` of ${file}`.length) : id;
  return what.charAt(0).toUpperCase() + what.slice(1);
};

/** What was taken to be so of a file, or is asked for, as a list or a box for a number. */
export function ChoiceField({ choice, onValue }: ChoiceFieldProps) {
  const id = useId();
  const { value, options, note, file } = choice;
  const isOpen = value === null;
  const needed = options.length > 0 ? 'choose one' : 'a number is needed';
  const common = {
    id,
    'data-asked': isOpen || undefined,
    'aria-describedby': note === '' ? undefined : `${id}-note`,
  };
  return (
    <div className={styles.choice} data-open={isOpen || undefined}>
      <label htmlFor={id}>
        {wordsOf(choice)} <span className={styles.of}>of {file}</span>
      </label>
      {options.length > 0 ? (
        <select
          {...common}
          value={value ?? ''}
          onChange={({ target }) => target.value !== '' && onValue(target.value)}
        >
          {isOpen && <option value="">Choose</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <NumberBox {...common} value={value ?? ''} onValue={onValue} />
      )}
      <small id={`${id}-note`}>{isOpen ? `Not told: ${needed}. ${note}` : note}</small>
    </div>
  );
}

interface NumberBoxProps {
  id: string;
  value: string;
  onValue: (value: string) => void;
  /** Whether it may be empty. */
  isOptional?: boolean;
}

/** A box for a number above zero, used when it is left or Enter is pressed; what is none stays, and is named. */
export function NumberBox({ id, value, onValue, isOptional = false, ...others }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const number = Number(text.trim().replace(',', '.'));
  const isEmpty = text.trim() === '';
  const isGood = isEmpty ? isOptional || typed === null : Number.isFinite(number) && number > 0;
  const commit = () => {
    if (typed === null || !isGood) return;
    setTyped(null);
    const next = isEmpty ? '' : String(number);
    if (next !== value) onValue(next);
  };
  return (
    <>
      <input
        {...others}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={!isGood || undefined}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {!isGood && (
        <small className={styles.fault}>
          “{text}” is not used; accepted: {ACCEPTED}.
        </small>
      )}
    </>
  );
}
