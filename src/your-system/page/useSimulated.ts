import { useEffect, useRef, useState } from 'react';
import { useBatch } from '../../explore/page/useBatch';
import { baseValuesOf, type ExploredStudy } from '../../explore/study/exploredStudy';
import { runsOf } from '../../explore/study/runs';
import { DEFAULT_SEED, published, setKnobs } from '../../scenario/scenario';
import { coarseFirst } from '../../simulator/batch/coarseFirst';
import type { Report } from '../../simulator/report';
import { summarise } from '../../simulator/summarise';
import type { Protocol, Run } from '../../simulator/types';
import type { AnswerStatus, SimulatedLoad } from '../answered';

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

/** What stands of a system under each load, and how far that is. */
interface Stood {
  /** The system and its loads; empty for none. */
  key: string;
  simulated: readonly SimulatedLoad[];
  isWhole: boolean;
}

export interface Simulated {
  /** Of this system or, until its first runs are made, of the one before. */
  simulated: readonly SimulatedLoad[];
  status: AnswerStatus;
  /** Why it failed. */
  why: string | null;
}

/** What decides the runs of a system: neither its name nor what was measured of it. */
const keyOf = (study: ExploredStudy | null, loads: readonly number[]): string =>
  study === null || loads.length === 0
    ? ''
    : JSON.stringify([runsUnder(study, loads[0] ?? 0, 'study', 1), loads]);

/** The system under each load: by a short run at once, then by the runs of its protocol. */
export function useSimulated(study: ExploredStudy | null, loads: readonly number[]): Simulated {
  const { start, stop, status: batch } = useBatch();
  const [stood, setStood] = useState<Stood>({ key: '', simulated: [], isWhole: true });
  const key = keyOf(study, loads);
  const latest = useRef({ study, loads });
  latest.current = { study, loads };

  useEffect(() => {
    const { study: drawn, loads: all } = latest.current;
    if (drawn === null || key === '') {
      stop();
      setStood({ key, simulated: [], isWhole: true });
      return;
    }
    const order = coarseFirst(all.length).map((place) => all[place] ?? 0);
    start(async (simulate, signal) => {
      const found = new Map<number, SimulatedLoad>();
      const tell = (isWhole: boolean) =>
        setStood({
          key,
          isWhole,
          simulated: [...found.values()].sort((a, b) => a.load - b.load),
        });
      const stage = async (protocol: Protocol, replications: number) => {
        const reports = new Map<number, (Report | undefined)[]>();
        const owners = order.flatMap((load) =>
          runsUnder(drawn, load, protocol, replications).map((run) => ({ load, run })),
        );
        await simulate(
          owners.map(({ run }) => run),
          {
            signal,
            onFinished(index, report) {
              const { load = 0, run } = owners[index] ?? {};
              const own = reports.get(load) ?? [];
              // They finish in any order, and are joined in that of their numbers.
              own[run?.replication ?? 0] = report;
              reports.set(load, own);
              const finished = own.filter((one) => one !== undefined);
              if (finished.length < replications) return;
              found.set(load, { load, summary: summarise(DEFAULT_SEED, finished) });
              if (protocol === 'study' || found.size === all.length) tell(false);
            },
          },
        );
      };
      await stage('preview', 1);
      await stage('study', drawn.protocol.replications);
      tell(true);
    });
  }, [key, start, stop]);

  const { simulated } = stood;
  if (key === '') return { simulated: [], status: 'empty', why: null };
  if (batch.kind === 'failed') return { simulated, status: 'failed', why: batch.reason };
  const isDone = stood.key === key && stood.isWhole;
  return { simulated, status: isDone ? 'done' : 'running', why: null };
}
