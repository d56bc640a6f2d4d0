import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Sheet {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The knobs as a sheet where there is no room for them beside what they change; links to them open it, Escape closes it. */
export function useSheet(): Sheet {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href="#knobs"]')) open();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
  return { ref, isOpen, open, close };
}
