import { csvFormatRows } from 'd3-dsv';
import { useId, useState } from 'react';
import { download } from '../../charts/frame/download';
import { TableFrame } from '../../tables/TableFrame';
import type { Chapter } from '../chapter/types';
import { classHeads, classRows, LARGEST_CLASS, studentsOf } from './answers';
import { CopyButton } from './CopyButton';
import styles from './problems.module.css';

/** The numbers' answers of all students of a list, as a table to take along. */
export function ClassKey({ chapters }: { chapters: readonly Chapter[] }) {
  const [text, setText] = useState('');
  const id = useId();
  const students = studentsOf(text);
  const rows = classRows(students, chapters);
  const heads = classHeads(chapters);
  const cells = [heads, ...rows.map(({ student, answers }) => [student, ...answers])];
  return (
    <div className={styles.class}>
      <p>
        <label htmlFor={id}>
          Names or numbers, one a line; up to {LARGEST_CLASS}. They stay on this page.
        </label>
      </p>
      <textarea id={id} rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      {rows.length > 0 && chapters.length > 0 && (
        <>
          <TableFrame label="Answers of the class" heads={heads}>
            <tbody>
              {rows.map(({ student, answers }) => (
                <tr key={student}>
                  <th scope="row">{student}</th>
                  {answers.map((answer, index) => (
                    <td key={chapters[index]?.id}>{answer}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableFrame>
          <p className={styles.actions}>
            <CopyButton
              label="Copy table"
              text={() => cells.map((row) => row.join('\t')).join('\n')}
            />
            <button
              type="button"
              className="button"
              onClick={() =>
                download(
                  'answers.csv',
                  new Blob([`${csvFormatRows(cells)}\n`], { type: 'text/csv' }),
                )
              }
            >
              Download CSV
            </button>
          </p>
        </>
      )}
    </div>
  );
}
