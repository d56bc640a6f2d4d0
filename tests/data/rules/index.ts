import type { Rule } from '../rule';
import { absentRows } from './absentRows';
import { adapterPaths } from './adapterPaths';
import { addedWork } from './addedWork';
import { backlogGrowth } from './backlogGrowth';
import { backlogInMessages } from './backlogInMessages';
import { caseNames } from './caseNames';
import { cpuLimit } from './cpuLimit';
import { derivedFigures } from './derivedFigures';
import { diskQueues } from './diskQueues';
import { evenBalance } from './evenBalance';
import { eventDates } from './eventDates';
import { footnoteMarkers } from './footnoteMarkers';
import { largerFiles } from './largerFiles';
import { machineColumns } from './machineColumns';
import { machineSum } from './machineSum';
import { meanAgainstMedian } from './meanAgainstMedian';
import { missingFigures } from './missingFigures';
import { missingUnit } from './missingUnit';
import { mixedUnits } from './mixedUnits';
import { notAvailable } from './notAvailable';
import { recoveryRate } from './recoveryRate';
import { repeatedFigures } from './repeatedFigures';
import { repeatTables } from './repeatTables';
import { responseTimeLaw } from './responseTimeLaw';
import { roleSum } from './roleSum';
import { roundtripsAgainstThroughput } from './roundtripsAgainstThroughput';
import { sessionFormula } from './sessionFormula';
import { slowerCells } from './slowerCells';
import { soapOverHttp } from './soapOverHttp';
import { statedRatios } from './statedRatios';
import { sumOfMeans } from './sumOfMeans';
import { sumOfMedians } from './sumOfMedians';
import { tableFigures } from './tableFigures';
import { textAgainstTables } from './textAgainstTables';
import { totalBoxes } from './totalBoxes';
import { utilisationLaw } from './utilisationLaw';

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
  tableFigures,
  mixedUnits,
  adapterPaths,
  caseNames,
  absentRows,
  statedRatios,
  slowerCells,
  addedWork,
  largerFiles,
  soapOverHttp,
  cpuLimit,
  utilisationLaw,
  evenBalance,
  diskQueues,
];
