import { useRef } from 'react';
import type { LoadKind } from '../../description';
import { meanMsOf, withMeanMs } from '../../edit/duration';
import type { RouteOf } from '../../edit/route';
import { kindOf, type Source, sourceOf, withSource, withSourceKind } from '../../edit/sources';
import type { Editing } from '../editing';
import { NUMBERS } from '../numbers';
import { refusalAt } from '../refused';
import { ChoiceCell, NumberCell } from './Cells';
import { Row } from './Row';

const KINDS: readonly { value: LoadKind; label: string }[] = [
  { value: 'users', label: 'users who wait' },
  { value: 'arrivalsPerSecond', label: 'arrivals' },
];

/** Who sends: of the system, or of one of its classes. */
export function SourceForm({ description, refusals, onChange, of }: Editing & { of: RouteOf }) {
  const own = of === null ? description : description.classes?.[of];
  const source: Source = own ? sourceOf(own) : {};
  const kept = useRef<Source>({});
  kept.current = { ...kept.current, ...source };
  const kind = kindOf(source);
  const within = of === null ? '' : `classes[${of}].`;
  const who = of === null ? '' : ` of ${description.classes?.[of]?.name}`;
  const refusal = (field: string) => refusalAt(refusals, `${within}${field}`);
  const set = (fields: Source, word: string) =>
    onChange(withSource(description, of, fields), `${word}${who}`);
  const { users, thinkMs, arrivalsPerSecond } = source;
  return (
    <>
      <Row label="Sent by">
        <ChoiceCell
          label={`Who sends the requests${who}`}
          value={kind}
          options={KINDS}
          onValue={(next) =>
            onChange(withSourceKind(description, of, next, kept.current), `source${who}`)
          }
        />
      </Row>
      {kind === 'users' && (
        <>
          <Row label="Users">
            <NumberCell
              label={`Users${who}`}
              field={NUMBERS.users}
              value={users}
              refusal={refusal('users')}
              onValue={(next) => set({ users: next }, 'users')}
            />
          </Row>
          <Row label="Think time, ms">
            <NumberCell
              label={`Think time${who}, ms`}
              field={NUMBERS.thinkMs}
              unit="ms"
              value={meanMsOf(thinkMs)}
              refusal={refusal('thinkMs')}
              onValue={(next = 0) => set({ thinkMs: withMeanMs(thinkMs, next) }, 'think time')}
            />
          </Row>
        </>
      )}
      {kind === 'arrivalsPerSecond' && (
        <Row
          label={
            Array.isArray(arrivalsPerSecond)
              ? `Arrivals a second: ${arrivalsPerSecond.length} rates one after the other; one number replaces them`
              : 'Arrivals a second'
          }
        >
          <NumberCell
            label={`Arrivals a second${who}`}
            field={NUMBERS.arrivalsPerSecond}
            value={Array.isArray(arrivalsPerSecond) ? undefined : arrivalsPerSecond}
            refusal={refusal('arrivalsPerSecond')}
            onValue={(next) => set({ arrivalsPerSecond: next }, 'arrivals')}
          />
        </Row>
      )}
    </>
  );
}
