import type { Token } from './cells';

/** Code whose parts are marked as what they are. */
export function Highlighted({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map(([kind, part], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never change
    <span key={index} className={kind || undefined}>
      {part}
    </span>
  ));
}
