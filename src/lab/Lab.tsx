import {
  createElement,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react';
import { FigureSource } from '../charts/frame/save/source';
import { labelOf } from '../scenario/codec';
import { wordsOf } from '../scenario/words';
import { Actions } from './Actions';
import { BandsContext } from './bands/scenarioBands';
import { useBands } from './bands/useBands';
import { ConfigurationSwitch } from './ConfigurationSwitch';
import { labelText } from './configurationLabel';
import { compareOf, watchOf } from './elsewhere';
import { Explanation } from './first/Explanation';
import { Numbers } from './first/Numbers';
import { TimeLine } from './first/TimeLine';
import { TrustPill } from './first/TrustPill';
import { Knobs } from './knobs/Knobs';
import { useHeld } from './knobs/useHeld';
import { useSheet } from './knobs/useSheet';
import styles from './lab.module.css';
import { unscriptedAtOnce } from './lateParts';
import { useToldToOthers } from './openLab';
import { Problems } from './Problems';
import { StatusLine } from './StatusLine';
import { StickyBar } from './StickyBar';
import { OwnFolds } from './sections/OwnFolds';
import { SectionBar } from './sections/SectionBar';
import { useSections } from './sections/SectionsContext';
import { Still } from './sections/Still';
import { useLab } from './state/useLab';
import { HOW_SURE, HowSure } from './sure/HowSure';
import toolbar from './toolbar.module.css';
import type { LabContext, PartProps } from './types';
import type { UnscriptedProps } from './Unscripted';
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

/** In the HTML of the page alone. */
const NoScript = ({ context, statistic }: UnscriptedProps) =>
  unscriptedAtOnce === null ? (
    <Still />
  ) : (
    <div>{createElement(unscriptedAtOnce, { context, statistic })}</div>
  );

/** The lab of a page: its configurations measured and simulated, and the knobs to change them. */
export const Lab = (props: LabProps) => (
  <OwnFolds>
    <LabOfPage {...props} />
  </OwnFolds>
);

function LabOfPage({ context: page, children }: LabProps) {
  const { context, opened, state, view, drawn, dispatch, turnToModel, cancel } = useLab(page);
  const root = useRef<HTMLElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const sure = useRef<HTMLDivElement>(null);
  useHeld();
  const sheet = useSheet();
  const folds = useSections();
  const { scenario, statistic, phase, problems } = state;
  const { row, shown, changeCount, isChanged } = view;
  const { study, printed } = context;
  const { Editor, Picture, Charts, Switch = ConfigurationSwitch } = study;
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
  const caution = hasChanged ? fetched?.telling.caution?.(view.values) : undefined;
  const effect = hasChanged ? (fetched?.tell(state) ?? '') : `As ${wordsOf(context).standing}.`;
  const stuck = view.outcomes.filter(({ id }) => study.sticky.includes(id));
  const part = { context, statistic, onChange: setKnobs };
  // Charts follow when there is time: numbers and knobs come first.
  const chartPart: PartProps = { ...part, view: useDeferredValue(drawn) };
  const first = useRef({ scenario, statistic }).current;
  const isOutdated = scenario !== first.scenario || statistic !== first.statistic;
  const document = use(FigureSource).document;
  const source = printed[labelOf(scenario.base)]?.source ?? '';
  const place = `${labelText(row, study.parts)}, ${source}`;
  const figureSource = useMemo(() => ({ document, place }), [document, place]);
  const askHowSure = () => {
    folds.set([HOW_SURE], true);
    sure.current?.scrollIntoView();
    sure.current?.querySelector('button')?.focus({ preventScroll: true });
  };

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
      {!state.isRead && <NoScript context={context} statistic={statistic} />}
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
            <Actions context={context} state={state} compare={compareOf(context, scenario)} />
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
        <BandsContext value={bands}>
          <div className={styles.panel}>
            <div
              ref={sheet.ref}
              className={styles.knobs}
              data-lab-part="knobs"
              data-open={sheet.isOpen || undefined}
            >
              <Knobs
                context={context}
                base={scenario.base}
                values={view.values}
                publishedValues={view.publishedValues}
                changedCount={changeCount}
                seed={scenario.seed}
                isOutdated={isOutdated}
                onChange={setKnob}
                onChanges={setKnobs}
                onSeed={setSeed}
                onReset={resetKnob}
                onResetAll={resetAll}
                onClose={sheet.close}
              />
            </div>
            <div className={styles.stage} data-lab-part="stage">
              <div className={styles.held}>
                {Editor && <Editor context={context} values={view.values} onChange={setKnobs} />}
                <div ref={numbers} className={styles.first} data-lab-part="numbers">
                  <Numbers context={context} view={view} statistic={statistic} />
                  <TrustPill context={context} view={view} onAsk={askHowSure} />
                </div>
                {caution && (
                  <p className={styles.notes} data-caution>
                    {caution}
                  </p>
                )}
                <Explanation limit={study.limitText(shown)} />
                <TimeLine context={context} view={view} watch={watchOf(context, scenario)} />
                <button type="button" className={styles.openSheet} onClick={sheet.open}>
                  Knobs
                </button>
                <div className={styles.picture} data-lab-part="picture">
                  <FigureSource value={figureSource}>
                    <Picture {...chartPart} />
                  </FigureSource>
                </div>
              </div>
            </div>
            <FigureSource value={figureSource}>
              <HowSure
                {...part}
                place={sure}
                view={view}
                state={state}
                charts={chartPart}
                effect={effect}
                isOutdated={isOutdated}
                onStatistic={(next) => dispatch({ type: 'statistic', statistic: next })}
              />
            </FigureSource>
          </div>
          {folds.sections.length > 0 ? (
            <SectionBar page={folds} outcomes={numbers} row={row} views={stuck} shown={shown} />
          ) : (
            <StickyBar watched={numbers} views={stuck} shown={shown} />
          )}
          {children}
          {Charts && (
            <WhenSeen value={chartPart.view} isPassing={status === 'running'}>
              {(seen) => (
                <FigureSource value={figureSource}>
                  <Charts {...chartPart} view={seen} />
                </FigureSource>
              )}
            </WhenSeen>
          )}
        </BandsContext>
      </fieldset>
    </section>
  );
}
