import { useState } from 'react';

/** Copies a text, and says whether it could. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not allow copying: select the text instead.');
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
