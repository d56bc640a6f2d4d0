import { expect, it } from 'vitest';
import { source } from '../../../scripts/evidenceSource';
import { isMissed } from '../../../src/charts/evidence/goalLayout';
import { drawnGoals } from '../../../src/components/validation/GoalsTable';
import { judgedGoals } from '../../../src/evidence/goals';

it('draws every goal that has a figure, and as missed those that are', () => {
  const known = judgedGoals(source).filter(({ figure }) => figure !== null);
  const drawn = drawnGoals(known).flatMap(({ goals }) => goals);
  expect(drawn.map(({ id }) => id).sort()).toEqual(known.map(({ id }) => id).sort());
  const missed = known.filter((goal) => goal.missed).map(({ id }) => id);
  expect(missed.length).toBeGreaterThan(0);
  expect(
    drawn
      .filter(isMissed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(missed.sort());
});
