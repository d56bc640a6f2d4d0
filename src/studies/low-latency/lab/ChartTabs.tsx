import { type KeyboardEvent, useRef } from 'react';
import { type ChartId, chartAnchor } from './chartList';
import styles from './charts.module.css';

interface ChartTabsProps {
  findings: readonly { id: ChartId; label: string; text: string }[];
  selected: ChartId;
  onSelect: (id: ChartId) => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The list of findings: arrow keys or a click turn to the chart of one. */
export function ChartTabs({ findings, selected, onSelect }: ChartTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = findings.findIndex(({ id }) => id === selected);
    const to = STEPS[event.key]?.(at, findings.length);
    const next = to === undefined ? undefined : findings[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${chartAnchor(next.id)}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="vertical"
      aria-label="Findings"
      className={styles.tabs}
    >
      {findings.map(({ id, label, text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={chartAnchor(id)}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
        >
          <span>{label}</span> <strong>{text}</strong>
        </button>
      ))}
    </div>
  );
}
