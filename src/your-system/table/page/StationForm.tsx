import type { Sharing, Slowdown, Station, WhenFull } from '../../../system/document';
import { KIND_NAMES } from '../../drawing/words';
import { isHeld, KINDS, type Kind, takes } from '../../edit/fields';
import { renamed } from '../../edit/names';
import { chosenSpread, type SpreadChoice, spreadChoice } from '../../edit/spread';
import { withFields, withKind, withOver } from '../../edit/stations';
import type { Editing } from '../editing';
import { NUMBERS } from '../numbers';
import { refusalAt } from '../refused';
import { ChoiceCell, NameCell, NumberCell } from './Cells';
import styles from './forms.module.css';
import { CountsChoice, PartFields } from './PartFields';
import { Row, type Setting } from './Row';
import { useKept } from './useKept';

export const KIND_OPTIONS = KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
const SHARING: readonly { value: Sharing; label: string }[] = [
  { value: 'firstComeFirstServed', label: 'first come, first served' },
  { value: 'shared', label: 'shared by all inside' },
];
const WHEN_FULL: readonly { value: WhenFull; label: string }[] = [
  { value: 'lose', label: 'lose the request' },
  { value: 'block', label: 'let it wait outside' },
  { value: 'refuse', label: 'refuse it' },
];
const SPREADS: readonly { value: SpreadChoice; label: string }[] = [
  { value: 'exponential', label: 'exponential' },
  { value: 'constant', label: 'constant' },
  { value: 'variation', label: 'by its variation' },
];

/** How times scatter. */
export function SpreadCells({ station, set }: { station: Station; set: Setting }) {
  const { name, spread } = station;
  const choice = spreadChoice(spread);
  const given = choice === 'given' ? [{ value: choice, label: 'a distribution' }] : [];
  return (
    <span className={styles.pair}>
      <ChoiceCell
        label={`Spread of ${name}`}
        value={choice}
        options={[...SPREADS, ...given]}
        onValue={(next) => set({ spread: chosenSpread(next, spread) }, 'spread')}
      />
      {typeof spread === 'number' && (
        <NumberCell
          label={`Coefficient of variation of ${name}`}
          field={NUMBERS.variation}
          value={spread}
          onValue={(next) => set({ spread: next }, 'spread')}
        />
      )}
    </span>
  );
}

/** Which stations and pools a permit is held over. */
function OverField({ description, station, onOver }: OverProps) {
  const over = station.over ?? [];
  const others = description.stations.filter(
    (one) => one.name !== station.name && !one.over?.includes(station.name),
  );
  return (
    <fieldset className={styles.over}>
      <legend>Held over</legend>
      {others.map(({ name }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={over.includes(name)}
            onChange={({ target }) =>
              onOver(target.checked ? [...over, name] : over.filter((one) => one !== name))
            }
          />
          {name}
        </label>
      ))}
      {over.length === 0 && <p className={styles.hint}>None: requests visit it by themselves.</p>}
    </fieldset>
  );
}

interface OverProps {
  description: Editing['description'];
  station: Station;
  onOver: (over: readonly string[]) => void;
}

/** All fields of a station that its kind has a use for. */
export function StationForm(props: Editing & { name: string; onRenamed: (name: string) => void }) {
  const { description, refusals, onChange, name, onRenamed } = props;
  const index = description.stations.findIndex((one) => one.name === name);
  const station = description.stations[index];
  const kept = useKept(station);
  if (!station) return null;
  const set: Setting = (fields, word) =>
    onChange(withFields(description, name, fields), `${word} of ${name}`);
  const refusal = (field: string) => refusalAt(refusals, `stations[${index}].${field}`);
  const has = (field: Parameters<typeof takes>[1]) => takes(station, field);
  const { kind, count, demandMs, limit, whenFull, sharing, slowdown, notes } = station;
  return (
    <div className={styles.form}>
      <Row label="Name">
        <NameCell
          label="Name"
          title="The name of a station"
          value={name}
          others={description.stations.map((one) => one.name)}
          refusal={refusal('name')}
          onValue={(next) => {
            onChange(renamed(description, name, next), `name of ${name}`);
            onRenamed(next);
          }}
        />
      </Row>
      <Row label="Kind">
        <ChoiceCell<Kind>
          label={`Kind of ${name}`}
          value={kind}
          options={KIND_OPTIONS}
          onValue={(next) => onChange(withKind(description, name, next, kept), `kind of ${name}`)}
        />
      </Row>
      {has('count') && (
        <Row label={kind === 'pool' ? 'Permits' : 'Servers'}>
          <NumberCell
            label={`${kind === 'pool' ? 'Permits' : 'Servers'} of ${name}`}
            field={NUMBERS.count}
            value={count ?? 1}
            refusal={refusal('count')}
            onValue={(next) => set({ count: next }, 'servers')}
          />
        </Row>
      )}
      {has('demandMs') && (
        <Row label="Time of a request, ms">
          <NumberCell
            label={`Time of a request at ${name}, ms`}
            field={NUMBERS.demandMs}
            unit="ms"
            value={demandMs}
            isOptional
            refusal={refusal('demandMs')}
            onValue={(next) => set({ demandMs: next }, 'time')}
          />
        </Row>
      )}
      {has('spread') && (
        <Row label="Spread">
          <SpreadCells station={station} set={set} />
        </Row>
      )}
      {has('sharing') && (
        <Row label="Served">
          <ChoiceCell
            label={`How ${name} serves`}
            value={sharing ?? 'firstComeFirstServed'}
            options={SHARING}
            onValue={(next) =>
              set({ sharing: next === 'firstComeFirstServed' ? undefined : next }, 'sharing')
            }
          />
        </Row>
      )}
      {has('limit') && (
        <Row label="Most requests there">
          <NumberCell
            label={`Most requests at ${name}`}
            field={NUMBERS.limit}
            value={limit}
            isOptional={kind !== 'queue'}
            refusal={refusal('limit')}
            onValue={(next) =>
              set({ limit: next, ...(next === undefined && { whenFull: undefined }) }, 'limit')
            }
          />
        </Row>
      )}
      {has('whenFull') && limit !== undefined && limit !== null && (
        <Row label="When full">
          <ChoiceCell
            label={`When ${name} is full`}
            value={whenFull ?? 'lose'}
            options={WHEN_FULL}
            onValue={(next) => set({ whenFull: next === 'lose' ? undefined : next }, 'limit')}
          />
        </Row>
      )}
      {has('slowdown') && (
        <Row label="Slower by, for each further request">
          <span className={styles.pair}>
            <NumberCell
              label={`Slowdown of ${name} for each further request`}
              field={NUMBERS.perRequest}
              value={slowdown?.perRequest}
              isOptional
              refusal={refusal('slowdown')}
              onValue={(next) => set({ slowdown: slowed(slowdown, next) }, 'slowdown')}
            />
            {slowdown && <CountsChoice name={name} slowdown={slowdown} set={set} />}
          </span>
        </Row>
      )}
      <PartFields station={station} set={set} refusal={refusal} />
      {(kind === 'lock' || kind === 'pool') && (
        <OverField
          description={description}
          station={station}
          onOver={(over) =>
            onChange(withOver(description, name, over, kept), `what ${name} is held over`)
          }
        />
      )}
      {isHeld(station) && refusal('over') && <p className={styles.refusal}>{refusal('over')}</p>}
      <Row label="Notes">
        <textarea
          className={styles.notes}
          aria-label={`Notes on ${name}`}
          rows={2}
          maxLength={4000}
          defaultValue={notes ?? ''}
          key={notes ?? ''}
          onBlur={({ target }) => {
            const next = target.value.trim() || undefined;
            if (next !== (notes ?? undefined)) set({ notes: next }, 'notes');
          }}
        />
      </Row>
    </div>
  );
}

const slowed = (before: Slowdown | null | undefined, perRequest: number | undefined) =>
  perRequest === undefined ? undefined : { ...before, perRequest };
