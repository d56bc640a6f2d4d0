import type { TwinCell } from './TableTwin';

/** A number of a text, with what it is of. */
export interface MarkedNumber {
  value: number;
  /** As shown, with its unit where it has one. */
  text: string;
  /** Such as "throughput.median". */
  metric: string;
  kind: 'simulated' | 'measured';
}

/** A text whose results are marked as such. */
export type MarkedText = readonly (string | MarkedNumber)[];

export const plainText = (parts: MarkedText): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A text with its results as data. */
export function Marked({ parts }: { parts: MarkedText }) {
  return parts.map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      <data
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and keep their places
        key={place}
        value={part.value}
        data-metric={part.metric}
        data-kind={part.kind}
      >
        {part.text}
      </data>
    ),
  );
}

/** The same as a cell of a table. */
export const markedCell = (...parts: MarkedText): TwinCell => ({
  text: plainText(parts),
  shown: <Marked parts={parts} />,
});
