import { describe, expect, it } from 'vitest';
import { publishedPoints } from '../../../src/explore/seek/view/published';
import { standings } from '../../../src/explore/study/bands';
import { recordedName, valuesOf } from '../../../src/explore/study/exploredStudy';
import { judgedOf, judgesFrom, withheldBy } from '../../../src/explore/study/judged';
import { measuredBeside } from '../../../src/explore/sweep/measured';
import { readSweep } from '../../../src/explore/sweep/question';
import { published } from '../../../src/scenario/scenario';
import { EXPLORED, exploredNamed } from '../../support/explored';

// The study prints the processors of its MessageBox under the name of that computer.
const study = exploredNamed('low-latency');
const [ROLE, PRINTED] = ['cpu.messageBox', 'cpu.BPI8X-O01'];
const values = valuesOf(study, published('low-latency/16-A'));
const other = { ...values, virtualUsers: 8 };
const simulated = { mean: 40, low: 39, high: 41 };
const sideOf = (its: typeof values) => ({ study, values: its, standing: standings(study)(its) });

describe('what a role names', () => {
  it('has the band of the computer with that role', () => {
    const standing = standings(study)(values);
    const bandOf = (metric: string) => standing.bandOf(metric, simulated, standing.regimesOf());
    expect(bandOf(ROLE)).not.toBeNull();
    expect(bandOf(ROLE)).toEqual(bandOf(PRINTED));
  });

  it('is judged by the differences that were measured of that computer', () => {
    const difference = { first: 40, other: 70, runs: { low: 29, high: 31 } };
    const judge = judgesFrom(study, values)(other);
    const judged = judge({ id: ROLE }, difference);
    expect(judged?.band).not.toBeNull();
    expect(judged).toEqual(judgedOf(sideOf(values), sideOf(other), PRINTED, difference));
    const boxes = { ...values, messageBoxes: 3 };
    const withheld = (metric: string) => withheldBy(sideOf(values), sideOf(boxes), metric);
    expect(withheld(ROLE)).toEqual(withheld(PRINTED));
  });

  it('stands beside what was measured of that computer', () => {
    const printed = study.record.cells['16-A']?.[PRINTED]?.measured;
    expect(printed).toBeGreaterThan(0);
    const { question } = readSweep(
      study,
      new URLSearchParams('from=low-latency/16-A&over=virtualUsers'),
    );
    const beside = measuredBeside(study, question, ROLE).find(({ row }) => row === '16-A');
    expect(beside?.value).toBe(printed);
    const point = publishedPoints(study, { prices: {} }).find(({ row }) => row === '16-A');
    expect(point?.found[ROLE]).toBe(printed);
  });
});

it('every name of a record that a measure has is in the record', () => {
  for (const { measures, metrics, record, differences } of EXPLORED) {
    for (const { id, recordedAs } of measures) {
      if (recordedAs === undefined) continue;
      expect(record.errors, id).toHaveProperty([recordedAs]);
      expect(differences, id).toHaveProperty([recordedAs]);
      expect(recordedName({ measures }, id)).toBe(recordedAs);
      expect(metrics.unitOf(recordedAs)).toBe(metrics.unitOf(id));
    }
  }
});
