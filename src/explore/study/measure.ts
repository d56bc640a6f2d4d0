import type { KnobValues } from '../../scenario/schema';
import type { Report } from '../../simulator/report';

/** One run of a scenario, as measures see it. */
export interface MeasuredRun {
  values: KnobValues;
  report: Report;
}

/** A number of a simulated scenario that a reader may want more or less of, or set a limit to. */
export interface Measure {
  /** In links and on the command line, such as "roundtripTime.median". */
  id: string;
  label: string;
  /** Empty for a pure count. */
  unit: string;
  better: 'more' | 'less';
  /** Name under which the study prints it and the model's record has it; absent where that is its id. */
  recordedAs?: string;
  /** Null where the run has no such number. */
  of: (run: MeasuredRun) => number | null;
  /** From the knobs alone, where no run is needed to know it. */
  counted?: (values: KnobValues) => number;
}

/** The most that a limit of a measure can be: of a share all, of anything else more than any system has. */
export const mostOf = ({ unit }: Pick<Measure, 'unit'>): number => (unit === '%' ? 100 : 1e9);

type Named = Omit<Measure, 'of' | 'counted'>;

/** A metric of the report under its own name. */
export const metric = (named: Named): Measure => ({
  ...named,
  of: ({ report }) => report.metrics[named.id] ?? null,
});

/** The processors of the computer, or of the first one, that has a role. */
export const cpuOf = (role: string, named: Named): Measure => ({
  ...named,
  of: ({ report }) =>
    report.machines.find(({ roles }) => roles.some((own) => own === role))?.cpuPercent ?? null,
});

/** The sum of knobs that count computers, host instances or other things that somebody has to pay for. */
export function sumOf(knobs: readonly string[], named: Named): Measure {
  const counted = (values: KnobValues) => knobs.reduce((sum, id) => sum + (values[id] ?? 0), 0);
  return { ...named, counted, of: ({ values }) => counted(values) };
}
