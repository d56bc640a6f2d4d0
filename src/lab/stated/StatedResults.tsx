import { useContext } from 'react';
import { columnNames } from '../../charts/frame/columnNames';
import { ScrollFrame } from '../../charts/frame/ScrollFrame';
import type { StudyMetrics } from '../../comparison/studyMetrics';
import { basisOf } from '../../comparison/studyMetrics';
import { isWithinReading } from '../../measured/statedStudy';
import type { StatedCell } from '../../measured/types';
import { wordsOf } from '../../scenario/words';
import type { Estimate, Summary } from '../../simulator/types';
import { BandText } from '../bands/BandText';
import { BandsContext, type ScenarioBands } from '../bands/scenarioBands';
import { labelText } from '../configurationLabel';
import type { LabView, PartProps } from '../types';
import {
  digitsOf,
  formatError,
  formatNumber,
  intervalText,
  printedDigits,
  THIN,
} from '../view/format';
import styles from './stated.module.css';

interface ValueProps {
  metric: string;
  estimate: Estimate | undefined;
  /** What is stated, whose decimals it shows at least. */
  cell: StatedCell | undefined;
  /** Of its scenario; null where that did not settle. */
  bands: ScenarioBands | null;
}

function Value({ metric, estimate, cell, bands }: ValueProps) {
  if (estimate === undefined) return <span className={styles.absent}>none</span>;
  const { mean, low, high } = estimate;
  const digits = Math.max(digitsOf(mean), cell ? printedDigits(cell) : 0);
  return (
    <>
      <data value={Number(mean.toPrecision(8))} data-metric={metric} data-kind="simulated">
        {formatNumber(mean, digits)}
      </data>{' '}
      <small>{intervalText({ low, high }, digits)}</small>{' '}
      {bands?.bands.metrics[metric] && (
        <BandText metric={metric} estimate={estimate} digits={digits} bands={bands} />
      )}
    </>
  );
}

interface StatedProps {
  metric: string;
  cell: StatedCell | undefined;
  missing: string;
}

/** The stated value, or the words that stand for one. */
function Stated({ metric, cell, missing }: StatedProps) {
  if (cell === undefined) return <span className={styles.absent}>{missing}</span>;
  if (cell.value === null) return <q>{cell.printed}</q>;
  return (
    <>
      <data value={cell.value} data-metric={metric} data-kind="measured">
        {formatNumber(cell.value, printedDigits(cell))}
      </data>{' '}
      {cell.reading !== undefined && <small>“{cell.printed}”</small>}
    </>
  );
}

/** How far the simulation is from what is stated. */
function errorText(cell: StatedCell | undefined, estimate: Estimate | undefined): string {
  if (cell === undefined || estimate === undefined) return '';
  const within = isWithinReading(cell, estimate.mean);
  if (within !== null) return within ? 'as stated' : 'not as stated';
  if (cell.value === null) return '';
  if (cell.value === 0) return estimate.mean === 0 ? 'as stated' : 'not as stated';
  return formatError(estimate.mean / cell.value - 1);
}

interface Row {
  metric: string;
  label: string;
  unit: string;
  cell: StatedCell | undefined;
  published: Estimate | undefined;
  now: Estimate | undefined;
  role: string;
}

function rowsOf(study: StudyMetrics, scenario: string, view: LabView): Row[] {
  const { metrics, textOf, unitOf } = study;
  const of = (summary: Summary | undefined | null, metric: string) => summary?.metrics[metric];
  return metrics.flatMap((metric): Row[] => {
    const cell = view.cells[metric];
    const published = of(view.published, metric);
    const now = of(view.now, metric);
    if (cell === undefined && published === undefined && now === undefined) return [];
    const role = cell === undefined ? '' : basisOf(study, scenario, metric);
    return [{ metric, label: textOf(metric), unit: unitOf(metric), cell, published, now, role }];
  });
}

type StatedResultsProps = Pick<PartProps, 'context' | 'view'>;

/** Everything a study states of a configuration, and what the simulation says of it. */
export function StatedResults({ context, view }: StatedResultsProps) {
  const bands = useContext(BandsContext);
  const words = wordsOf(context);
  const rows = rowsOf(context.study.metrics, context.prefix + view.row, view);
  const settled = (summary: Summary | undefined | null, bands: ScenarioBands | null) =>
    summary?.status === 'unstable' ? null : bands;
  const publishedBands = settled(view.published, bands.published);
  const nowBands = view.stale ? null : settled(view.now, bands.now);
  const heads = [
    'Quantity',
    'Stated',
    'Simulated',
    'Error',
    'Role',
    ...(view.isChanged ? ['Now'] : []),
  ];
  return (
    <ScrollFrame className="cards" aria-label="Stated and simulated">
      <table className={styles.results} style={columnNames(heads)} data-names="beside">
        <caption>
          {labelText(view.row, context.study.parts)}: stated and simulated
          {view.isChanged && <span>{`, as ${words.standing} and now`}</span>}
          <small>
            {' '}
            Below each number its 95{THIN}% interval, then its 90{THIN}% band.
          </small>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.metric}>
              <th scope="row">
                {row.label} {row.unit !== '' && <small>{row.unit}</small>}
              </th>
              <td>
                <Stated metric={row.metric} cell={row.cell} missing={words.missing} />
              </td>
              <td>
                <Value
                  metric={row.metric}
                  estimate={row.published}
                  cell={row.cell}
                  bands={publishedBands}
                />
              </td>
              <td>{errorText(row.cell, row.published)}</td>
              <td>{row.role}</td>
              {view.isChanged && (
                <td data-stale={view.stale || undefined}>
                  <Value metric={row.metric} estimate={row.now} cell={row.cell} bands={nowBands} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
