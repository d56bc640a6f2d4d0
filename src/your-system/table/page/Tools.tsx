import styles from './tables.module.css';

interface ToolsProps {
  name: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen?: () => void;
  onMove: (by: -1 | 1) => void;
  onCopy?: () => void;
  onRemove: () => void;
}

/** What can be done with a row. */
export function Tools(props: ToolsProps) {
  const { name, isOpen, isFirst, isLast, onOpen, onMove, onCopy, onRemove } = props;
  return (
    <span className={styles.tools}>
      {onOpen && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`All fields of ${name}`}
          onClick={onOpen}
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
      <button
        type="button"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      {onCopy && (
        <button type="button" aria-label={`Copy ${name}`} onClick={onCopy}>
          Copy
        </button>
      )}
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </span>
  );
}
