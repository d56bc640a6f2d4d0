import type { Way } from './study';

/** Ways through columns in their order and back again. */
export const thereAndBack = (columns: number): Way[] => {
  const steps = Array.from({ length: columns - 1 }, (_, from) => ({ from, to: from + 1 }));
  return [
    ...steps.map((step) => ({ ...step, level: 'top' as const })),
    ...steps.slice(1).map(({ from, to }) => ({ from: to, to: from, level: 'low' as const })),
  ];
};
