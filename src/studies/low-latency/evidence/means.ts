import type { Comparison } from '../../../comparison/types';
import type { Role } from '../../../measured/types';
import { type MachineDifference, metricFigures } from '../figures';
import { cellsOf } from '../testCase';
import { errorInterval } from './board';
import { comparablesOf, type Study, type StudyResult } from './study';
import type { MeansData, MeansRow } from './types';

const BIZTALK_ROLES: readonly Role[] = ['receive', 'send', 'track'];

/** Names of the computers of a configuration that run a BizTalk host. */
export const bizTalkMachines = ({ testCase }: StudyResult): string[] =>
  testCase.topology.machines
    .filter(({ roles }) => roles.some((role) => BIZTALK_ROLES.includes(role)))
    .map(({ name }) => name);

function machinesOf(result: StudyResult): MeansRow['machines'] {
  return bizTalkMachines(result).flatMap((name) => {
    const comparison = result.comparisons.find(({ metric }) => metric === `cpu.${name}`);
    if (comparison === undefined) return [];
    return [{ name, measured: comparison.measured, simulated: comparison.simulated }];
  });
}

/** By how much the mean roundtrip of a configuration exceeds its median, printed and simulated. */
function spikesOf({ comparisons }: StudyResult): MeansData['spikes'] {
  const of = (metric: string) =>
    comparisons.find((one) => one.metric === `roundtripTime.${metric}`);
  const [mean, median] = [of('mean'), of('median')];
  if (!mean?.measured || !median?.measured || !mean.simulated || !median.simulated) return [];
  return [
    {
      measured: (mean.reference ?? mean.measured) / (median.reference ?? median.measured),
      simulated: mean.simulated / median.simulated,
    },
  ];
}

/** Mean roundtrips and the processors of the BizTalk computers, configuration by configuration. */
export function meansOf(study: Study): MeansData {
  const results = study.results.filter(({ comparable }) => comparable);
  const rows = results.map((result): MeansRow => {
    const mean = result.comparisons.find(({ metric }) => metric === 'roundtripTime.mean');
    const machines = machinesOf(result);
    return {
      id: result.id,
      testCase: result.testCase.number,
      roundtrip: {
        printed:
          cellsOf(result.testCase, result.id)['roundtripTime.mean']?.printed ?? 'not printed',
        measured: mean?.measured ?? null,
        simulated: mean?.simulated ?? null,
        error: mean ? errorInterval(mean) : null,
      },
      machines: machines.filter(({ measured }) => measured !== null),
    };
  });
  const machines = [...new Set(rows.flatMap((row) => row.machines.map(({ name }) => name)))].sort();
  return {
    machines,
    rows,
    figures: metricFigures(comparablesOf(study), 'roundtripTime.mean'),
    spikes: results.flatMap(spikesOf),
  };
}

/** CPU of each BizTalk computer that is measured and was predicted. */
export const predictedDifferences = (
  study: Study,
  predicted: readonly Comparison[],
): MachineDifference[] =>
  study.results.flatMap((result) => {
    const own = predicted.filter(({ scenario }) => scenario === result.scenario);
    return bizTalkMachines(result).flatMap((machine) =>
      own.flatMap(({ metric, measured, simulated }) =>
        metric !== `cpu.${machine}` || measured === null || simulated === null
          ? []
          : [{ scenario: result.scenario, machine, measured, simulated }],
      ),
    );
  });

/** CPU of each BizTalk computer that is measured and simulated, over the comparable configurations. */
export const machineDifferences = (means: MeansData): MachineDifference[] =>
  means.rows.flatMap(({ id, machines }) =>
    machines.flatMap(({ name, measured, simulated }) =>
      measured === null || simulated === null
        ? []
        : [{ scenario: `low-latency/${id}`, machine: name, measured, simulated }],
    ),
  );
