import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ensemble } from '../../src/simulator/ensemble';
import { STUDIES } from '../../src/studies/registry';
import { readData } from '../dataFiles';
import { adapterCells } from './adapterCells';
import { lowLatencyScenarios } from './lowLatencyScenarios';
import { type FittedParameter, parameterFile } from './parameterFile';
import { withFittedValues } from './parameterValues';
import { withSpreads } from './spreads';
import { statedFacts } from './statedFacts';

const SIMULATOR = path.join(__dirname, '../../sim-wasm/src/studies');
const LOW_LATENCY_VALUES = path.join(SIMULATOR, 'low_latency/calibrated.rs');
const ADAPTER_PARAMETERS = path.join(SIMULATOR, 'adapters/parameters.rs');

/** What can be asked of the native calibration program, and the file below static/data/validation for each answer. */
type Reports = Readonly<{
  fit: string;
  'held-out': string;
  extrapolate?: string;
  structures?: string;
  profiles?: string;
  sensitivity?: string;
  screening?: string;
  ensemble?: string;
}>;

/** How a study is fitted. */
export interface FittedStudy {
  /** What the native program reads: configurations with what is published of them. */
  published: () => unknown;
  /** What it reads for a report that is made of another. */
  inputs?: Readonly<Record<string, () => unknown>>;
  /** What is added to a report by runs of the compiled simulator. */
  completed?: Readonly<Record<string, (report: unknown) => Promise<unknown>>>;
  reports: Reports;
  /** Puts fitted values into the sources of the model; none where its values were set by hand and stay so. */
  adopt?: (parameters: readonly FittedParameter[]) => void;
}

const stated = (study: string): FittedStudy => ({
  published: () => statedFacts(study),
  reports: { fit: `${study}-calibration`, 'held-out': `${study}-held-out` },
});

/** The studies whose configurations and results are not stated in one file, or whose fit does more. */
const OTHERWISE: Readonly<Record<string, FittedStudy>> = {
  'low-latency': {
    published: lowLatencyScenarios,
    reports: {
      fit: 'calibration',
      'held-out': 'held-out',
      extrapolate: 'extrapolations',
      structures: 'structures',
      profiles: 'profiles',
      sensitivity: 'sensitivity',
      screening: 'screening',
      ensemble: 'ensemble',
    },
    inputs: { ensemble: () => readData('validation/held-out.json') },
    completed: {
      ensemble: (report) => withSpreads('low-latency', report as Omit<Ensemble, 'spreads'>),
    },
    adopt: (parameters) => writeFileSync(LOW_LATENCY_VALUES, parameterFile(parameters)),
  },
  adapters: {
    published: adapterCells,
    reports: { fit: 'adapters-calibration', 'held-out': 'adapters-held-out' },
    adopt: (parameters) => {
      const source = readFileSync(ADAPTER_PARAMETERS, 'utf8');
      writeFileSync(ADAPTER_PARAMETERS, withFittedValues(source, parameters));
    },
  },
};

/** How each study that has a fit is fitted. */
export const FITTED_STUDIES: Readonly<Record<string, FittedStudy>> = Object.fromEntries(
  STUDIES.filter(({ fit }) => fit !== undefined).map(({ id }) => [id, OTHERWISE[id] ?? stated(id)]),
);
