import type { Rule } from '../rule';
import { footnoteMarkers } from './footnoteMarkers';
import { machineColumns } from './machineColumns';
import { meanAgainstMedian } from './meanAgainstMedian';
import { notAvailable } from './notAvailable';
import { repeatTables } from './repeatTables';
import { responseTimeLaw } from './responseTimeLaw';
import { roleSum } from './roleSum';
import { roundtripsAgainstThroughput } from './roundtripsAgainstThroughput';
import { sumOfMeans } from './sumOfMeans';
import { sumOfMedians } from './sumOfMedians';
import { textAgainstTables } from './textAgainstTables';
import { totalBoxes } from './totalBoxes';

export const rules: readonly Rule[] = [
  repeatTables,
  sumOfMedians,
  sumOfMeans,
  meanAgainstMedian,
  roundtripsAgainstThroughput,
  responseTimeLaw,
  notAvailable,
  machineColumns,
  roleSum,
  footnoteMarkers,
  totalBoxes,
  textAgainstTables,
];
