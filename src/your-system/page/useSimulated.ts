import { useEffect, useState } from 'react';
import { type Batch, useBatch } from '../../explore/page/useBatch';
import { baseValuesOf, type ExploredStudy } from '../../explore/study/exploredStudy';
import { runsOf } from '../../explore/study/runs';
import { DEFAULT_SEED, published, setKnobs } from '../../scenario/scenario';
import { coarseFirst } from '../../simulator/batch/coarseFirst';
import type { Report } from '../../simulator/report';
import { summarise } from '../../simulator/summarise';
import type { Protocol, Run } from '../../simulator/types';
import type { SimulatedLoad } from '../answered';

/** The runs of a system under a load. */
function runsUnder(
  study: ExploredStudy,
  load: number,
  protocol: Protocol,
  replications: number,
): Run[] {
  const scenario = setKnobs(
    study.context.schema,
    baseValuesOf(study, { base: study.first }),
    published(study.first),
    { [study.loadKnob]: load },
  );
  return runsOf(study, scenario, { protocol, replications, seed: DEFAULT_SEED });
}

export interface Simulated {
  /** Of this system or, until its first runs are made, of the one before. */
  simulated: readonly SimulatedLoad[];
  batch: Batch;
}

/** The system under each load: by a short run at once, then by the runs of its protocol. */
export function useSimulated(study: ExploredStudy | null, loads: readonly number[]): Simulated {
  const batch = useBatch();
  const [simulated, setSimulated] = useState<readonly SimulatedLoad[]>([]);
  const { start, stop } = batch;
  const asked = loads.join(' ');

  useEffect(() => {
    if (study === null || asked === '') {
      stop();
      setSimulated([]);
      return;
    }
    const all = asked.split(' ').map(Number);
    const order = coarseFirst(all.length).map((place) => all[place] ?? 0);
    start(async (simulate, signal) => {
      const found = new Map<number, SimulatedLoad>();
      const stage = async (protocol: Protocol, replications: number) => {
        const reports = new Map<number, Report[]>();
        const owners = order.flatMap((load) =>
          runsUnder(study, load, protocol, replications).map((run) => ({ load, run })),
        );
        const runs = owners.map(({ run }) => run);
        await simulate(runs, {
          signal,
          onFinished(index, report) {
            const load = owners[index]?.load ?? 0;
            const own = [...(reports.get(load) ?? []), report];
            reports.set(load, own);
            if (own.length < replications) return;
            found.set(load, { load, summary: summarise(DEFAULT_SEED, own) });
            if (protocol === 'study' || found.size === all.length) {
              setSimulated([...found.values()].sort((a, b) => a.load - b.load));
            }
          },
        });
      };
      await stage('preview', 1);
      await stage('study', study.protocol.replications);
    });
  }, [study, asked, start, stop]);

  return { simulated, batch };
}
