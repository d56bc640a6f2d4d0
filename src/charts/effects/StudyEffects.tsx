import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
import { type LinkedPoint, PointLinks } from '../frame/PointLinks';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Rule } from '../marks/lines';
import { EffectMarks } from './EffectMarks';
import {
  describe,
  finding,
  labelText,
  measuredText,
  printedPair,
  simulatedText,
  table,
} from './effectText';
import { BOTTOM, type LaidGroup, laneLayout, RING, ratioScale, TOP } from './layout';
import type { EffectGroup } from './types';

export interface StudyEffectsProps extends ChartFrameText {
  groups: readonly EffectGroup[];
}

/** What the same change did in several studies: ratios within each, and a word where there is none. */
export function StudyEffects(props: StudyEffectsProps) {
  const { groups } = props;
  const laid = laneLayout(groups);
  const names = groups.flatMap(({ studies }) => studies.map(({ name }) => name));
  const left = Math.max(0, ...names.map((name) => textWidth(name))) + 16;
  const plotAt = (width: number) => ({ left, right: width - 8 });
  const scaleAt = (width: number) => ratioScale(groups, plotAt(width).left, plotAt(width).right);
  return (
    <ChartFrame
      title={props.title ?? finding(groups)}
      subtitle={
        props.subtitle ??
        'Work done with the change over work done without, each within one study, log scale. Rings: measured, grey where it may be chance; arrow: less than. Dots: simulated.'
      }
      stale={props.stale}
      description={describe(groups)}
      table={() => table(groups)}
      height={laid.bottom + BOTTOM}
      initialWidth={720}
      overlay={(width) => (
        <PointLinks
          label="Pairs of configurations"
          points={pointsOf(laid.groups, scaleAt(width).x)}
          plot={{ x: 0, y: 0, width, height: laid.bottom + BOTTOM }}
          tone="measured"
        />
      )}
    >
      {(width) => {
        const plot = plotAt(width);
        const { x, ticks } = scaleAt(width);
        return (
          <>
            {ticks.map((tick) => (
              <Rule
                key={tick}
                look={tick === 1 ? 'axis' : 'grid'}
                x={x(tick)}
                y={[TOP - 8, laid.bottom]}
              />
            ))}
            <text className={styles.rowLabel} x={x(1) - 8} y={16} textAnchor="end">
              less done
            </text>
            <text className={styles.rowLabel} x={x(1) + 8} y={16}>
              more done
            </text>
            {laid.groups.map((group) => (
              <g key={group.id} data-change={group.id}>
                <Rule look="grid" x={[0, width]} y={group.top} />
                <text className={`${styles.rowHead} ${styles.clear}`} x={0} y={group.top + 17}>
                  {group.name}
                </text>
                {group.lanes.map((lane) => (
                  <g key={lane.id}>
                    <text className={styles.rowLabel} x={0} y={lane.y + 4}>
                      {lane.study}
                    </text>
                    {lane.effect === null ? (
                      <text
                        className={`${styles.tick} ${styles.clear}`}
                        x={plot.left}
                        y={lane.y + 4}
                        data-mark="none"
                      >
                        {lane.note}
                      </text>
                    ) : (
                      <EffectMarks effect={lane.effect} y={lane.y} x={x} plot={plot} />
                    )}
                  </g>
                ))}
              </g>
            ))}
            <HorizontalAxis
              ticks={ticks.map((tick) => ({
                at: x(tick),
                label: formatNumber(tick, tick < 0.1 ? 2 : tick < 1 ? 1 : 0),
                emphasised: tick === 1,
              }))}
              from={plot.left}
              to={plot.right}
              y={laid.bottom}
              title="with the change over without"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

const pointsOf = (groups: readonly LaidGroup[], x: (ratio: number) => number): LinkedPoint[] =>
  groups.flatMap(({ name, lanes }) =>
    lanes.flatMap(({ id, effect, y }) =>
      effect === null
        ? []
        : [
            {
              id,
              x: x(effect.measured),
              y,
              radius: RING,
              href: effect.href,
              lines: [
                { text: `${labelText(effect)}: ${measuredText(effect)}`, bold: true },
                { text: printedPair(effect) },
                { text: `simulated ${simulatedText(effect)}` },
              ],
              description: `${name}, ${labelText(effect)}: measured ${measuredText(effect)}, simulated ${simulatedText(effect)}`,
            },
          ],
    ),
  );
