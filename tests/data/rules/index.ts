import type { Rule } from '../rule';
import { backlogGrowth } from './backlogGrowth';
import { backlogInMessages } from './backlogInMessages';
import { derivedFigures } from './derivedFigures';
import { eventDates } from './eventDates';
import { footnoteMarkers } from './footnoteMarkers';
import { machineColumns } from './machineColumns';
import { machineSum } from './machineSum';
import { meanAgainstMedian } from './meanAgainstMedian';
import { missingFigures } from './missingFigures';
import { missingUnit } from './missingUnit';
import { notAvailable } from './notAvailable';
import { recoveryRate } from './recoveryRate';
import { repeatedFigures } from './repeatedFigures';
import { repeatTables } from './repeatTables';
import { responseTimeLaw } from './responseTimeLaw';
import { roleSum } from './roleSum';
import { roundtripsAgainstThroughput } from './roundtripsAgainstThroughput';
import { sessionFormula } from './sessionFormula';
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
  repeatedFigures,
  derivedFigures,
  missingUnit,
  missingFigures,
  backlogGrowth,
  backlogInMessages,
  recoveryRate,
  machineSum,
  sessionFormula,
  eventDates,
];
