import { useId, useState } from 'react';
import { DayHours } from '../../../charts/day/DayHours';
import { WeekHeat } from '../../../charts/day/WeekHeat';
import { formatNumber } from '../../../charts/frame/format';
import { SEED } from '../../../scenario/linkFields';
import { studyIn } from '../../../scenario/readNamed';
import { published } from '../../../scenario/scenario';
import { wordsOf } from '../../../scenario/words';
import { Frame } from '../../page/Frame';
import { PickScenario } from '../../page/PickScenario';
import { useQuestion } from '../../page/useQuestion';
import { writeScenario } from '../../question/scenarioText';
import type { DayRule } from '../../study/dayRule';
import type { ExploredStudy } from '../../study/exploredStudy';
import { examplesOf } from '../examples';
import { HOURS_A_DAY } from '../load';
import { type DayQuestion, ruleOf, suggested } from '../question';
import { countText, dayText } from '../sentence';
import { DAY_CODEC } from './codec';
import styles from './day.module.css';
import { LimitFields, NumberInput } from './LimitFields';
import { LoadEditor } from './LoadEditor';
import type { PastedText } from './Pasted';
import { StatusLine } from './StatusLine';
import { Survival } from './Survival';
import { Trust } from './Trust';
import { type DayState, useDay } from './useDay';
import { chartHours } from './view';

/** A day or a week of load against a scenario and its limits. */
export function Day() {
  const state = useQuestion(DAY_CODEC);
  const { asked } = state;
  const question = asked?.question ?? null;
  const study = (question && asked?.studies.get(studyIn(question.scenario.base))) ?? null;
  const rule = study && ruleOf(study);
  const day = useDay(study, question, asked?.link ?? '', asked?.isAsked ?? false);
  /** Stays when another study is chosen. */
  const [pasted, setPasted] = useState<PastedText | null>(null);
  const ask = (changes: Partial<DayQuestion>) => question && state.ask({ ...question, ...changes });
  const status = day.isStale && day.status.kind === 'done' ? 'running' : day.status.kind;
  return (
    <Frame
      label="A load over time and its answer"
      state={state}
      status={rule === null ? 'done' : status}
      question={
        study &&
        question && (
          <Question
            key={study.id}
            study={study}
            rule={rule}
            question={question}
            onStudy={(id) =>
              state.askWith([id], (studies) => {
                const next = studies.get(id) ?? study;
                return { ...suggested(next, published(next.first)), seed: question.seed };
              })
            }
            pasted={pasted}
            onPasted={setPasted}
            ask={ask}
          />
        )
      }
      answer={
        study && question ? (
          <Answer study={study} rule={rule} question={question} day={day} />
        ) : (
          <p className={styles.status}>Loading the study</p>
        )
      }
      footing={
        study &&
        `model ${study.context.schema.modelVersion}, ${day.result?.protocol === 'study' ? `runs ${wordsOf(study.context).thorough('measured')}` : 'short runs'}`
      }
    />
  );
}

interface QuestionProps {
  study: ExploredStudy;
  rule: DayRule | null;
  question: DayQuestion;
  onStudy: (id: string) => void;
  pasted: PastedText | null;
  onPasted: (pasted: PastedText) => void;
  ask: (changes: Partial<DayQuestion>) => void;
}

/** What is asked: a scenario, its load, its limits and the seed. */
function Question(props: QuestionProps) {
  const { study, rule, question, onStudy, pasted, onPasted, ask } = props;
  const { scenario, load, limits, seed } = question;
  const changed = writeScenario(study, scenario).split(',').slice(1);
  return (
    <>
      <PickScenario
        study={study}
        base={scenario.base}
        onStudy={onStudy}
        onBase={(base) => ask({ scenario: published(base) })}
      />
      {changed.length > 0 && (
        <p className={styles.changed}>
          with <b>{changed.join(', ')}</b>{' '}
          <button type="button" onClick={() => ask({ scenario: published(scenario.base) })}>
            {`As ${wordsOf(study.context).standing}`}
          </button>
        </p>
      )}
      {rule !== null && (
        <>
          <LoadEditor
            rule={rule}
            load={load}
            examples={examplesOf(study, rule, scenario)}
            pasted={pasted}
            onPasted={onPasted}
            onLoad={(next) => ask({ load: next })}
          />
          <LimitFields
            study={study}
            rule={rule}
            limits={limits}
            onLimits={(next) => ask({ limits: next })}
          />
          <div className={styles.limit}>
            <span>Seed</span>
            <span />
            <NumberInput
              label="Seed"
              field={SEED}
              value={seed}
              onValue={(next) => ask({ seed: next })}
            />
            <span />
          </div>
        </>
      )}
    </>
  );
}

interface AnswerProps {
  study: ExploredStudy;
  rule: DayRule | null;
  question: DayQuestion;
  day: DayState;
}

/** What becomes of the load. */
function Answer({ study, rule, question, day }: AnswerProps) {
  const id = useId();
  const { load, limits } = question;
  const { result, isStale } = day;
  const [asked, setMeasure] = useState<string | null>(null);
  if (rule === null) {
    return (
      <p className={styles.finding} data-day="none">
        {study.day?.kind === 'none'
          ? study.day.because
          : 'No load over time is told for this study.'}
      </p>
    );
  }
  const names = limits.measures.map(({ measure }) => measure);
  const drawn = names.find((name) => name === asked) ?? names[0] ?? null;
  // A result of another question has other hours; its charts wait for the new ones.
  const fits = result !== null && result.answer.hours.length <= load.rates.length;
  const hours = fits ? chartHours(load, result.answer, drawn) : [];
  const limit = result?.answer.hours[0]?.judged.find(({ measure }) => measure === drawn);
  const [count = '', ...rest] = fits ? dayText(load, result.answer, rule.noun, limits.mayWait) : [];
  const highest = Math.max(0, ...hours.map(({ waiting }) => waiting.mean));
  const limited = result?.answer.hours[0]?.judged ?? [];
  return (
    <>
      <StatusLine rule={rule} day={day} words={wordsOf(study.context)} />
      {!fits && <p className={styles.finding}>The first hours appear in a moment.</p>}
      {fits && (
        <div className={styles.result} data-stale={isStale || undefined}>
          <p className={styles.finding} data-finding>
            {count}
          </p>
          {rest.length > 0 && (
            <ul className={styles.rest}>
              {rest.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {limited.length > 1 && (
            <label className={styles.row} htmlFor={`${id}-measure`}>
              <span>Drawn below</span>
              <select
                id={`${id}-measure`}
                value={drawn ?? ''}
                onChange={({ target }) => setMeasure(target.value)}
              >
                {limited.map(({ measure, label }) => (
                  <option key={measure} value={measure}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {load.rates.length > HOURS_A_DAY && (
            <WeekHeat
              title={countText(result.answer.hours)}
              noun={rule.noun}
              hours={hours}
              from={load.from}
              stale={isStale}
            />
          )}
          <DayHours
            title={
              highest === 0
                ? `No ${rule.noun} wait at the end of an hour`
                : `At most ${formatNumber(highest)} ${rule.noun} wait at the end of an hour`
            }
            noun={rule.noun}
            hours={hours}
            from={load.from}
            accepted={result.answer.reach?.accepted ?? null}
            loadNoun={rule.kind === 'curve' ? (rule.loop?.noun ?? null) : null}
            measure={
              limit
                ? { id: limit.measure, label: limit.label, unit: limit.unit, limit: limit.value }
                : null
            }
            stale={isStale}
          />
          <Survival
            study={study}
            question={question}
            result={result}
            isBrief={day.isBrief}
            isSearching={day.status.kind === 'running'}
            wasStopped={day.status.kind === 'stopped'}
          />
          <Trust study={study} rule={rule} question={question} result={result} />
        </div>
      )}
    </>
  );
}
