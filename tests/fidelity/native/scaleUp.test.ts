import { expect, test } from 'vitest';
import { statedFacts } from '../../../scripts/calibration/statedFacts';
import { readData } from '../../../scripts/dataFiles';
import { calibrate } from './calibrate';

test.each(['fit', 'held-out'])(
  'the %s of scale-up, which needs no simulation, is found again',
  (command) => {
    const committed = readData<object>(
      `validation/scale-up-${command === 'fit' ? 'calibration' : command}.json`,
    );
    const again = calibrate('scale-up', [command], JSON.stringify(statedFacts('scale-up')));
    expect(JSON.parse(again)).toEqual(committed);
  },
);
