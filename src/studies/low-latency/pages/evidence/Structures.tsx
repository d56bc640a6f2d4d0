import type { StructureData } from '../../evidence/types';
import { FiguresTable } from './FiguresTable';

/** "Crowding, Sharing, and Latch", and "2, 9, or 11". */
const all = new Intl.ListFormat('en', { type: 'conjunction' });
const anyOne = new Intl.ListFormat('en', { type: 'disjunction' });

const namesOf = (rows: StructureData['rows']): string => all.format(rows.map(({ name }) => name));

/** Which mechanisms are chosen always, never, or not without some test cases. */
export function Choices({ data: { rows, testCases } }: { data: StructureData }) {
  const always = rows.filter(({ omittedWithout }) => omittedWithout.length === 0);
  const never = rows.filter(({ omittedWithout }) => omittedWithout.length === testCases);
  const wavering = rows.filter((row) => !always.includes(row) && !never.includes(row));
  return (
    <>
      <p>
        {always.length} of the {rows.length} mechanisms are chosen whichever test case is left out.
        {never.length > 0 && ` ${namesOf(never)} never ${never.length === 1 ? 'is' : 'are'}.`}
      </p>
      {wavering.length > 0 && (
        <ul>
          {wavering.map(({ id, name, omittedWithout }) => (
            <li key={id}>
              {name} is not chosen without test case {anyOne.format(omittedWithout.map(String))}.
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
