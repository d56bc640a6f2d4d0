import {
  type ReactNode,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react';
import { FigureSource } from '../charts/frame/save/source';
import { ledgerOf } from '../comparison/studyIndex';
import { labelOf, linkOf } from '../scenario/codec';
import { wordsOf } from '../scenario/words';
import { Actions } from './Actions';
import { BandsContext } from './bands/scenarioBands';
import { useBands } from './bands/useBands';
import { ConfigurationSwitch } from './ConfigurationSwitch';
import { labelText } from './configurationLabel';
import { CurveFold } from './curve/CurveFold';
import { Explanation } from './Explanation';
import { elsewhereOf } from './elsewhere';
import { KnobPanel } from './knobs/KnobPanel';
import { useHeld } from './knobs/useHeld';
import { LinkLine } from './LinkLine';
import styles from './lab.module.css';
import { Notes } from './Notes';
import { Outcomes } from './Outcomes';
import { useToldToOthers } from './openLab';
import { Problems } from './Problems';
import { StatusLine } from './StatusLine';
import { StickyBar } from './StickyBar';
import { SectionBar } from './sections/SectionBar';
import { SectionsContext } from './sections/SectionsContext';
import { useLab } from './state/useLab';
import { Trust } from './Trust';
import toolbar from './toolbar.module.css';
import type { LabContext, PartProps } from './types';
import { Unscripted } from './Unscripted';
import unscripted from './unscripted.module.css';
import { useFetched } from './useFetched';
import { MARK_UNREAD, useStatusAttribute } from './useStatusAttribute';
import { statusOf } from './view/statusText';
import { WhenSeen } from './WhenSeen';

interface LabProps {
  context: LabContext;
  /** What stands between the panel and the charts below it. */
  children?: ReactNode;
}

/** The lab of a page: its configurations measured and simulated, and the knobs to change them. */
export function Lab({ context: page, children }: LabProps) {
  const { context, opened, state, view, drawn, dispatch, turnToModel, cancel } = useLab(page);
  const root = useRef<HTMLElement>(null);
  const outcomes = useRef<HTMLDivElement>(null);
  useHeld();
  const sections = useContext(SectionsContext);
  const { scenario, statistic, phase, problems } = state;
  const { row, published, shown, changeCount, isChanged, stale } = view;
  const { study, printed } = context;
  const { Editor, Stage, Charts, Switch = ConfigurationSwitch } = study;
  const status = statusOf(phase);
  useStatusAttribute(root, status, state.isRead);
  useToldToOthers({ context, state, view });

  const setKnob = useCallback(
    (id: string, value: number) => dispatch({ type: 'knobs', changes: { [id]: value } }),
    [dispatch],
  );
  const resetKnob = useCallback((id: string) => dispatch({ type: 'resetKnob', id }), [dispatch]);
  const resetAll = useCallback(() => dispatch({ type: 'resetAll' }), [dispatch]);
  const setSeed = useCallback((seed: number) => dispatch({ type: 'seed', seed }), [dispatch]);
  const setKnobs = useCallback(
    (changes: Readonly<Record<string, number>>) => dispatch({ type: 'knobs', changes }),
    [dispatch],
  );
  const bands = useBands(context, scenario, view, status === 'done' && !view.stale);
  // What changes did is told by what comes with the first of them.
  const hasChanged = isChanged || state.before !== null;
  const fetchTelling = useCallback(async () => {
    const [{ changeTeller }, telling] = await Promise.all([
      import('./view/effect'),
      study.telling(),
    ]);
    return { tell: changeTeller(context, telling), telling };
  }, [context, study]);
  const fetched = useFetched(hasChanged, fetchTelling);
  const change = fetched?.tell(state) ?? '';
  const stuck = view.outcomes.filter(({ id }) => study.sticky.includes(id));
  const part = { context, statistic, onChange: setKnobs };
  // Charts follow when there is time: numbers and knobs come first.
  const chartPart: PartProps = { ...part, view: useDeferredValue(drawn) };
  const document = use(FigureSource).document;
  const source = printed[labelOf(scenario.base)]?.source ?? '';
  const place = `${labelText(row, study.parts)}, ${source}`;
  const figureSource = useMemo(() => ({ document, place }), [document, place]);
  const caption = changeCount === 1 ? '1 change' : `${changeCount} changes`;

  return (
    <section
      ref={root}
      id="lab"
      className={styles.lab}
      data-lab={scenario.base}
      data-status={status}
      aria-label={`Lab: configuration ${labelText(row, study.parts)}`}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, needed before React runs */}
      <script dangerouslySetInnerHTML={{ __html: MARK_UNREAD }} />
      {!state.isRead && <Unscripted context={context} statistic={statistic} />}
      <fieldset className={unscripted.controls} disabled={!state.isRead} role="presentation">
        <div className={toolbar.toolbar} data-lab-part="configurations">
          <Switch
            context={context}
            base={scenario.base}
            onChange={(label) => dispatch({ type: 'configuration', label })}
          />
          <div className={toolbar.end}>
            <StatusLine
              words={wordsOf(context)}
              state={state}
              onCancel={cancel}
              onRetry={() => dispatch({ type: 'retry' })}
            />
            <Actions
              context={context}
              state={state}
              bands={view.stale ? null : isChanged ? bands.now : bands.published}
            />
          </div>
        </div>
        {opened && (
          <opened.Notice
            archived={opened.model}
            current={page.schema.modelVersion}
            isArchived={context !== page}
            isChanged={isChanged}
            onModel={turnToModel}
          />
        )}
        <Problems problems={problems} onDismiss={() => dispatch({ type: 'dismiss' })} />
        <div className={styles.panel}>
          <div className={styles.knobs} data-lab-part="knobs">
            <KnobPanel
              context={context}
              values={view.values}
              publishedValues={view.publishedValues}
              changedCount={changeCount}
              seed={scenario.seed}
              onChange={setKnob}
              onChanges={setKnobs}
              onSeed={setSeed}
              onReset={resetKnob}
              onResetAll={resetAll}
            />
          </div>
          <div className={styles.stage} data-lab-part="stage">
            <div className={styles.held}>
              {Editor && <Editor context={context} values={view.values} onChange={setKnobs} />}
              <div ref={outcomes} data-lab-part="outcomes">
                <Outcomes
                  words={wordsOf(context)}
                  views={view.outcomes}
                  statistic={statistic}
                  source={source}
                  hasStatistics={study.hasStatistics}
                  published={published}
                  bands={bands}
                  now={isChanged ? { summary: view.now, caption, stale } : null}
                  onStatistic={(next) => dispatch({ type: 'statistic', statistic: next })}
                />
              </div>
              <Notes
                views={view.outcomes}
                textOf={study.metrics.textOf}
                ledger={ledgerOf(study.index, scenario.base)}
                notComparable={study.metrics.incomparable[scenario.base]}
              />
              <Trust
                {...part}
                view={view}
                caution={hasChanged ? fetched?.telling.caution?.(view.values) : undefined}
              />
              {bands.now?.reason && (
                <p
                  className={view.outside.length > 0 ? styles.notes : styles.hint}
                  data-band-reason
                >
                  {bands.now.reason}
                </p>
              )}
              <div className={styles.told}>
                <Explanation
                  limit={study.limitText(shown)}
                  effect={hasChanged ? change : `As ${wordsOf(context).standing}.`}
                />
                <CurveFold context={context} scenario={scenario} />
              </div>
              <FigureSource value={figureSource}>
                <Stage {...chartPart} />
              </FigureSource>
            </div>
          </div>
          <LinkLine
            link={linkOf(context, scenario) + (context.fragment ?? '')}
            elsewhere={elsewhereOf(context, scenario)}
            name={[row, ...(isChanged ? [view.changeLabel] : [])].join(', ')}
            models={{ [context.schema.study]: context.schema.modelVersion }}
            summary={shown}
          />
        </div>
        {sections ? (
          <SectionBar page={sections} outcomes={outcomes} row={row} views={stuck} shown={shown} />
        ) : (
          <StickyBar watched={outcomes} views={stuck} shown={shown} />
        )}
        {children}
        <WhenSeen value={chartPart.view} isPassing={status === 'running'}>
          {(seen) => (
            <BandsContext value={bands}>
              <FigureSource value={figureSource}>
                <Charts {...chartPart} view={seen} />
              </FigureSource>
            </BandsContext>
          )}
        </WhenSeen>
      </fieldset>
    </section>
  );
}
