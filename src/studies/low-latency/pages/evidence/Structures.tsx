import { orList } from '../../../../charts/frame/format';
import { byChoice, namesOf } from '../../evidence/structureRows';
import type { StructureData } from '../../evidence/types';
import { FiguresTable } from './FiguresTable';

/** Which mechanisms are chosen always, never, or not without some test cases. */
export function Choices({ data }: { data: StructureData }) {
  const { always, never, wavering } = byChoice(data);
  return (
    <>
      <p>
        {always.length} of the {data.rows.length} mechanisms are chosen whichever test case is left
        out.
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
        { label: 'held out, mechanisms chosen', figures: data.chosen },
      ]}
    />
  );
}
