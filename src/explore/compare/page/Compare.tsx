import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Problem } from '../../../address/problem';
import { published, type Scenario } from '../../../scenario/scenario';
import { Frame } from '../../page/Frame';
import { useTried } from '../../page/useExcess';
import { useQuestion } from '../../page/useQuestion';
import { studyOf } from '../../question/scenarioText';
import { dropped, replaced, reset, settled, swappedWithFirst } from '../edits';
import { withTried } from '../pinned';
import {
  type CompareQuestion,
  MOST_SCENARIOS,
  readCompare,
  studiesOf,
  writeCompare,
} from '../question';
import { Answer } from './Answer';
import { Cards } from './Cards';
import { Controls } from './Controls';
import type { CardActions } from './cardActions';
import styles from './compare.module.css';
import { useCompared } from './useCompared';

const CODEC = { studiesOf, read: readCompare, write: writeCompare };

/** Up to four scenarios beside each other, and how they differ. */
export function Compare() {
  const isBrowser = useIsBrowser();
  const state = useQuestion<CompareQuestion>(CODEC);
  const { asked, ask, askWith, report } = state;
  const compared = useCompared(asked);
  const { batch, isStale, planned, start } = compared;
  const made = compared.shown;
  const isOpen = batch.status.kind === 'done' && made?.isPreview === true;
  const isDone = batch.status.kind === 'done' && !isStale && !isOpen;
  const pinned = made?.pinned ?? [];
  const seed = asked?.question.seed ?? 0;
  const triedOf = useTried(pinned, seed, isDone, pinned.length > 1);
  const shown = useMemo(() => made && withTried(made, triedOf), [made, triedOf]);
  const link = asked?.link;
  const latest = useMemo(() => ({ shown, link: isStale ? null : link }), [shown, isStale, link]);
  const told = useDeferredValue(latest);
  // Cards show nothing of an earlier question.
  const inCards = told.link === link ? told.shown : null;

  const put = useCallback(
    (scenarios: readonly Scenario[], problems: readonly Problem[] = []) => {
      if (asked === null) return;
      ask({ ...asked.question, scenarios });
      if (problems.length > 0) report(problems);
    },
    [ask, asked, report],
  );

  const actions: CardActions | null = useMemo(() => {
    if (asked === null) return null;
    const { scenarios } = asked.question;
    const change = (at: number, make: (scenario: Scenario) => ReturnType<typeof settled>) => {
      const scenario = scenarios[at];
      if (scenario === undefined) return;
      const made = make(scenario);
      put(replaced(scenarios, at, made.scenario), made.problems);
    };
    const study = (scenario: Scenario) => studyOf(asked.studies, scenario);
    return {
      onKnob: (at, id, value) =>
        change(at, (scenario) => settled(study(scenario), scenario, { [id]: value })),
      onReset: (at, id) => change(at, (scenario) => reset(study(scenario), scenario, id)),
      onBase: (at, base) => put(replaced(scenarios, at, published(base))),
      onStudy: (at, id) =>
        askWith([id], (studies) => ({
          ...asked.question,
          scenarios: replaced(scenarios, at, published(studies.get(id)?.first ?? id)),
        })),
      onDrop: (at) => put(dropped(scenarios, at)),
      onFirst: (at) => put(swappedWithFirst(scenarios, at)),
      onAdd: (at) => {
        const scenario = scenarios[at];
        if (scenario !== undefined && scenarios.length < MOST_SCENARIOS) {
          put([...scenarios, scenario]);
        }
      },
    };
  }, [asked, askWith, put]);

  const version =
    asked?.question.scenarios[0] &&
    studyOf(asked.studies, asked.question.scenarios[0]).context.schema.modelVersion;
  return (
    <Frame
      label="Compare scenarios"
      state={state}
      status={isOpen ? 'idle' : batch.status.kind}
      answer={
        asked === null || actions === null ? (
          <p className={styles.waiting}>
            {isBrowser
              ? 'Loading the studies.'
              : 'Comparing needs JavaScript: the runs are made here, on your own processors.'}
          </p>
        ) : (
          <>
            <Cards
              studies={asked.studies}
              question={asked.question}
              shown={inCards}
              actions={actions}
            />
            <Controls
              question={asked.question}
              studies={asked.studies}
              batch={batch}
              runs={shown?.isPreview ? 0 : (shown?.runs ?? 0)}
              planned={planned}
              onStart={() => start()}
              onChange={(question) => ask(question)}
            />
            {shown && (
              <Answer
                link={asked.link}
                seed={asked.question.seed}
                shown={shown}
                isStale={isStale}
                isDone={isDone}
              />
            )}
          </>
        )
      }
      footing={asked && `model ${version}, seed ${asked.question.seed}`}
    />
  );
}
