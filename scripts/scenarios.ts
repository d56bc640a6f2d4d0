/** Prints the configurations of the low-latency study as JSON: knob values and the values to compare with. */
import { lowLatencyScenarios } from './calibration/lowLatencyScenarios';

process.stdout.write(`${JSON.stringify(lowLatencyScenarios(), null, 1)}\n`);
