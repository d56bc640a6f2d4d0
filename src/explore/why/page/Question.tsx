import Link from '@docusaurus/Link';
import { useId, useState } from 'react';
import { countText } from '../../../charts/frame/format';
import { inSentence } from '../../../lab/view/format';
import { changeText, differences } from '../../../lab/view/knobText';
import { type KnobValues, knobById } from '../../../scenario/schema';
import { wordsOf } from '../../../scenario/words';
import { Folding } from '../../page/Folding';
import { PickScenario } from '../../page/PickScenario';
import { labLinkOf } from '../../question/labLink';
import { baseValuesOf, type ExploredStudy, rowOf, valuesOf } from '../../study/exploredStudy';
import type { Measure } from '../../study/measure';
import type { WhyQuestion } from '../question';
import { Limits } from './Limits';
import styles from './why.module.css';

interface QuestionProps {
  study: ExploredStudy;
  question: WhyQuestion;
  /** What is simulated now; null before. */
  presentOf: (measure: Measure) => number | null;
  onQuestion: (question: WhyQuestion) => void;
  onStudy: (id: string) => void;
}

/** What is asked: a scenario, what is wanted of it, and what is accepted. */
export function Question(props: QuestionProps) {
  const { study, question, presentOf, onQuestion, onStudy } = props;
  const id = useId();
  // The answer comes by itself: on a narrow screen nothing stands before it.
  const [isFolded, setFolded] = useState(true);
  const { scenario, measure, limits } = question;
  const withChanges = (changes: KnobValues) =>
    onQuestion({ ...question, scenario: { ...scenario, changes } });
  return (
    <form className={styles.question} onSubmit={(event) => event.preventDefault()}>
      <Folding
        heading="Question"
        isFolded={isFolded}
        onFold={setFolded}
        sentence={sentenceOf(study, question)}
      >
        <PickScenario
          study={study}
          base={scenario.base}
          onStudy={onStudy}
          onBase={(base) =>
            onQuestion({ ...question, scenario: { ...scenario, base, changes: {} } })
          }
        />
        <ChangeList study={study} scenario={scenario} onChanges={withChanges} />
        <div className={styles.wanted}>
          <label htmlFor={id}>I want</label>
          <select
            id={id}
            value={measure.id}
            onChange={({ target }) =>
              onQuestion({
                ...question,
                measure: study.measures.find((one) => one.id === target.value) ?? measure,
              })
            }
          >
            {study.measures.map((one) => (
              <option key={one.id} value={one.id}>
                {one.better === 'more' ? 'more' : 'less'}: {one.label}
              </option>
            ))}
          </select>
        </div>
        <Limits
          study={study}
          limits={limits}
          presentOf={presentOf}
          onLimits={(next) => onQuestion({ ...question, limits: next })}
        />
      </Folding>
    </form>
  );
}

/** What is asked, in a sentence. */
function sentenceOf(study: ExploredStudy, { scenario, measure, limits }: WhyQuestion): string {
  const base = baseValuesOf(study, scenario);
  const changed = differences(study.context.schema, base, valuesOf(study, scenario));
  const changes =
    changed.length === 0 ? ` as ${wordsOf(study.context).standing}` : `, ${changed.join(', ')}`;
  const accepted =
    limits.length === 0 ? '' : `, within ${countText(limits.length, 'limit', 'limits')}`;
  return `${rowOf(study, scenario)}${changes}: ${measure.better} ${inSentence(measure.label)}${accepted}.`;
}

interface ChangeListProps {
  study: ExploredStudy;
  scenario: WhyQuestion['scenario'];
  onChanges: (changes: KnobValues) => void;
}

/** What differs from the published configuration, each to be taken back. */
function ChangeList({ study, scenario, onChanges }: ChangeListProps) {
  const base = baseValuesOf(study, scenario);
  const changes = Object.entries(scenario.changes);
  return (
    <div className={styles.changes}>
      {changes.length === 0 ? (
        <p>{`As ${wordsOf(study.context).standing}.`}</p>
      ) : (
        <ul>
          {changes.map(([id, value]) => {
            const knob = knobById(study.context.schema, id);
            if (knob === undefined) return null;
            return (
              <li key={id}>
                {changeText(knob, base[id] ?? knob.default, value)}{' '}
                <button
                  type="button"
                  aria-label={`Take back ${knob.label}`}
                  onClick={() =>
                    onChanges(Object.fromEntries(changes.filter(([other]) => other !== id)))
                  }
                >
                  take back
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Link to={labLinkOf(study, scenario, scenario.seed)}>Change it in the lab</Link>
    </div>
  );
}
