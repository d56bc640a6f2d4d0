import { digestOf } from '../simulator/digest';
import { downloadBytes } from '../simulator/download';
import { RefusedScenarioError } from '../simulator/errors';
import type { Report, Resource, Status } from '../simulator/report';
import type { Simulation, Simulator } from '../simulator/wasm';
import type { System } from './document';
import { metricsOf } from './metrics';
import { SYSTEM_MODEL } from './modelVersion';
import { type Conducted, createSystemModule, type SystemModule, type SystemRun } from './module';
import { RefusedSystemError } from './refusal';
import type { SystemReport, SystemStation } from './report';
import { meanSlowed } from './shared';
import { stagesOf } from './stages';

const STATUS: Readonly<Record<SystemReport['status'], Status>> = {
  running: 'running',
  done: 'done',
  unstable: 'unstable',
  stuck: 'unstable',
  tooLong: 'unstable',
};

/** Stations with servers and pools, the busiest first; where requests share a station, they wait for each other. */
function resourcesOf(system: System, { stations, pools }: SystemReport): Resource[] {
  const slowedMs = (station: SystemStation) =>
    station.servedPerSecond > 0
      ? (1000 * meanSlowed(system, station)) / station.servedPerSecond
      : 0;
  const waits = [
    ...stations.map((one) => ({
      ...one,
      waitMs: one.meanWaitMs === null ? null : one.meanWaitMs + slowedMs(one),
    })),
    ...pools.map((one) => ({ ...one, waitMs: one.meanWaitMs })),
  ];
  const resources = waits.flatMap(({ name, utilisation, waitMs }) =>
    utilisation === null
      ? []
      : [{ id: name, label: name, utilisationPercent: 100 * utilisation, waitMs }],
  );
  return resources.sort((a, b) => b.utilisationPercent - a.utilisationPercent);
}

/** What a replication of a system found, as studies report it. */
export function asReport(system: System, report: SystemReport): Report {
  const { digest, status, why, nowMs, observedMs, events, histogram } = report;
  return {
    modelVersion: SYSTEM_MODEL,
    digest,
    status: STATUS[status],
    unstableReason: why,
    simulatedMs: nowMs,
    events,
    metrics: metricsOf(report),
    machines: [],
    resources: resourcesOf(system, report),
    series: { stepMs: 1000 },
    protocol: {
      rampUpMs: nowMs - observedMs,
      steadyMs: observedMs,
      rampDownMs: 0,
      rampsCount: false,
    },
    distribution: histogram,
    stages: stagesOf(system, report),
  };
}

const CONDUCTED: Readonly<Record<Conducted, Status>> = {
  running: 'running',
  done: 'done',
  unstable: 'unstable',
};

/** The first of what is wrong, as studies refuse a value. */
const refusedScenario = ({ refusals }: RefusedSystemError): RefusedScenarioError => {
  const { field = 'description', value = '', accepted = '' } = refusals[0] ?? {};
  const number = Number(value);
  return new RefusedScenarioError({
    knob: field,
    value: Number.isFinite(number) ? number : null,
    accepted,
  });
};

/** How the module refuses arrivals that a station cannot serve. */
const OVERLOAD = /at which .* is busy all the time/;

/** A system to which more comes than it can serve: its lines grow for ever, and there is nothing to measure. */
function overloaded(system: string, { refusals }: RefusedSystemError): Simulation {
  const accepted = refusals.map((one) => one.accepted).join(', ');
  const report: Report = {
    modelVersion: SYSTEM_MODEL,
    digest: digestOf([system]),
    status: 'unstable',
    unstableReason: `More comes than can be served; accepted is ${accepted}.`,
    simulatedMs: 0,
    events: 0,
    metrics: {},
    machines: [],
    resources: [],
    series: { stepMs: 1000 },
    protocol: { rampUpMs: 0, steadyMs: 0, rampDownMs: 0, rampsCount: false },
  };
  return {
    advance: () => 'unstable',
    progress: () => 1,
    report: () => report,
    watch: () => true,
    notes: () => new ArrayBuffer(0),
    notedUntilMs: () => 0,
    dispose: () => {},
  };
}

function simulationOf(described: System, run: SystemRun): Simulation {
  let isDisposed = false;
  return {
    advance: (mostEvents) => CONDUCTED[run.conduct(mostEvents)],
    progress: () => run.progress(),
    report: () => asReport(described, run.report()),
    watch(fromMs, untilMs) {
      run.watch(fromMs, untilMs);
      return true;
    },
    notes: () => run.notes(),
    notedUntilMs: () => run.notedUntilMs(),
    dispose() {
      if (!isDisposed) run.end();
      isDisposed = true;
    },
  };
}

/** Simulates the systems that runs describe (`Run.system`) as the studies' simulator does its models. */
export const systemSimulator = (module: SystemModule): Simulator => ({
  schemaJson: () => '[]',
  parametersJson: () => '[]',
  start({ system = '', seed, replication, protocol }) {
    const described: System = JSON.parse(system);
    try {
      return simulationOf(described, module.start(described, seed, replication, protocol));
    } catch (error) {
      if (!(error instanceof RefusedSystemError)) throw error;
      if (error.refusals.every(({ accepted }) => OVERLOAD.test(accepted))) {
        return overloaded(system, error);
      }
      throw refusedScenario(error);
    }
  },
});

/** The same with its module, which is a file of the site. */
export async function fetchSystemSimulator(fetch: typeof globalThis.fetch): Promise<Simulator> {
  const { href } = new URL('./generated/messagebox_system.wasm', import.meta.url);
  return systemSimulator(await createSystemModule(await downloadBytes(fetch, href)));
}
