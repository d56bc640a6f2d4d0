import type { Counts, Slowdown, Station } from '../../../system/document';
import { NUMBERS } from '../numbers';
import { ChoiceCell, NumberCell } from './Cells';
import { Row, type Setting } from './Row';

const COUNTS: readonly { value: Counts; label: string }[] = [
  { value: 'inService', label: 'in service' },
  { value: 'inside', label: 'in service or waiting' },
];

/** Which requests slow a station down. */
export const CountsChoice = (props: { name: string; slowdown: Slowdown; set: Setting }) => (
  <ChoiceCell
    label={`Requests that slow ${props.name} down`}
    value={props.slowdown.counts ?? 'inService'}
    options={COUNTS}
    onValue={(counts) => props.set({ slowdown: { ...props.slowdown, counts } }, 'slowdown')}
  />
);

/** What a batch and a poller have beside the others. */
export function PartFields({ station, set, refusal }: PartProps) {
  const { name, batch, poll } = station;
  if (batch)
    return (
      <>
        <Row label="Messages in a batch">
          <NumberCell
            label={`Messages in a batch of ${name}`}
            field={NUMBERS.batchSize}
            value={batch.size}
            refusal={refusal('batch.size')}
            onValue={(size = batch.size) => set({ batch: { ...batch, size } }, 'batch')}
          />
        </Row>
        <Row label="Served earlier after, ms">
          <NumberCell
            label={`A batch of ${name} is served earlier after, ms`}
            field={NUMBERS.batchWaitMs}
            unit="ms"
            value={batch.waitMs}
            refusal={refusal('batch.waitMs')}
            onValue={(waitMs = batch.waitMs) => set({ batch: { ...batch, waitMs } }, 'batch')}
          />
        </Row>
      </>
    );
  if (!poll) return null;
  return (
    <>
      <Row label="First looks away for, ms">
        <NumberCell
          label={`${name} first looks away for, ms`}
          field={NUMBERS.firstMs}
          unit="ms"
          value={poll.firstMs}
          refusal={refusal('poll.firstMs')}
          onValue={(firstMs = poll.firstMs) => set({ poll: { ...poll, firstMs } }, 'polls')}
        />
      </Row>
      <Row label="Each time longer, times">
        <NumberCell
          label={`${name} looks away longer each time, times`}
          field={NUMBERS.growth}
          value={poll.growth}
          refusal={refusal('poll.growth')}
          onValue={(growth = poll.growth) => set({ poll: { ...poll, growth } }, 'polls')}
        />
      </Row>
      <Row label="At most, ms">
        <NumberCell
          label={`${name} looks away for at most, ms`}
          field={NUMBERS.longestMs}
          unit="ms"
          value={poll.longestMs}
          refusal={refusal('poll.longestMs')}
          onValue={(longestMs = poll.longestMs) => set({ poll: { ...poll, longestMs } }, 'polls')}
        />
      </Row>
    </>
  );
}

interface PartProps {
  station: Station;
  set: Setting;
  refusal: (field: string) => string | undefined;
}
