/** Writes static/data/validation/coverage.json: how often the intervals of the pages hold exactly known values. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureCoverage } from './coverage/measure';
import { knownProcesses } from './coverage/processes';

const file = path.join(__dirname, '../static/data/validation/coverage.json');
writeFileSync(file, `${JSON.stringify(measureCoverage(knownProcesses()), null, 2)}\n`);
