import { expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { simulateCurve } from '../../scripts/replay/usersCurve';
import { USERS_CURVE_FILE, type UsersCurve } from '../../src/components/start/usersCurve';

it('the start page shows what the simulator gives for its curve', async () => {
  const committed = readData<UsersCurve>(USERS_CURVE_FILE);
  const users = [1, 5, 14];
  const { modelVersion, points } = await simulateCurve(users);
  expect(committed.modelVersion).toBe(modelVersion);
  expect(committed.points.filter((point) => users.includes(point.users))).toEqual(points);
});
