import styles from '../frame/charts.module.css';
import { Capsule } from '../marks/boxes';
import { Rule } from '../marks/lines';
import { Simulated } from '../marks/points';
import compared from './compared.module.css';

interface KnobStripProps {
  /** What it shows, in words. */
  label: string;
  /** Places along the line, 0 to 1: the value, the published one, and the ends of what was measured. */
  at: number;
  published: number;
  measured: readonly [low: number, high: number] | null;
  isOutside: boolean;
}

const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;
const percent = (place: number) => `${2 + 96 * Math.min(1, Math.max(0, place))}%`;

/** A knob on one line: the measured range as a capsule, a tick as published, a dot here; dashed if nobody measured there. */
export function KnobStrip({ label, at, published, measured, isOutside }: KnobStripProps) {
  const [low, high] = measured ?? [0, 0];
  const isMoved = at !== published;
  return (
    <svg
      translate="no"
      className={styles.strip}
      role="img"
      aria-label={label}
      height={HEIGHT}
      width="100%"
    >
      <line className={compared.knobLine} x1="2%" x2="98%" y1={MIDDLE} y2={MIDDLE} />
      {measured && low === high && (
        <line
          className={compared.measuredTick}
          data-mark="range"
          x1={percent(low)}
          x2={percent(low)}
          y1={MIDDLE - 5}
          y2={MIDDLE + 5}
        />
      )}
      {measured && low < high && (
        <Capsule
          look="band"
          data-mark="range"
          x={percent(low)}
          width={`${96 * (high - low)}%`}
          y={MIDDLE - 4.5}
          height={9}
          rx={4.5}
        />
      )}
      {isMoved && (
        <line
          className={isOutside ? compared.movedBeyond : compared.moved}
          data-mark="moved"
          x1={percent(published)}
          x2={percent(at)}
          y1={MIDDLE}
          y2={MIDDLE}
        />
      )}
      <Rule
        look="measured"
        data-mark="published"
        x={percent(published)}
        y={[MIDDLE - 7, MIDDLE + 7]}
      />
      <svg translate="no" x={percent(at)} y={MIDDLE} overflow="visible" aria-hidden="true">
        <Simulated isExtrapolated={isOutside} data-mark="here" r={isOutside ? 5.5 : 5} />
      </svg>
    </svg>
  );
}
