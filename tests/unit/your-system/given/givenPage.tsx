import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { readFiles } from '../../../../src/system/loadTest';
import type { Description } from '../../../../src/your-system/description';
import { Given } from '../../../../src/your-system/given/page/Given';
import type { FileReader } from '../../../../src/your-system/given/readKept';
import { store } from './fakeFiles';

export const client: FileReader = {
  read: async (files, choices, thinkMs) => readFiles(files, { choices, thinkMs }),
};

/** What the page around it has and was told. */
export const page = {
  latest: { stations: [] } as Description,
  changes: [] as string[],
  said: [] as string[],
  undo: () => {},
};

function Page({ reader, first }: { reader: FileReader; first: Description }) {
  const [description, setDescription] = useState(first);
  const [origin, setOrigin] = useState('first');
  page.latest = description;
  page.undo = () => act(() => setDescription(first));
  return (
    <Given
      sent={null}
      client={reader}
      description={description}
      origin={origin}
      onOpen={(next, what, problems = []) => {
        page.changes.push(what);
        page.said = problems.map(({ message }) => message);
        setOrigin('opened');
        setDescription(next);
      }}
      onChange={(next, what, problems = []) => {
        page.changes.push(what);
        page.said = problems.map(({ message }) => message);
        setDescription(next);
      }}
    />
  );
}

export const open = (first: Description = { stations: [] }, reader: FileReader = client) =>
  render(<Page reader={reader} first={first} />);

/** With the table of levels unfolded. */
export async function openTable(first?: Description): Promise<void> {
  open(first);
  const details = screen.getByText(/type the levels|levels as a table/).closest('details');
  if (details === null) throw new Error('The table is folded nowhere.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByRole('table', { name: 'Measured levels' });
}

/** As it is before anybody opened it. */
export function close(): void {
  cleanup();
  sessionStorage.clear();
  store.kept.clear();
  store.refuses = false;
  Object.assign(page, { latest: { stations: [] }, changes: [], said: [] });
}

export const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Paste what/ });

/** As a browser does it: the text stands in the field, and says how it came there. */
export function fill(text: string, inputType: string): void {
  const input = field();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(input, text);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType }));
}

export function paste(text: string): void {
  fireEvent.paste(field(), { clipboardData: { files: [], getData: () => text } });
  fill(text, 'insertFromPaste');
}

export const drop = (files: readonly File[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], items: [], files } });
  fireEvent(document.body, event);
  return event;
};
export const fileOf = (name: string, text: string) => new File([text], name);

export const LEVELS =
  'users\treq/s\tmean ms\n1\t46\t21\n2\t92\t22\n4\t171\t23\n8\t232\t34\n16\t249\t64\n32\t247\t129\n64\t246\t259\n';
export const users = () =>
  (page.latest.measured ?? []).map((level) => level.users ?? level.arrivalsPerSecond);
export const status = () => screen.getByRole('status').textContent;
export const cards = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);
