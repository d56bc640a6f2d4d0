import { ThroughputLatencyPlane } from '../../../charts/plane/ThroughputLatencyPlane';
import { planeProps } from '../lab/planeProps';

/** The configuration that the authors declare the best. */
const DECLARED_BEST = '20-A';

/** All configurations of the study as printed, each a link to its test case. */
export function ConfigurationPlane() {
  const plane = planeProps({
    configuration: DECLARED_BEST,
    statistic: 'median',
    published: undefined,
    now: null,
  });
  const { measured, targetMs } = plane;
  const within = measured.filter(({ roundtripMs }) => roundtripMs <= targetMs).length;
  const best = measured.find(({ id }) => id === DECLARED_BEST);
  return (
    <ThroughputLatencyPlane
      {...plane}
      title={`${within} of ${measured.length} configurations answer within ${targetMs} ms; the declared best, ${DECLARED_BEST}, carries ${best?.throughputPerSecond} messages/s`}
    />
  );
}
