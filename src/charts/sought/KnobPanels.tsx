import { type ReactNode, useId } from 'react';
import { cssLength } from '../frame/drawingUnit';
import { FigureFrame } from '../frame/FigureFrame';
import frame from '../frame/frame.module.css';
import type { ChartFrameText } from '../frame/types';
import { useWidth } from '../frame/useWidth';
import { Hatch } from '../marks/Hatch';
import { PanelGrid } from '../panels/PanelGrid';
import { number, quantityText } from './amount';
import { KnobPanel } from './KnobPanel';
import { type PanelKnob, panelScales } from './panelScales';
import own from './sought.module.css';
import type { Quantity } from './types';

export interface KnobPanelsProps extends ChartFrameText {
  /** What is drawn above, and below. */
  upper: Quantity;
  lower: Quantity;
  knobs: readonly PanelKnob[];
  /** What stands where each knob is, such as "best". */
  name: string;
  /** What kind of runs gave the numbers, such as "previews". */
  runs: string;
  /** Beside the switch for the table. */
  actions?: ReactNode;
}

/** A panel is at least this wide, in px. */
const LEAST_WIDTH = 150;
const MOST_COLUMNS = 5;

const table = ({ knobs, upper, lower, name }: KnobPanelsProps) => ({
  columns: ['Knob', 'value', quantityText(upper), quantityText(lower)],
  rows: knobs.flatMap(({ label, unit, points, here }) =>
    points.map(({ value, text, upper: above, lower: below }) => [
      quantityText({ label, unit }),
      value === here ? `${text} (${name})` : text,
      above === null ? 'n/a' : number(above),
      below === null ? 'n/a' : number(below),
    ]),
  ),
});

/** One knob at a time, all else as it is: small multiples of two quantities that share their scales. */
export function KnobPanels(props: KnobPanelsProps) {
  const { upper, lower, knobs, name, runs } = props;
  const [ref, width] = useWidth<HTMLDivElement>(1100);
  const hatchId = useId();
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / LEAST_WIDTH)));
  const rows = Math.ceil(knobs.length / most);
  const columns = Math.max(1, Math.ceil(knobs.length / Math.max(1, rows)));
  const scales = panelScales(knobs, upper, lower);
  return (
    <div ref={ref}>
      <FigureFrame
        title={props.title ?? `One knob at a time from the ${name}`}
        subtitle={
          props.subtitle ??
          `One knob at a time from the ${name}, all else as there, by ${runs}. Above: ${quantityText(upper)}. Below: ${quantityText(lower)}. Ring: measured. Hatched: beyond the measured range.`
        }
        stale={props.stale}
        actions={props.actions}
        table={() => table(props)}
      >
        <PanelGrid columns={columns}>
          <svg translate="no" className={own.definitions} aria-hidden="true">
            <Hatch id={hatchId} />
          </svg>
          {knobs.map((knob, place) => (
            <div key={knob.id} className={frame.body}>
              <div className={own.panelHead} style={{ minHeight: cssLength(44) }}>
                <strong>{knob.label}</strong>
                {knob.unit && <small> {knob.unit}</small>}
                <div>{knob.note}</div>
              </div>
              <KnobPanel
                knob={knob}
                upper={upper}
                lower={lower}
                scales={scales}
                hatchId={hatchId}
                isFirst={place % columns === 0}
              />
            </div>
          ))}
        </PanelGrid>
      </FigureFrame>
    </div>
  );
}
