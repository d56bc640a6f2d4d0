import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type Problem, problemOf } from '../../../address/problem';
import type { Chosen } from '../../../reading/choices';
import { decoded } from '../../../reading/decoded';
import type { DayRule } from '../../study/dayRule';
import { isSameLoad, type Load, writeRates } from '../load';
import styles from './day.module.css';
import { Taken } from './Taken';

/** A week of half minutes needs less. */
const MOST_BYTES = 2_000_000;

/** What was pasted or opened, and what was chosen of it. */
export interface PastedText {
  text: string;
  chosen: Chosen;
}

interface PastedProps {
  load: Load;
  rule: DayRule;
  pasted: PastedText | null;
  onPasted: (pasted: PastedText) => void;
  onLoad: (load: Load) => void;
  onRefused: (problems: readonly Problem[]) => void;
}

type Reader = typeof import('../trace');

const firstLine = (text: string): string => /^.*/.exec(text)?.[0] ?? '';

/** The load as text, to paste over, and as a file: what is taken of it is shown first, and can be changed. */
export function Pasted({ load, rule, pasted, onPasted, onLoad, onRefused }: PastedProps) {
  const id = useId();
  const [reader, setReader] = useState<Reader | null>(null);
  const fetchReader = () => import('../trace').then(setReader);
  const given = useDeferredValue(pasted);
  const read = useMemo(
    () =>
      reader === null || given === null || given.text.trim() === ''
        ? null
        : reader.readTrace(rule, given.text, given.chosen),
    [reader, rule, given],
  );
  const isUsed = read?.load != null && isSameLoad(read.load, load);
  /** Choices hold while the heads stay; another text is read anew. */
  const take = (text: string) => {
    const isKnown = pasted !== null && firstLine(pasted.text) === firstLine(text);
    onPasted({ text, chosen: isKnown ? pasted.chosen : {} });
  };
  const choose = (chosen: Chosen) => {
    if (pasted === null) return;
    onPasted({ ...pasted, chosen });
    const next = reader?.readTrace(rule, pasted.text, chosen).load;
    if (isUsed && next) onLoad(next);
  };
  const readFile = (file: File | undefined) => {
    if (file === undefined) return;
    const refuse = (accepted: string, what: string) => {
      const instead = 'The load stays as it was.';
      onRefused([problemOf('file', file.name, `The file ${file.name} ${what}`, accepted, instead)]);
    };
    if (file.size > MOST_BYTES) {
      refuse(`files up to ${MOST_BYTES / 1e6} MB`, `has ${Math.ceil(file.size / 1e6)} MB`);
      return;
    }
    file.arrayBuffer().then(
      (bytes) => {
        onRefused([]);
        take(decoded(bytes));
      },
      () => refuse('a text file', 'could not be read'),
    );
  };
  return (
    <details
      className={styles.paste}
      onToggle={({ currentTarget }) => currentTarget.open && reader === null && fetchReader()}
    >
      <summary>Paste or open a file</summary>
      <label htmlFor={`${id}-text`}>
        A list of {rule.noun} per second, one an hour, or a table with times and rates
      </label>
      <textarea
        id={`${id}-text`}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={pasted?.text ?? writeRates(load.rates).replaceAll(',', ', ')}
        onChange={({ target }) => take(target.value)}
      />
      {read !== null && given !== null && (
        <Taken read={read} noun={rule.noun} chosen={given.chosen} onChosen={choose} />
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={!read?.load || isUsed}
          onClick={() => read?.load && onLoad(read.load)}
        >
          {isUsed ? 'This load is used' : 'Use this load'}
        </button>
        <label className={styles.file}>
          <input
            type="file"
            accept=".csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
            onChange={({ target }) => {
              readFile(target.files?.[0]);
              target.value = '';
            }}
          />
          Open a CSV file
        </label>
      </div>
      <p className={styles.hint}>
        It is read in this browser and sent nowhere. <a href="#how-it-is-read">How it is read</a>
      </p>
    </details>
  );
}
