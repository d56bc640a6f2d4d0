import { memo, useRef } from 'react';
import { Fold } from '../../../lab/sections/Fold';
import { Section } from '../../../lab/sections/Section';
import { useSections } from '../../../lab/sections/SectionsContext';
import type { PartProps } from '../../../lab/types';
import { ChartTabs } from './ChartTabs';
import { ALL_CHARTS, CHARTS, chartAnchor } from './chartList';
import styles from './charts.module.css';
import { useTestCase } from './TestCaseContext';
import { useDrawing } from './useDrawing';

/** What the charts of the run show, each in a line, and one of them; or all, one after another. */
export const Charts = memo(function Charts(props: PartProps) {
  const { view, statistic } = props;
  const testCase = useTestCase();
  const { opened, isOpen, set } = useSections();
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ shown: view.shown, statistic, stale: view.stale });
  const isOutdated =
    view.shown !== first.current.shown || statistic !== first.current.statistic || view.stale;
  const Drawing = useDrawing(place, isOutdated);
  const all = isOpen(ALL_CHARTS);
  const last = opened?.filter((id) => CHARTS.some((chart) => chartAnchor(chart.id) === id)).at(-1);
  const selected = CHARTS.find(({ id }) => chartAnchor(id) === last) ?? CHARTS[0];
  const findings = CHARTS.map(({ id, label, finding }) => ({
    id,
    label,
    text: finding({ view, statistic, testCase }),
  }));
  return (
    <Section
      id="charts"
      title="Charts"
      count={`${CHARTS.length}, of ${view.row}${view.isChanged ? ` with ${view.changeLabel}` : ''}`}
      folds={[ALL_CHARTS]}
      more={`Open all ${CHARTS.length}`}
    >
      <div
        ref={place}
        className={styles.charts}
        data-all={all || undefined}
        data-picked={all || last !== undefined || undefined}
        data-wide={selected.id === 'topology' || undefined}
      >
        {(!all || opened === null) && (
          <ChartTabs
            findings={findings}
            selected={selected.id}
            onSelect={(id) => set([chartAnchor(id)], true)}
          />
        )}
        <div className={styles.panels}>
          {CHARTS.map(({ id, label }) => (
            <Fold
              key={id}
              fold={chartAnchor(id)}
              id={chartAnchor(id)}
              open={all || id === selected.id}
              data-tab
              role={all ? 'group' : 'tabpanel'}
              aria-label={label}
              className={styles.panel}
            >
              {Drawing ? (
                <div key="drawn">
                  <Drawing {...props} id={id} />
                </div>
              ) : (
                // What the static page has drawn stays as it is.
                // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React then leaves what stands there
                <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
              )}
            </Fold>
          ))}
        </div>
      </div>
    </Section>
  );
});
