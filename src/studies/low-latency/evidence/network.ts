import type { Quantity } from '../../../comparison/types';
import { bitCount } from '../../../numbers/bitCount';
import { approximateMva } from '../../../numbers/closedNetwork';
import type { KnobValues } from '../../../scenario/schema';

/** What the study is reckoned from as a network of stations. Each value is where a fit starts. */
export const NETWORK_START = {
  /** Between two requests of a user, in ms, and further without keep-alive. */
  delay_ms: 10,
  connect_ms: 10,
  /** For which a request takes a receiving host, further with a tracked body; and the share it takes more where that sends. */
  receive_ms: 8,
  receive_tracked_ms: 2,
  sharing: 0.2,
  /** For which a request takes the MessageBox while its user waits, and for which its roundtrip takes it later. */
  publish_ms: 4,
  later_ms: 3,
  /** Further time later per tracked body and recorded event; of the request across databases and across computers. */
  tracked_ms: 0.5,
  distributed_ms: 2,
  remote_ms: 2,
  /** The Xeon’s times over the Opteron’s. */
  xeon: 1.5,
  /** For which a message takes a sending host, and further with its body tracked. */
  send_ms: 10,
  send_tracked_ms: 1,
  /** Waiting for a sending host over that of messages that arrive by chance. */
  bursts: 0.5,
  /** Of requests and of responses without a line, in ms, and further of responses from test case 8 on. */
  request_ms: 40,
  response_ms: 60,
  response_delay_ms: 100,
  /** Processor time at the MessageBox of a roundtrip, per tracked body and recorded event, and across databases. */
  cpu_ms: 12,
  cpu_tracked_ms: 1,
  cpu_distributed_ms: 6,
  /** The Xeon’s processor time over the Opteron’s. */
  xeon_cpu: 2,
};

type Parameters = Readonly<Record<string, number>>;

/** Processors of the MessageBox server, by the value of its knob: the Xeon, the Opteron, the dual-core Opteron. */
const PROCESSORS = [8, 4, 8];
/** Sending hosts that get more than they can do count as busy for this share: nothing here grows with time. */
const BUSIEST = 0.97;

/** Tracking points, each a bit of its knob. */
const POINTS = 4;

/**
 * What the network gives for a configuration, by its knobs: virtual users think, take a receiving host and the
 * MessageBox, and begin again; sending hosts take what they leave behind. Times in ms, throughput per second, the
 * processors of the MessageBox in %.
 */
export function networkAt(
  knobs: KnobValues,
): (parameters: Parameters) => Readonly<Record<Quantity, number>> {
  const at = (id: string) => knobs[id] ?? 0;
  const users = at('virtualUsers');
  const thinkMs = at('thinkTimeMs');
  const bodies = bitCount(at('tracking'));
  const receivedBodies = at('tracking') % 2;
  const records = bodies + at('globalTracking');
  const isXeon = at('server') === 0;
  const remote = at('boxesOnDta') + at('boxesOnThird') > 0 ? 1 : 0;
  const distributed = at('messageBoxes') > 1 ? 1 : remote;
  const receivers = at('receiveOnly') + at('receiveAndSend');
  const shared = at('receiveAndSend') / receivers;
  const senders = at('receiveAndSend') + at('sendOnly') + at('sendAndTrack');
  const connections = 1 - at('keepAlive');
  const delayed = at('responseDelay');
  const processors = PROCESSORS[at('server')] ?? Number.NaN;

  return (parameters) => {
    const p = parameters as Readonly<typeof NETWORK_START>;
    const connectMs = p.connect_ms * connections;
    const receiveMs =
      (p.receive_ms + p.receive_tracked_ms * receivedBodies) * (1 + p.sharing * shared);
    const slower = isXeon ? p.xeon : 1;
    const publishMs = p.publish_ms * slower + p.distributed_ms * distributed + p.remote_ms * remote;
    const laterMs = (p.later_ms + p.tracked_ms * records) * slower;
    const { perMs, residenceMs } = approximateMva({
      users,
      delayMs: p.delay_ms + connectMs + thinkMs,
      stations: [
        { demandMs: receiveMs, copies: receivers },
        { demandMs: publishMs, openMs: laterMs },
      ],
    });
    const [receivingMs = 0, publishingMs = 0] = residenceMs;

    const sendMs = p.send_ms + (p.send_tracked_ms * bodies) / POINTS;
    const busy = Math.min(BUSIEST, (2 * perMs * sendMs) / senders);
    const sendingMs = sendMs * (1 + (p.bursts * busy) / (1 - busy));
    const requestTime = p.request_ms + connectMs + receivingMs + publishingMs + sendingMs;
    const responseTime =
      p.response_ms +
      p.response_delay_ms * delayed +
      (laterMs * publishingMs) / publishMs +
      sendingMs;

    const cpuMs =
      (p.cpu_ms + p.cpu_tracked_ms * records) * (isXeon ? p.xeon_cpu : 1) +
      p.cpu_distributed_ms * distributed;
    return {
      throughput: 1000 * perMs,
      requestTime,
      responseTime,
      roundtripTime: requestTime + responseTime,
      messageBoxCpu: (100 * perMs * cpuMs) / processors,
    };
  };
}
