import { Suspense, useContext } from 'react';
import { ledgerOf } from '../../comparison/studyIndex';
import { labelOf, linkOf } from '../../scenario/codec';
import { wordsOf } from '../../scenario/words';
import { BandsContext } from '../bands/scenarioBands';
import { CurveFold } from '../curve/CurveFold';
import { elsewhereOf } from '../elsewhere';
import { LinkLine } from '../LinkLine';
import lab from '../lab.module.css';
import { Notes } from '../Notes';
import { Outcomes } from '../Outcomes';
import { Trust } from '../Trust';
import type { LabState, PartProps, Statistic } from '../types';
import { Exports } from './Exports';
import styles from './sure.module.css';

export interface SureProps extends PartProps {
  state: LabState;
  /** What the further charts draw, which follow when there is time. */
  charts: PartProps;
  /** What the last change did; empty while nothing was changed. */
  effect: string;
  onStatistic: (statistic: Statistic) => void;
}

/** All outcomes with errors, bands and runs, what to know of them, further charts, and the ways on with the scenario. */
export function Sure({ state, charts, effect, onStatistic, ...part }: SureProps) {
  const { context, view, statistic } = part;
  const { study, printed } = context;
  const { scenario } = state;
  const bands = useContext(BandsContext);
  const { row, published, shown, changeCount, isChanged, stale } = view;
  const { More } = study;
  const caption = changeCount === 1 ? '1 change' : `${changeCount} changes`;
  return (
    <>
      <div data-lab-part="outcomes">
        <Outcomes
          words={wordsOf(context)}
          views={view.outcomes}
          statistic={statistic}
          source={printed[labelOf(scenario.base)]?.source ?? ''}
          hasStatistics={study.hasStatistics}
          published={published}
          bands={bands}
          now={isChanged ? { summary: view.now, caption, stale } : null}
          onStatistic={onStatistic}
        />
      </div>
      <Notes
        views={view.outcomes}
        textOf={study.metrics.textOf}
        ledger={ledgerOf(study.index, scenario.base)}
        notComparable={study.metrics.incomparable[scenario.base]}
      />
      <Suspense fallback={null}>
        <Trust {...part} />
      </Suspense>
      {bands.now?.reason && (
        <p className={view.outside.length > 0 ? lab.notes : lab.hint} data-band-reason>
          {bands.now.reason}
        </p>
      )}
      <div className={styles.told}>
        <p className={styles.effect} data-lab-part="effect" aria-live="polite">
          {effect}
        </p>
        <CurveFold context={context} scenario={scenario} />
      </div>
      {More && <More {...charts} />}
      <LinkLine
        link={linkOf(context, scenario) + (context.fragment ?? '')}
        elsewhere={elsewhereOf(context, scenario)}
        name={[row, ...(isChanged ? [view.changeLabel] : [])].join(', ')}
        models={{ [context.schema.study]: context.schema.modelVersion }}
        summary={shown}
      >
        <Exports
          context={context}
          state={state}
          bands={view.stale ? null : isChanged ? bands.now : bands.published}
        />
      </LinkLine>
    </>
  );
}
