import { formatNumber } from '../../charts/frame/format';
import { openBand } from '../../comparison/bands';
import type { Estimate } from '../../simulator/types';
import type { LabBands } from '../bands/scenarioBands';
import { firstOf, shortText } from '../first/numbers';
import type { LabContext, LabView } from '../types';
import { inSentence, THIN } from '../view/format';

/** Nobody reads an interval smaller than this, %. */
const LEAST_TOLD = 0.1;

/** Half the interval of a number over runs, as a share of it. */
function runsText({ mean, low, high }: Estimate): string {
  if (mean === 0) return '';
  const percent = (50 * (high - low)) / Math.abs(mean);
  return percent < LEAST_TOLD
    ? `runs within ${formatNumber(LEAST_TOLD, 1)}${THIN}%`
    : `runs ±${THIN}${formatNumber(percent, 1)}${THIN}%`;
}

function measuredText({ isChanged, outside }: LabView, bands: LabBands): string[] {
  if (outside.length > 0)
    return [
      `${outside.length} ${outside.length === 1 ? 'knob' : 'knobs'} outside what was measured`,
    ];
  if (!isChanged) return [];
  if (bands.now === null) return [];
  return [
    bands.now.at.length > 0
      ? 'this very setting was measured'
      : 'nobody measured this very setting, no knob outside',
  ];
}

/** How sure the numbers of a lab are, in one line, and what else stands there. */
export function sureDigest(context: LabContext, view: LabView, bands: LabBands): string {
  const [first] = firstOf(context.study, view.outcomes);
  const estimate = first && view.shown.metrics[first.metric];
  const own = view.isChanged ? bands.now : bands.published;
  const isSettled = view.shown.status !== 'unstable' && !view.stale;
  const band =
    first && estimate && own && isSettled
      ? openBand(own.bands, first.metric, estimate, own.place, own.excess)
      : null;
  const others = view.outcomes
    .filter(({ id }) => !firstOf(context.study, view.outcomes).some((one) => one.id === id))
    .map(({ label }) => inSentence(label));
  const known = [
    ...(estimate && isSettled ? [runsText(estimate)] : []),
    ...(first && band ? [`band ${formatNumber(band.low)}–${shortText(first, band.high, 0)}`] : []),
    ...measuredText(view, bands),
  ].filter(Boolean);
  const more = [
    ...others,
    ...(context.study.hasStatistics ? ['percentiles'] : []),
    'errors',
    'links',
    'files',
    'digest',
  ];
  return `${known.length === 0 ? '' : `${known.join(', ')}. `}Also here: ${more.join(', ')}`;
}
