import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { FITTED_STUDIES } from '../../../scripts/calibration/studies';
import { goOn, left, withDone } from '../../../scripts/renewal/standing';
import { stepsOf, stepText } from '../../../scripts/renewal/steps';
import { STUDY_IDS } from '../../../src/studies/registry';

const ids = STUDY_IDS;
const typed = (id: string) => stepsOf(id).map(stepText);

describe('a renewal', () => {
  it.each(ids)('of %s makes every report again but the fit, by scripts that there are', (id) => {
    const reports = Object.keys(FITTED_STUDIES[id]?.reports ?? {}).filter((one) => one !== 'fit');
    const steps = typed(id);
    for (const report of reports) expect(steps).toContain(`npm run calibrate -- ${id} ${report}`);
    expect(steps).not.toContain(`npm run calibrate -- ${id} fit`);
    for (const [script] of stepsOf(id)) expect(Object.keys(scripts)).toContain(script);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('makes what is made of something else after it', () => {
    const steps = typed('low-latency');
    const place = (step: string) => steps.indexOf(step);
    expect(place('npm run calibrate -- low-latency ensemble')).toBeGreaterThan(
      place('npm run calibrate -- low-latency held-out'),
    );
    expect(place('npm run seek-record')).toBeGreaterThan(place('npm run design-space'));
    expect(place('npm run build:derived')).toBe(steps.length - 1);
  });

  it('searches with the low-latency model alone', () => {
    for (const id of ids)
      expect(typed(id).includes('npm run design-space')).toBe(id === 'low-latency');
  });

  it('names the studies that there are', () => {
    expect(() => stepsOf('low')).toThrow(`“low” is no study; accepted: ${ids.join(', ')}`);
  });

  it('goes on after the last step that ended well', () => {
    const steps = stepsOf('scale-up');
    const [first, second] = steps;
    if (first === undefined || second === undefined) throw new Error('no steps');
    const twoDone = withDone(withDone(goOn(null, 'a'), first), second);
    const again = goOn(JSON.stringify(twoDone), 'a');
    expect(left(again, steps)).toEqual(steps.slice(2));
  });

  it.each([
    ['another simulator', JSON.stringify({ simulator: 'b', done: ['npm run replays'] })],
    ['a damaged file', '{"simulator":"a","do'],
    ['no list', JSON.stringify({ simulator: 'a', done: 'npm run replays' })],
    ['nothing', 'null'],
  ])('begins anew after %s', (_, text) => {
    expect(left(goOn(text, 'a'), stepsOf('capacity'))).toEqual(stepsOf('capacity'));
  });
});
