import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../lab/Icon';
import styles from './panel.module.css';

interface DisclosureProps {
  label: ReactNode;
  closesOnEscape?: boolean;
  children: ReactNode;
}

/** Something that opens where the reader asks for it. */
export function Disclosure({ label, closesOnEscape = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = (event: KeyboardEvent) => {
    if (!closesOnEscape || event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    event.nativeEvent.stopImmediatePropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened
    <div className={styles.disclosure} onKeyDown={close}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron" /> <span>{label}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
