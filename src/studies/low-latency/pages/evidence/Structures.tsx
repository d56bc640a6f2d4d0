import { formatNumber, orList, withUnit } from '../../../../charts/frame/format';
import { inSentence } from '../../../../lab/view/format';
import { byChoice, namesOf, untold } from '../../evidence/structureRows';
import type { StructureData } from '../../evidence/types';
import { FiguresTable } from './FiguresTable';

/** Which mechanisms are chosen always, never, or not without some test cases. */
export function Choices({ data }: { data: StructureData }) {
  const { always, never, wavering } = byChoice(data);
  return (
    <>
      <p>
        {always.length} of the {data.rows.length} mechanisms are chosen whichever test case is left
        out, by the sum of what the others cost alone, not by its interval.
        {never.length > 0 && (
          <span>{` ${namesOf(never)} never ${never.length === 1 ? 'is' : 'are'}.`}</span>
        )}
      </p>
      {wavering.length > 0 && (
        <ul>
          {wavering.map(({ id, name, omittedWithout }) => (
            <li key={id}>
              {name} is not chosen without test case {orList(omittedWithout.map(String))}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Errors of the test cases as predicted with all mechanisms and with those chosen without them. */
export function ChosenFigures({ data }: { data: StructureData }) {
  return (
    <FiguresTable
      label="Errors of each test case predicted without itself"
      rows={[
        { label: 'in sample', figures: data.inSample },
        { label: 'held out, all mechanisms', figures: data.heldOut },
        { label: 'held out, mechanisms chosen, fitted again', figures: data.chosen },
      ]}
    />
  );
}

/** What each test case is predicted with by all mechanisms, and without each. */
export function WithoutFigures({ data }: { data: StructureData }) {
  return (
    <FiguresTable
      label="Errors of each test case predicted without itself and without a mechanism"
      rows={[
        { label: 'all mechanisms, fitted again', ...data.complete },
        ...data.rows.map(({ name, heldOut }) => ({ label: `without ${name}`, ...heldOut })),
      ]}
    />
  );
}

/** Mechanisms that lower what predictions cost by less than other test cases might undo, and what each does nevertheless. */
export function Untold({ data }: { data: StructureData }) {
  const rows = untold(data);
  if (rows.length === 0) return null;
  const isOne = rows.length === 1;
  return (
    <>
      <p>
        Of {rows.length} of the {data.rows.length} the interval leaves open whether it helps: with
        other test cases, predictions might cost no more without {isOne ? 'it' : 'them'}.{' '}
        {isOne ? 'It stays' : 'They stay'} for what would be lost. That is a choice, made with these
        errors in view.
      </p>
      <ul>
        {rows.map(({ id, name, worst }) => (
          <li key={id}>
            {name}: without it the 90th percentile of {inSentence(worst.label)}{' '}
            {worst.without > worst.with ? 'goes up' : 'goes down'} from{' '}
            {formatNumber(worst.with, 1)} to {withUnit(worst.without, worst.unit, 1)}.
          </li>
        ))}
      </ul>
    </>
  );
}
