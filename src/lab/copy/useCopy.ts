import { useCallback, useState } from 'react';

/** What became of copying a text. */
export interface Copying {
  said: string;
  /** The text, where the browser refused it and the reader has to copy it; else null. */
  byHand: string | null;
}

/** Puts texts on the clipboard. A frame of another site, and a site without https, may not: their reader gets the text. */
export function useCopy() {
  const [copying, setCopying] = useState<Copying>({ said: '', byHand: null });
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying({ said: done, byHand: null });
    } catch {
      setCopying({ said: 'The browser does not allow copying: copy it from here', byHand: text });
    }
  };
  /** Says something else in its place. */
  const say = useCallback((said: string) => setCopying({ said, byHand: null }), []);
  return { copying, copy, say };
}
