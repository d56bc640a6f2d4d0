import { formatNumber } from '../../charts/format';
import type { AdapterFitErrors, CellErrors, SharedErrors } from '../../comparison/adapterFit';
import { ADAPTER_SIZES } from '../../measured/adapterTypes';
import reference from '../reference/reference.module.css';
import stories from '../stories/stories.module.css';
import { TableFrame } from '../tables/TableFrame';
import validation from '../validation/validation.module.css';
import { SIZE_NAMES } from './pairRows';

interface Line {
  label: string;
  size: string;
  /** Cells there are; fewer are judged where the others do not determine all. */
  of?: number;
  errors: CellErrors;
}

function linesOf({ inSample, withoutCell, withoutTestCase }: SharedErrors): Line[] {
  return [
    { label: 'fitted', size: 'both', errors: inSample },
    ...ADAPTER_SIZES.map((size) => ({
      label: 'without the cell',
      size: SIZE_NAMES[size],
      errors: withoutCell[size],
    })),
    ...ADAPTER_SIZES.map((size) => ({
      label: 'without the test case',
      size: SIZE_NAMES[size],
      of: withoutCell[size].cells,
      errors: withoutTestCase[size],
    })),
  ];
}

function Rows({ title, fit }: { title?: string; fit: SharedErrors }) {
  return (
    <tbody>
      {title && (
        <tr>
          <th className={validation.group} colSpan={7} scope="rowgroup">
            {title}
          </th>
        </tr>
      )}
      {linesOf(fit).map(({ label, size, of, errors }) => (
        <tr key={label + size}>
          <th className={validation.plain} scope="row">
            {label}
          </th>
          <td>{size}</td>
          <td className={reference.number}>{fit.parameters}</td>
          <td className={reference.number}>
            {errors.cells}
            {of !== undefined && ` of ${of}`}
          </td>
          {[errors.medianPercent, errors.p90Percent, errors.worstPercent].map((percent, index) => (
            <td key={['median', 'p90', 'worst'][index]} className={reference.number}>
              {formatNumber(percent, 1)}
            </td>
          ))}
        </tr>
      ))}
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
      <TableFrame className={reference.compact} label="Errors of the rates, fitted and held out">
        <thead>
          <tr>
            <th scope="col">Error of documents per second</th>
            <th scope="col">Size</th>
            {['Parameters', 'Cells', 'Median, %', '90th percentile, %', 'Worst, %'].map((label) => (
              <th key={label} scope="col" className={reference.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <Rows title={alone ? undefined : 'One set for both versions'} fit={errors} />
        {separate && <Rows title="Each version fitted by itself" fit={separate} />}
      </TableFrame>
    </div>
  );
}
