import { extent } from 'd3-array';
import { formatNumber, groupedText } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { Effect, EffectGroup } from './types';

export const pairText = ({ changed, before }: Effect): string => `${changed} / ${before}`;

const times = (ratio: number): string => `×${formatNumber(ratio, 2)}`;

/** Such as "×0.85"; "less than ×1.00" where only words are printed. */
export const measuredText = ({ measured, isUpperEnd }: Effect): string =>
  `${isUpperEnd ? 'less than ' : ''}${times(measured)}`;

export const simulatedText = ({ simulated }: Effect): string => times(simulated);

/** The pair, and that the change is not all that it differs in. */
export const labelText = (effect: Effect): string =>
  `${pairText(effect)}${effect.isMixed ? ', more differs' : ''}`;

/** A printed number with its unit, or the printed words. */
const printedText = (printed: string, unit: string): string =>
  /^~?[\d,.]+$/.test(printed) ? `${groupedText(printed)} ${unit}` : `“${printed}”`;

export const printedPair = ({ printed: [changed, before], unit }: Effect): string =>
  `${printedText(changed, unit)} against ${printedText(before, unit)}`;

/** Says how few studies measured the same change. */
export function finding(groups: readonly EffectGroup[]): string {
  const counts = groups.map(
    ({ studies }) => studies.filter(({ effects }) => effects.length > 0).length,
  );
  const [least = 0, most = 0] = extent(counts);
  const joint = most - least > 1 ? 'to' : 'or';
  const by = least === most ? most : `${least} ${joint} ${most}`;
  return `Of ${groups.length} changes each was measured by ${by} of ${groups[0]?.studies.length ?? 0} studies`;
}

export function describe(groups: readonly EffectGroup[]): string {
  const each = groups.map(({ name, studies }) => {
    const parts = studies.map((study) =>
      study.effects.length === 0
        ? `${study.name}, ${study.note}`
        : study.effects
            .map(
              (effect) =>
                `${study.name}, ${labelText(effect)}: measured ${measuredText(effect)}, simulated ${simulatedText(effect)}`,
            )
            .join('; '),
    );
    return `${name}. ${parts.join('; ')}.`;
  });
  return `${finding(groups)}. Work done with the change over work done without. ${each.join(' ')}`;
}

export const table = (groups: readonly EffectGroup[]): TwinData => ({
  columns: ['Change', 'study', 'of', 'printed', 'measured', 'simulated', 'settings that differ'],
  rows: groups.flatMap((group) =>
    group.studies.flatMap(({ name, effects, note }) =>
      effects.length === 0
        ? [[group.name, name, note, '', '', '', '']]
        : effects.map((effect) => [
            group.name,
            name,
            pairText(effect),
            printedPair(effect),
            `${measuredText(effect)}${effect.isChance ? ', may be chance' : ''}`,
            simulatedText(effect),
            effect.differing.join(', '),
          ]),
    ),
  ),
});
