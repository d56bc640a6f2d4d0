import type { StatedParameter } from '../../../comparison/parameters';
import type { Screening } from '../../../comparison/validation';
import type { Ensemble } from '../../../simulator/ensemble';
import type { Study } from './study';
import type { CalibrationData, ScreeningData, SensitivityData } from './types';

function withMeaning<Item extends { id: string }>(
  items: readonly Item[],
  stated: readonly StatedParameter[],
): (Item & { meaning: string })[] {
  return items.map((item) => ({
    ...item,
    meaning: stated.find(({ id }) => id === item.id)?.meaning ?? '',
  }));
}

export const sensitivityOf = (
  { sensitivity }: Study,
  stated: readonly StatedParameter[],
): SensitivityData | null =>
  sensitivity && { ...sensitivity, parameters: withMeaning(sensitivity.parameters, stated) };

export const screeningOf = (
  screening: Screening,
  stated: readonly StatedParameter[],
): ScreeningData => ({ ...screening, parameters: withMeaning(screening.parameters, stated) });

export const calibrationOf = (
  { calibration }: Study,
  stated: readonly StatedParameter[],
  ensemble: Pick<Ensemble, 'parameters'>,
): CalibrationData | null =>
  calibration && {
    ...calibration,
    parameters: withMeaning(calibration.parameters, stated).map((parameter) => ({
      ...parameter,
      refittedErrorPercent:
        ensemble.parameters.find(({ id }) => id === parameter.id)?.standardErrorPercent ?? null,
    })),
  };
