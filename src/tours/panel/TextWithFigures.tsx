import { formatNumber } from '../../charts/frame/format';
import { digitsOf } from '../../lab/view/format';
import type { Text } from '../text';

/** A text whose numbers say where they come from. */
export function TextWithFigures({ of }: { of: Text }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <data key={index} value={part.value} data-metric={part.metric} data-kind={part.kind}>
        {formatNumber(part.value, digitsOf(part.value))}
      </data>
    ),
  );
}
