import { expect, it } from 'vitest';
import { readConfiguration } from '../../scripts/replay/catalogue';
import { applySettings } from '../../scripts/replay/options';
import { simulateScenarios } from '../../scripts/replay/simulate';
import { CLIMB, loadOf } from '../../src/studies/capacity/pages/valve/climb';
import { firstSigns, signsOf } from '../../src/studies/capacity/pages/valve/signs';

it.each([1, 2])('lock timeouts warn before the cleanup is lost, with seed %i', async (seed) => {
  const subject = applySettings(readConfiguration('capacity/overdrive'), loadOf(CLIMB));
  const [result] = await simulateScenarios([subject], { seed, replications: 1 });
  if (!result) throw new Error('Nothing was simulated.');
  const signs = signsOf(result.summary, CLIMB);
  expect(firstSigns(signs).map(({ id }) => id)).toEqual(['timeouts']);
  const hourOf = (id: string) => signs.find((sign) => sign.id === id)?.warnsIn ?? -1;
  expect(hourOf('cleanup')).toBeGreaterThan(hourOf('timeouts'));
  expect(hourOf('received')).toBeGreaterThan(hourOf('timeouts'));
  expect(hourOf('spool')).toBeGreaterThan(hourOf('timeouts'));
});
