import clsx from 'clsx';
import { formatNumber } from '../../../charts/frame/format';
import reference from '../../../tables/reference.module.css';
import stories from '../../../tables/stated/stories.module.css';
import { TableFrame } from '../../../tables/TableFrame';
import validation from '../../../tables/validation.module.css';
import type { AdapterFitErrors, CellErrors, SharedErrors } from '../fit';
import { SIZE_NAMES } from '../names';
import { ADAPTER_SIZES } from '../types';
import styles from './adapters.module.css';

interface Line {
  label: string;
  errors: CellErrors;
  /** Cells there are; fewer are judged where the others do not determine all. */
  of: number;
}

function linesOf({ inSample, withoutCell, withoutTestCase }: SharedErrors): Line[] {
  const held = (label: string, errors: SharedErrors['withoutCell']) =>
    ADAPTER_SIZES.map((size) => ({
      label: `${label}, ${SIZE_NAMES[size]}`,
      errors: errors[size],
      of: withoutCell[size].cells,
    }));
  return [
    { label: 'fitted, both sizes', errors: inSample, of: inSample.cells },
    ...held('without the cell', withoutCell),
    ...held('without the test case', withoutTestCase),
  ];
}

const COLUMNS = ['Median, %', '90th percentile, %', 'Worst, %', 'Cells', 'Parameters'];

function Rows({ title, fit }: { title?: string; fit: SharedErrors }) {
  return (
    <tbody>
      {title && (
        <tr>
          <th className={validation.group} colSpan={1 + COLUMNS.length} scope="rowgroup">
            {title}
          </th>
        </tr>
      )}
      {linesOf(fit).map(({ label, errors, of }) => {
        const { cells, medianPercent, p90Percent, worstPercent } = errors;
        const values = [
          ...[medianPercent, p90Percent, worstPercent].map((size) => formatNumber(size, 1)),
          cells < of ? `${cells}/${of}` : `${cells}`,
          `${fit.parameters}`,
        ];
        return (
          <tr key={label}>
            <th className={validation.plain} scope="row">
              {label}
            </th>
            {values.map((value, index) => (
              <td key={COLUMNS[index]} className={reference.number}>
                {value}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

interface Props {
  errors: AdapterFitErrors;
  /** Without the other way to share parameters. */
  alone?: boolean;
}

/** Errors of the adapter study's fit in sample and held out, beside those of two fits, one for each version. */
export function FitErrors({ errors, alone = false }: Props) {
  const separate = errors.structures.find(({ id }) => !alone && id === 'separate-versions');
  return (
    <div className={stories.story}>
      <TableFrame
        className={clsx(reference.compact, styles.fit)}
        label="Errors of the rates, fitted and held out"
        cards="beside"
        heads={[
          'Error of documents per second',
          ...COLUMNS.map((name) => ({ name, className: reference.number })),
        ]}
      >
        <Rows title={alone ? undefined : 'One set for both versions'} fit={errors} />
        {separate && <Rows title="Each version fitted by itself" fit={separate} />}
      </TableFrame>
    </div>
  );
}
