import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { powerOfTen } from '../../numbers/elementary';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatSigned } from '../frame/format';
import { type LinkedPoint, PointLinks } from '../frame/PointLinks';
import type { Box } from '../frame/placeLabels';
import { textWidth } from '../frame/textWidth';
import { tickDigits } from '../frame/tickDigits';
import type { ChartFrameText } from '../frame/types';
import { Band, Bar, Hatched } from '../marks/areas';
import { OffScaleArrow } from '../marks/arrows';
import { Whisker } from '../marks/ends';
import { Hatch } from '../marks/Hatch';
import { Rule } from '../marks/lines';
import { changeOf, type KnownChange } from './change';

/** What one step of a knob does, as it is drawn. */
export interface StepEffect {
  id: string;
  /** The knob, such as "Virtual users". */
  label: string;
  /** Such as "4 → 5". */
  step: string;
  difference: KnownChange;
  /** Where nine of ten measured changes would lie; null where nothing measured tells. */
  band: { low: number; high: number } | null;
  /** Change of what is shown beside it; null where nothing is. */
  aside: string | null;
  breaksLimit: boolean;
  isOutside: boolean;
  /** Which limit, what was not measured, or that it may be chance; empty where there is nothing to say. */
  note: string;
  /** The scenario with the step taken. */
  href: string;
}

export interface StepEffectsProps extends ChartFrameText {
  title: string;
  /** In the order to show. */
  effects: readonly StepEffect[];
  /** Quantity and unit, such as "Throughput, messages/s". */
  quantity: string;
  /** Decimals of the changes. */
  digits: number;
  /** Head of what is shown beside it, such as "roundtrip, ms". */
  aside: string | null;
}

const WIDE = 620;
const TOP = 26;
const BAR = 12;
/** Of a band, which shows above and below its bar, px. */
const BAND = 18;
/** Most room for the words at the right, px. */
const NOTE = 260;
/** An effect so many times as large as the largest that helps reaches the edge, with an arrow. */
const FARTHEST = 3;
const ASIDE = 64;
const VALUE = 56;

/** Least room of a tick's label, px. */
const TICK = 56;

const heightOf = (rows: number) => (width: number) => TOP + rows * (width < WIDE ? 46 : 26) + 8;

type EffectKind = 'inside' | 'broken' | 'outside';

const kindOf = ({ breaksLimit, isOutside }: StepEffect): EffectKind =>
  isOutside ? 'outside' : breaksLimit ? 'broken' : 'inside';

function changeText(effect: StepEffect, digits: number): string {
  const change = changeOf(effect);
  return change === null ? '' : formatSigned(change.mean, digits);
}

function intervalText(effect: StepEffect, digits: number): string {
  const change = changeOf(effect);
  if (change === null || change.pairs < 2) return '';
  return `${formatSigned(change.low, digits)} to ${formatSigned(change.high, digits)}`;
}

const bandText = ({ band }: StepEffect, digits: number): string =>
  band === null ? '' : `${formatSigned(band.low, digits)} to ${formatSigned(band.high, digits)}`;

/** What stands in place of a bar. */
function missingText({ difference }: StepEffect): string {
  if (difference === null) return 'still to come';
  return difference === 'unsettled' ? 'no steady state' : '';
}

/** Half the width of the scale: room for the lesser of the two sides and a few times as much for the other. */
function reachOf(effects: readonly StepEffect[], digits: number): number {
  const ends = effects.flatMap((effect) => {
    const change = changeOf(effect);
    if (change === null) return [];
    return change.pairs > 1 ? [change.mean, change.low, change.high] : [change.mean];
  });
  const up = Math.max(0, ...ends);
  const down = -Math.min(0, ...ends);
  const [lesser, larger] = [Math.min(up, down), Math.max(up, down)];
  const least = powerOfTen(-digits);
  return Math.max(least, lesser > least ? Math.min(larger, FARTHEST * lesser) : larger);
}

/** A label no wider than its room. */
function clipped(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** Of one of three kinds: hatched where nobody measured, open where a limit is broken. */
function EffectBox({ kind, hatch, ...box }: Box & { kind: EffectKind; hatch: string }) {
  if (kind === 'outside') return <Hatched edge="dashed" hatch={hatch} data-mark={kind} {...box} />;
  return <Bar look={kind === 'broken' ? 'broken' : 'simulated'} data-mark={kind} {...box} />;
}

/** The effect of one step of every knob on one quantity, by paired runs. */
export function StepEffects(props: StepEffectsProps) {
  const { effects, quantity, digits } = props;
  const hatch = useId();
  const reach = reachOf(effects, digits);
  const notes = Math.min(NOTE, Math.max(60, ...effects.map(({ note }) => textWidth(note) + 20)));
  const labels = Math.max(0, ...effects.map(({ label }) => textWidth(label)));
  const steps = Math.max(0, ...effects.map(({ step }) => textWidth(step)));
  const layoutAt = (width: number) => {
    const isWide = width >= WIDE;
    const left = isWide ? Math.min(labels, 190) + Math.min(steps, 150) + 32 : 0;
    const beside = props.aside === null ? 0 : ASIDE;
    const right = isWide ? width - notes - VALUE - beside : width - VALUE;
    const x = scaleLinear([-reach, reach], [left + 8, right - 12]).clamp(true);
    return { isWide, left, right, beside, x, row: isWide ? 26 : 46 };
  };
  const barY = (index: number, { isWide, row }: { isWide: boolean; row: number }) =>
    TOP + index * row + (isWide ? 7 : 24);
  const spoken = (effect: StepEffect) => {
    const said = [missingText(effect) || changeText(effect, digits), effect.note].filter(Boolean);
    return `${effect.label} ${effect.step}: ${said.join(', ')}`;
  };
  return (
    <ChartFrame
      title={props.title}
      subtitle={
        props.subtitle ??
        `Change of ${quantity}. Whisker: 95\u202f% of paired runs. ${effects.some(({ band }) => band) ? 'Pale: 90\u202f% of measured changes. ' : ''}Outlined: breaks a limit. Hatched: not measured.`
      }
      stale={props.stale}
      description={effects.map(spoken).join('. ')}
      table={() => ({
        columns: [
          'Knob',
          'step',
          `change of ${quantity}`,
          '95\u202f% interval',
          '90\u202f% band',
          ...(props.aside === null ? [] : [`change of ${props.aside}`]),
          'note',
        ],
        rows: effects.map((effect) => [
          effect.label,
          effect.step,
          changeText(effect, digits),
          intervalText(effect, digits),
          bandText(effect, digits),
          ...(props.aside === null ? [] : [effect.aside ?? '']),
          effect.note,
        ]),
      })}
      height={heightOf(effects.length)}
      initialWidth={720}
      overlay={(width) => {
        const layout = layoutAt(width);
        const points = effects.flatMap((effect, index): LinkedPoint[] => {
          if (effect.difference === null) return [];
          return [
            {
              id: effect.id,
              x: layout.x(changeOf(effect)?.mean ?? 0),
              y: barY(index, layout) + BAR / 2,
              radius: 3,
              href: effect.href,
              lines: [
                { text: `${effect.label} ${effect.step}`, bold: true },
                { text: 'Take this step' },
              ],
              description: `${spoken(effect)}. Take this step`,
            },
          ];
        });
        return (
          <PointLinks
            label="Steps"
            points={points}
            plot={{ x: 0, y: 0, width, height: heightOf(effects.length)(width) }}
            tone="simulated"
          />
        );
      }}
    >
      {(width) => {
        const layout = layoutAt(width);
        const { isWide, right, beside, x } = layout;
        const [from = 0, to = 0] = x.range();
        const ticks = x.ticks(Math.max(2, Math.min(5, Math.floor((to - from) / TICK))));
        const tickText = (tick: number) => formatSigned(tick, tickDigits(ticks));
        const bottom = heightOf(effects.length)(width);
        return (
          <>
            <Hatch id={hatch} />
            {ticks.map((tick) => (
              <g key={tick}>
                <text className={styles.tick} x={x(tick)} y={12} textAnchor="middle">
                  {tickText(tick)}
                </text>
                <Rule look={tick === 0 ? 'axis' : 'grid'} x={x(tick)} y={[TOP - 8, bottom]} />
              </g>
            ))}
            {isWide && props.aside !== null && (
              <text
                className={styles.axisTitle}
                x={right + VALUE + beside - 4}
                y={12}
                textAnchor="end"
              >
                {props.aside}
              </text>
            )}
            {effects.map((effect, index) => {
              const { label, step, aside, note, breaksLimit } = effect;
              const difference = changeOf(effect);
              const y = barY(index, layout);
              const text = y + BAR - 2;
              const kind = kindOf(effect);
              const top = isWide ? text : y - 8;
              return (
                <g key={effect.id} data-step={effect.id}>
                  <text className={`${styles.rowHead} ${styles.clear}`} x={0} y={top}>
                    {clipped(label, isWide ? 190 : width * 0.55)}
                  </text>
                  <text
                    className={`${styles.rowLabel} ${styles.clear}`}
                    x={isWide ? layout.left - 12 : width}
                    y={top}
                    textAnchor="end"
                  >
                    {clipped(step, isWide ? 150 : width * 0.42)}
                  </text>
                  {difference === null ? (
                    <text className={styles.tick} x={x(0) + 8} y={text}>
                      {missingText(effect)}
                    </text>
                  ) : (
                    <>
                      {effect.band && (
                        <Band
                          data-mark="band"
                          x={x(effect.band.low)}
                          width={x(effect.band.high) - x(effect.band.low)}
                          y={y - (BAND - BAR) / 2}
                          height={BAND}
                        />
                      )}
                      <EffectBox
                        kind={kind}
                        hatch={hatch}
                        x={x(Math.min(0, difference.mean))}
                        width={Math.max(0.5, Math.abs(x(difference.mean) - x(0)))}
                        y={y}
                        height={BAR}
                      />
                      {Math.abs(difference.mean) > reach && (
                        <OffScaleArrow
                          look="measured"
                          data-mark="beyond"
                          x={x(Math.sign(difference.mean) * reach) - 4 * Math.sign(difference.mean)}
                          y={y + BAR / 2}
                          dx={Math.sign(difference.mean)}
                          shaft={0}
                          head={[5, 4]}
                        />
                      )}
                      {difference.pairs > 1 && (
                        <Whisker
                          data-mark="whisker"
                          low={x(difference.low)}
                          high={x(difference.high)}
                          y={y + BAR / 2}
                          half={BAR / 2 - 2}
                        />
                      )}
                      <text
                        className={styles.valueStrong}
                        x={right + VALUE - 8}
                        y={text}
                        textAnchor="end"
                        data-value={difference.mean}
                      >
                        {changeText(effect, digits)}
                      </text>
                    </>
                  )}
                  {isWide && aside !== null && (
                    <text
                      className={styles.value}
                      x={right + VALUE + beside - 4}
                      y={text}
                      textAnchor="end"
                    >
                      {aside}
                    </text>
                  )}
                  <text
                    className={`${breaksLimit ? styles.rowHead : styles.valueQuiet} ${styles.clear}`}
                    x={isWide ? right + VALUE + beside + 12 : 0}
                    y={isWide ? text : y + BAR + 9}
                    data-mark="note"
                  >
                    {clipped(note, isWide ? notes - 12 : width)}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
