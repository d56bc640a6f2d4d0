import { Copied } from '../../lab/copy/Copied';
import { useCopy } from '../../lab/copy/useCopy';

/** Copies a text, and says whether it could. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { copying, copy } = useCopy();
  return (
    <>
      <button type="button" className="button" onClick={() => copy(text(), 'Copied.')}>
        {label}
      </button>
      <Copied copying={copying} />
    </>
  );
}
