import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/charts/frame/marked';
import { limitsOf } from '../../../src/explore/seek/view/effects';
import { scenarioOf } from '../../../src/explore/seek/view/scenario';
import { type ExploredStudy, measureOf } from '../../../src/explore/study/exploredStudy';
import { curveProps, mapProps } from '../../../src/explore/sweep/charts';
import type { RunPoint } from '../../../src/explore/sweep/found';
import { measuredBeside } from '../../../src/explore/sweep/measured';
import { pointsOf } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { rememberedStandings, viewOf } from '../../../src/explore/sweep/view';
import type { Report } from '../../../src/simulator/report';
import { exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
const THROUGHPUT = 'throughput.median';
const link = (path: string) => `site:${path}`;

/** A sweep whose runs found this throughput. */
function swept(
  query: string,
  perSecond: (point: { over: number; by: number | null }) => number | null,
  { runs = 2, of = study, statusOf = (_: number) => 'done' } = {},
) {
  const { question } = readSweep(of, new URLSearchParams(query));
  const points = pointsOf(of, question).map((point): RunPoint => {
    const value = perSecond(point);
    const report = (run: number) => ({
      status: statusOf(point.over),
      metrics: { [THROUGHPUT]: (value ?? 0) + run },
    });
    const made =
      value === null || point.conflict
        ? []
        : Array.from({ length: runs }, (_, run): [number, Report] => [
            run,
            report(run) as unknown as Report,
          ]);
    return { ...point, reports: new Map(made) };
  });
  const measure = measureOf(of, THROUGHPUT);
  if (measure === undefined) throw new Error('There is no throughput.');
  return { question, view: viewOf(of, question, points, measure, rememberedStandings(of)) };
}

const FROM = 'from=low-latency/20-A';
const curve = (query: string, perSecond: (over: number) => number | null, more = {}) => {
  const { question, view } = swept(`${FROM}&${query}`, ({ over }) => perSecond(over), more);
  return curveProps(study, question, view, { knee: 4, link });
};

describe('a curve of a sweep', () => {
  const props = curve('over=virtualUsers:2..8/4&runs=2', (users) => 100 + users, {
    statusOf: (users: number) => (users === 8 ? 'unstable' : 'done'),
  });

  it('has a point for each value that was run, with what was found and where it opens', () => {
    expect(
      props.points.map(({ x, mean, runs, isUnstable }) => [x, mean, runs, isUnstable]),
    ).toEqual([
      [2, 102.5, 2, false],
      [4, 104.5, 2, false],
      [6, 106.5, 2, false],
      [8, 108.5, 2, true],
    ]);
    const [first] = props.points;
    expect(first?.name).toContain('2');
    expect(first?.low).toBeLessThan(102.5);
    expect(first?.href).toMatch(/^site:\/low-latency\/test-case-20\?.*virtualUsers=2/);
    expect(
      curve('over=virtualUsers:2..8/4', (users) => (users > 4 ? null : users)).points,
    ).toHaveLength(2);
  });

  it('names its knob, its measure and how many runs stand behind a point', () => {
    expect(props.over).toMatchObject({ label: 'Virtual users', unit: '' });
    expect(props.subtitle).toMatch(/^Throughput.*, .*, mean of 2 runs each\.$/);
    expect(curve('over=virtualUsers:2..8/4&runs=1', () => 5, { runs: 1 }).subtitle).toContain(
      ', 1 run each.',
    );
    expect(curve('over=virtualUsers:2..8/4&runs=4', () => 5).subtitle).toContain(', so far.');
    expect(plainText(props.title)).toMatch(/\w+ \w+/);
    expect(props.knee).toBe(4);
    expect(props.domain).toEqual([2, 8]);
  });

  it('has what was measured beside it, the range of it, and says what differs in more', () => {
    const [low, high] = props.measured ?? [0, 0];
    expect(low).toBeLessThan(high);
    expect(props.rings.map(({ name }) => name)).toContain('20-A');
    const own = props.rings.find(({ name }) => name === '20-A');
    expect(own).toMatchObject({
      x: 3,
      isContext: false,
      href: expect.stringMatching(/^site:\/low-latency\/test-case-20/),
    });
    expect(props.rings.some(({ isContext }) => isContext)).toBe(true);
  });

  it('over named values stands at their places, without a range or an axis of numbers', () => {
    const servers = curve('over=server', () => 100);
    expect(servers.points.map(({ x }) => x)).toEqual(servers.points.map((_, place) => place));
    expect(servers.domain).toBeUndefined();
    expect(servers.measured).toBeNull();
    expect(servers.over.scale).toHaveProperty('names');
    for (const { x } of servers.rings) expect(x).toBeGreaterThanOrEqual(0);
  });
});

describe('what was measured beside a sweep', () => {
  const beside = (query: string) => {
    const { question } = readSweep(study, new URLSearchParams(`${FROM}&${query}`));
    return measuredBeside(study, question, THROUGHPUT);
  };

  it('differs in at most two other knobs, and is as printed', () => {
    const found = beside('over=virtualUsers');
    expect(found.find(({ row }) => row === '20-A')).toMatchObject({ over: 3, by: null, others: 0 });
    const printed = study.index.configurations.find(({ id }) => id === '20-A')?.measured[
      THROUGHPUT
    ];
    expect(found.find(({ row }) => row === '20-A')?.value).toBe(printed);
    for (const { others } of found) expect(others).toBeLessThanOrEqual(2);
    expect(found.map(({ row }) => row)).not.toContain('1-A');
  });

  it('may differ in both swept knobs', () => {
    const two = beside('over=virtualUsers&by=sendOnly');
    expect(two.length).toBeGreaterThanOrEqual(beside('over=virtualUsers').length);
    expect(two.find(({ row }) => row === '20-A')).toMatchObject({
      over: 3,
      by: expect.any(Number),
      others: 0,
    });
  });
});

describe('a map of a sweep', () => {
  const QUERY = `${FROM}&over=virtualUsers:2..6/3&by=sendOnly:4..6/3&runs=2`;
  /** The study with limits that it accepts. */
  const limited = (value: number): ExploredStudy => ({
    ...study,
    accepted: [
      { measure: THROUGHPUT, value },
      { measure: 'none', value: 1 },
    ],
  });
  const map = (perSecond: Parameters<typeof swept>[1], of = study, more = {}) => {
    const { question, view } = swept(QUERY, perSecond, { of, ...more });
    if (question.by === null) throw new Error('no second knob');
    return mapProps(of, { ...question, by: question.by }, view, link);
  };
  const product = ({ over, by }: { over: number; by: number | null }) => over * (by ?? 0);

  it('has a cell for each combination, at its column and row', () => {
    const { columns, rows, cells } = map(product);
    expect([columns.names, rows.names]).toEqual([
      ['2', '4', '6'],
      ['4', '5', '6'],
    ]);
    expect([columns.label, rows.label]).toEqual(['Virtual users', expect.stringMatching(/send/i)]);
    expect(cells.map(({ column, row, value }) => [column, row, value])).toEqual(
      [2, 4, 6].flatMap((users, column) =>
        [4, 5, 6].map((hosts, row) => [column, row, users * hosts + 0.5]),
      ),
    );
    for (const { href, why } of cells)
      expect([href?.startsWith('site:/low-latency'), why]).toEqual([true, '']);
    expect(cells[0]?.interval).not.toBeNull();
  });

  it('has no interval of a single run, and no value before there is one', () => {
    const single = map(({ over }) => (over === 2 ? null : 5), study, { runs: 1 });
    expect(single.cells.map(({ value, interval }) => [value, interval]).slice(2, 4)).toEqual([
      [null, null],
      [5, null],
    ]);
    expect(single.best, 'not all have been made').toBeNull();
    expect(single.subtitle).not.toContain('Frame');
  });

  it('frames the most, or where it begins', () => {
    const most = map((point) => 100 * product(point));
    expect(most.best).toEqual({ column: 2, row: 2 });
    expect(most.subtitle).toContain('mean of 2 runs each. More colour: more. Frame: the most.');
    const flat = map(({ over }) => (over > 2 ? 50 : 10));
    expect(flat.subtitle).toContain('Frame: where the most begins.');
  });

  it('parts what keeps a limit from what does not, where both are there', () => {
    const parted = map(product, limited(20));
    expect(parted.limits).toEqual([expect.stringMatching(/at least 20\s/)]);
    expect(parted.subtitle).toContain(`Line: ${parted.limits?.[0]}.`);
    expect(parted.cells.map(({ keeps }) => keeps?.[0])).toEqual(
      [2, 4, 6].flatMap((users) => [4, 5, 6].map((hosts) => users * hosts + 0.5 >= 20)),
    );
    expect(map(product, limited(1)).limits, 'all keep it').toEqual([]);
    const half = map(({ over, by }) => (over === 2 ? null : product({ over, by })), limited(20.5));
    expect(half.cells[0]?.keeps).toEqual([null]);
    expect(half.limits?.[0]).toMatch(/20\.5/);
  });

  it('has what was measured of a combination in its cell', () => {
    const { question, view } = swept(
      `${FROM}&over=virtualUsers:3..4/2&by=sendOnly&runs=1`,
      () => 5,
      { runs: 1 },
    );
    if (question.by === null) throw new Error('no second knob');
    const { cells } = mapProps(study, { ...question, by: question.by }, view, link);
    const rings = cells.flatMap(({ measured }) => measured.map(({ name }) => name));
    expect(rings).toContain('20-A');
    expect(rings.length).toBeLessThan(view.measured.length + 1);
  });
});

describe('a question of Seek', () => {
  it('has its limits with what they limit, and scenarios on its seed', () => {
    const question = {
      limits: [
        { measure: THROUGHPUT, value: 100 },
        { measure: 'none', value: 1 },
      ],
      prices: {},
      seed: 7,
      from: { base: 'low-latency/20-A', changes: { a: 1 }, seed: 3 },
    };
    const asked = question as unknown as Parameters<typeof limitsOf>[1];
    expect(limitsOf(study, asked).map(({ measure, value }) => [measure.id, value])).toEqual([
      [THROUGHPUT, 100],
    ]);
    expect(scenarioOf(asked, { b: 2 })).toEqual({
      base: 'low-latency/20-A',
      changes: { b: 2 },
      seed: 7,
    });
  });
});
