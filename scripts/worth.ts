/** Prints what the simulators are worth beside simpler ways to predict, by errors without what is predicted. */
import { allWorth } from '../src/evidence/worth/table';
import { worthText } from '../src/evidence/worth/text';
import { source } from './evidenceSource';

process.stdout.write(worthText(allWorth(source)));
