import { useState } from 'react';
import { PairDots } from '../../../charts/bars/PairDots';
import { ordered } from '../../../charts/bars/pairOrder';
import { Segmented } from '../../../lab/knobs/Segmented';
import stories from '../../../tables/stated/stories.module.css';
import validation from '../../../tables/validation.module.css';
import { type AdapterData, CONTRAST_NAMES, type Contrast, pairRows } from './pairRows';

interface Props extends AdapterData {
  contrast: Contrast;
  /** Rows can be put in the order of their ratios. */
  sortable?: boolean;
}

const AS_PRINTED = 'as printed';

/** The results of the adapter study, held against each other in pairs. */
export function AdapterPairs({ contrast, sortable = false, ...data }: Props) {
  const [order, setOrder] = useState(AS_PRINTED);
  const rows = pairRows(data, contrast);
  const lanes = rows[0]?.lanes.map(({ label }) => label) ?? [];
  return (
    <div className={stories.story}>
      {sortable && (
        <div className={validation.selector}>
          Order
          <Segmented
            label="Order of the rows"
            options={[
              { value: AS_PRINTED, label: AS_PRINTED },
              ...lanes.map((lane) => ({ value: lane, label: `by change, ${lane}` })),
            ]}
            value={order}
            onChange={setOrder}
          />
        </div>
      )}
      <PairDots
        rows={ordered(rows, order === AS_PRINTED ? null : order)}
        names={CONTRAST_NAMES[contrast]}
        quantity="Documents per second"
        unit="documents/s"
      />
    </div>
  );
}
