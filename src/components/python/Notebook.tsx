import useBaseUrl from '@docusaurus/useBaseUrl';
import { createContext, type ReactNode, useContext } from 'react';
import type { CellData } from './cells';
import { PythonBar } from './PythonBar';
import { PythonCell } from './PythonCell';
import { type Python, usePython } from './usePython';

const PythonContext = createContext<Python | null>(null);

/** The cells of a page, which share one Python; the text between them is `children`. */
export function Notebook(props: {
  cells: readonly CellData[];
  /** Name of the notebook's file. */
  file: string;
  children: ReactNode;
}) {
  const { cells, file, children } = props;
  const python = usePython(cells);
  const address = useBaseUrl(`/python/${file}`);
  return (
    <PythonContext value={python}>
      <PythonBar python={python} runLabel="Run all">
        <a href={address} download={file}>
          Download {file}
        </a>
      </PythonBar>
      {children}
    </PythonContext>
  );
}

/** A cell of the notebook around it. */
export function Cell({ name }: { name: string }) {
  const python = useContext(PythonContext);
  return python && <PythonCell python={python} name={name} />;
}
