import { useId, useState } from 'react';

interface TargetMsProps {
  ms: number;
  onSet: (ms: number) => void;
}

/** Digits with a point or, as some keyboards have it, a comma. */
const msOf = (text: string): number | null => {
  const ms = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(ms) && ms > 0 ? ms : null;
};

/** A field for ms above 0: what is no such number stays in it, and says so, while the target stays what it was. */
export function TargetMs({ ms, onSet }: TargetMsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const why = useId();
  const text = typed ?? String(ms);
  const isBad = msOf(text) === null;
  const take = () => {
    const next = msOf(text);
    if (next === null) return;
    setTyped(null);
    if (next !== ms) onSet(next);
  };
  return (
    <span>
      <span aria-hidden>≤</span>{' '}
      <input
        type="text"
        inputMode="decimal"
        aria-label="Target, ms"
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? why : undefined}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setTyped(null);
        }}
      />{' '}
      ms
      {isBad && (
        <span id={why} role="alert">
          A time above nothing is needed.
        </span>
      )}
    </span>
  );
}
