/** A part of the site, with a menu of its own in sidebars.js. */
export interface Part {
  /** Name of its menu. */
  id: string;
  label: string;
  /** Where it begins, below the base of the site. */
  to: string;
}

/** The parts, in the order of the header. Each page belongs to one. */
export const PARTS: readonly Part[] = [
  { id: 'learn', label: 'Learn', to: '/start' },
  { id: 'lab', label: 'Lab', to: '/low-latency' },
  { id: 'library', label: 'Library', to: '/studies' },
];
