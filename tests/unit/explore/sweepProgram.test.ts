import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/explore/sweep/points';
import { programOf } from '../../../src/explore/sweep/program';
import { readSweep } from '../../../src/explore/sweep/question';
import { EXPLORED, exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
const asked = (query: string) => readSweep(study, new URLSearchParams(query)).question;
const programFor = (query: string) => programOf(study, asked(query));

describe('the program of a sweep', () => {
  it('sweeps the named scenario over its values, with the seed and runs of the page', () => {
    expect(
      programFor(
        'from=low-latency/20-A&over=virtualUsers:1..3/3&runs=2&seed=5&show=throughput.median',
      ),
    ).toBe(`import messageboxlab as lab

points = lab.sweep(
    "low-latency/20-A",
    {
        "virtualUsers": [1, 2, 3],
    },
    seed=5,
    replications=2,
    preview=True,  # short runs, as on the page
    # client="tcp://scheduler:8786",  # a Dask cluster; without, this computer
)

lab.show([point.row("throughput.median") for point in points])
print(f"{len(points)} scenarios of 2 runs each")
`);
  });

  it('keeps what differs from the published configuration, but for what is swept', () => {
    const text = programFor(
      'from=low-latency/20-A,sendOnly=2,virtualUsers=9,tracking=0&over=virtualUsers:1..2/2&runs=1',
    );
    expect(text).toContain('("low-latency/20-A", {');
    expect(text).toContain('"sendOnly": 2');
    expect(text).toContain('"tracking": 0');
    expect(text).not.toContain('"virtualUsers": 9');
    expect(text).toContain('scenarios of 1 run each');
  });

  it('makes runs as the study did where those are asked for, and two knobs', () => {
    const text = programFor(
      'from=low-latency/20-A&over=virtualUsers:1..2/2&by=sendOnly:1..3/3&protocol=study&runs=3',
    );
    expect(text).not.toContain('preview');
    expect(text).toMatch(/"virtualUsers": \[1, 2\],\n {8}"sendOnly": \[1, 2, 3\],\n/);
  });

  it('shows only what the study prints', () => {
    const text = programFor(
      'from=low-latency/20-A&over=virtualUsers:1..2/2&show=computers,roundtripTime.median,throughput.median',
    );
    expect(text).toContain('point.row("roundtripTime.median", "throughput.median")');
  });

  it('breaks long lists into lines that fit a page', () => {
    const text = programFor('from=low-latency/20-A&over=virtualUsers:1..60/60&runs=1');
    const lines = text.split('\n');
    expect(lines.every(({ length }) => length <= 96)).toBe(true);
    const inner = text.slice(text.indexOf('"virtualUsers": [') + 17, text.indexOf('\n        ],'));
    expect(inner.split(',').map(Number).filter(Boolean)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    expect(inner.trim().split('\n').length, 'lines are filled').toBeLessThan(5);
  });

  it('leaves out combinations that are no system, each of them named', () => {
    const query = 'from=low-latency/20-A&over=receiveOnly:0..1/2&by=receiveAndSend:0..1/2&runs=1';
    const refused = pointsOf(study, asked(query)).filter(({ conflict }) => conflict !== null);
    expect(refused.map(({ over, by }) => [over, by])).toEqual([[0, 0]]);
    const text = programFor(query);
    expect(text).toContain('REFUSED = [(0, 0)]');
    expect(text).toContain(
      '("low-latency/20-A", {"receiveOnly": first, "receiveAndSend": second})',
    );
    expect(text).toContain('    for first in [0, 1]\n    for second in [0, 1]\n');
    expect(text).toContain('    if (first, second) not in REFUSED\n');
    expect(text).toContain('points = lab.sweep(\n    scenarios,\n');
  });

  it('of one knob names refused values alone, beside what else differs', () => {
    const text = programFor(
      'from=low-latency/20-A,receiveAndSend=0,receiveOnly=1,sendOnly=6&over=receiveOnly:0..2/3&runs=1',
    );
    expect(text).toContain('REFUSED = [0]');
    expect(text).toContain('"sendOnly": 6');
    expect(text).toContain('"receiveOnly": first');
    expect(text).toContain('    if first not in REFUSED\n');
    expect(text).not.toContain('second');
  });

  it('of every study names its scenario and its load', () => {
    for (const one of EXPLORED) {
      const { question } = readSweep(one, new URLSearchParams(`from=${one.first}`));
      const text = programOf(one, question);
      expect(text).toContain(`"${one.first}"`);
      expect(text).toContain(`"${question.over.knob}": [`);
      expect(text).not.toMatch(/undefined|NaN/);
    }
  });
});
