/** Outlines on a 16 by 16 grid, drawn in the text's colour. */
const PATHS = {
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  download: 'M8 2.5v7m-3-3 3 3 3-3M3 13h10',
  link: 'M6.7 9.3a2.6 2.6 0 0 0 3.8 0l2-2a2.7 2.7 0 1 0-3.8-3.8l-.7.7m1.3 2.5a2.6 2.6 0 0 0-3.8 0l-2 2a2.7 2.7 0 1 0 3.8 3.8l.7-.7',
  code: 'm5 4.5-3.5 3.5L5 11.5m6-7L14.5 8 11 11.5',
  check: 'm3 8.5 3.2 3L13 4.5',
  flag: 'M4.5 14V2.5h8L10.5 6l2 3.5h-8',
  cross: 'm4 4 8 8m0-8-8 8',
  chevron: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  arrow: 'M3 8h10M9.5 4.5 13 8l-3.5 3.5',
  play: 'M4.5 3v10l8-5z',
  pause: 'M5.5 3v10M10.5 3v10',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
