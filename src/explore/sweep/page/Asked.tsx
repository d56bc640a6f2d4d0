import { useState } from 'react';
import { capitalised } from '../../../charts/frame/format';
import { Segmented } from '../../../lab/knobs/Segmented';
import { differences } from '../../../lab/view/knobText';
import { SEED } from '../../../scenario/linkFields';
import { published } from '../../../scenario/scenario';
import { wordsOf } from '../../../scenario/words';
import type { Protocol } from '../../../simulator/types';
import { Folding } from '../../page/Folding';
import { PickScenario } from '../../page/PickScenario';
import type { QuestionState } from '../../page/useQuestion';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import {
  knobNamed,
  REPLICATIONS,
  type SweepQuestion,
  usualQuestion,
  withinLimit,
} from '../question';
import { usualSwept } from '../swept';
import { CountField } from './CountField';
import { SweptField } from './SweptField';
import styles from './sweep.module.css';

interface AskedProps {
  study: ExploredStudy;
  question: SweepQuestion;
  state: QuestionState<SweepQuestion>;
  isLocked: boolean;
  /** Whether a run was begun: on a narrow screen the question then folds to a line. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

const protocolsOf = ({ context }: ExploredStudy): readonly { value: Protocol; label: string }[] => [
  { value: 'preview', label: 'Short' },
  { value: 'study', label: capitalised(wordsOf(context).thorough('')) },
];

/** What a sweep asks. */
export function Asked(props: AskedProps) {
  const { study, question, state, isLocked, isFolded, onFold } = props;
  const { from, over, by } = question;
  const { schema } = study.context;
  const changed = differences(schema, baseValuesOf(study, from), valuesOf(study, from));
  const ask = (next: SweepQuestion) => {
    const limited = withinLimit(study, next);
    state.ask(limited.question);
    if (limited.problems.length > 0) state.report(limited.problems);
  };
  const second = schema.knobs.find(
    ({ id }) => id !== over.knob && study.movable.includes(id) && id !== study.loadKnob,
  );
  return (
    <Folding heading="Sweep" isFolded={isFolded} onFold={onFold}>
      <fieldset className={styles.plain} disabled={isLocked}>
        <legend>From</legend>
        <PickScenario
          study={study}
          base={from.base}
          onStudy={(id) =>
            state.askWith([id], (studies) => {
              const next = studies.get(id) ?? study;
              return usualQuestion(next, { ...published(next.first), seed: from.seed });
            })
          }
          onBase={(base) => ask({ ...question, from: { ...published(base), seed: from.seed } })}
        />
        {changed.length > 0 && (
          <p className={styles.changed}>
            with {changed.join(', ')}{' '}
            <button
              type="button"
              onClick={() => ask({ ...question, from: { ...from, changes: {} } })}
            >
              Reset
            </button>
          </p>
        )}
      </fieldset>
      <SweptField
        study={study}
        axis="over"
        swept={over}
        taken={by?.knob ?? null}
        isLocked={isLocked}
        onChange={(next) => ask({ ...question, over: next })}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={by !== null}
          disabled={isLocked}
          onChange={() =>
            ask({
              ...question,
              by: by === null && second ? usualSwept(study, knobNamed(study, second.id)) : null,
            })
          }
        />
        and a second knob
      </label>
      {by !== null && (
        <SweptField
          study={study}
          axis="by"
          swept={by}
          taken={over.knob}
          isLocked={isLocked}
          onChange={(next) => ask({ ...question, by: next })}
        />
      )}
      <Shown study={study} question={question} onChange={ask} />
      <fieldset className={styles.plain} disabled={isLocked}>
        <legend>Runs</legend>
        <Segmented
          label="Protocol"
          options={protocolsOf(study)}
          value={question.protocol}
          onChange={(protocol) => ask({ ...question, protocol })}
        />
        <CountField
          field={REPLICATIONS}
          value={question.replications}
          isLocked={isLocked}
          onChange={(replications) => ask({ ...question, replications })}
        />
        <CountField
          field={SEED}
          value={from.seed}
          isLocked={isLocked}
          onChange={(seed) => ask({ ...question, from: { ...from, seed } })}
        />
      </fieldset>
    </Folding>
  );
}

interface ShownProps {
  study: ExploredStudy;
  question: SweepQuestion;
  onChange: (question: SweepQuestion) => void;
}

/** Curves of as many measures at once. */
const MOST_CURVES = 4;

/** The measures on show: several as curves, one as a map. */
function Shown({ study, question, onChange }: ShownProps) {
  const [open, setOpen] = useState(false);
  const { show, by } = question;
  const chosen = by === null ? show : show.slice(0, 1);
  const names = study.measures.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  const toggle = (id: string) => {
    if (by !== null) return onChange({ ...question, show: [id] });
    const next = show.includes(id) ? show.filter((one) => one !== id) : [...show, id];
    if (next.length > 0) onChange({ ...question, show: next.slice(-MOST_CURVES) });
  };
  return (
    <details
      className={styles.shown}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Shows {names.join(' and ')}</summary>
      <fieldset className={styles.plain}>
        <legend className={styles.hidden}>Measures on show</legend>
        {study.measures.map(({ id, label }) => (
          <label key={id} className={styles.tick}>
            <input
              type={by === null ? 'checkbox' : 'radio'}
              name="measure"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
