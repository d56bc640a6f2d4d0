import { expect, it } from 'vitest';
import { formatRate } from '../../../../src/charts/frame/format';
import { msText, stationDetail } from '../../../../src/your-system/drawing/words';

it('shows small numbers as something, and usual ones as ever', () => {
  expect([1e-9, 0.00004, 0.02, 4.02, 5, 1e9].map(msText)).toEqual([
    '0.000000001',
    '0.00004',
    '0.0200',
    '4.0',
    '5.0',
    '1,000,000,000',
  ]);
  expect([1e-6, 0.001234, 0, 0.02, 4.711, 84.31, 271.2].map(formatRate)).toEqual([
    '0.000001',
    '0.00123',
    '0.00',
    '0.02',
    '4.71',
    '84.3',
    '271',
  ]);
});

it('rounds no number of servers that is refused', () => {
  expect(stationDetail({ name: 'a', kind: 'processors', count: 1.5, demandMs: 5 })).toMatch(
    /^1\.5 × /,
  );
  expect(stationDetail({ name: 'a', kind: 'processors', count: 1600, demandMs: 5 })).toMatch(
    /^1,600 × /,
  );
});
