import { type ComponentProps, useState } from 'react';

/**
 * What an input needs to be a box for a number: what is typed counts once the box is left or Enter is pressed, and Escape
 * takes it back.
 */
export function useTyped(value: number, onTyped: (text: string) => void): ComponentProps<'input'> {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onTyped(draft.trim());
  };
  return {
    type: 'text',
    autoComplete: 'off',
    value: draft ?? String(value),
    onChange: ({ target }) => setDraft(target.value),
    onBlur: commit,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') commit();
      if (key === 'Escape') setDraft(null);
    },
  };
}
