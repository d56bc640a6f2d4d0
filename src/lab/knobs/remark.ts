import { quoted } from '../../address/quoted';
import type { Typed } from '../../reading/typed';

/** What is said of a typed number: that it is not accepted, or how it was read where it may mean two. */
export interface Remark {
  message: string;
  /** The other reading, where it is accepted, too. */
  other: { value: number; use: () => void } | null;
}

/** How a text of two readings was read; null where it has one. `use` takes a value in its place. */
export function readingRemark(
  text: string,
  { value, other }: Typed,
  use: (value: number) => void,
  onRemark: (remark: Remark) => void,
): Remark | null {
  if (other === null) return null;
  if (!other.isAccepted) {
    return {
      message: `${quoted(text)} is read as ${value}: ${other.value} is not accepted.`,
      other: null,
    };
  }
  const swap = (now: number, then: number): Remark => ({
    message: `${quoted(text)} is read as ${now}.`,
    other: {
      value: then,
      use: () => {
        use(then);
        onRemark(swap(then, now));
      },
    },
  });
  return swap(value, other.value);
}
