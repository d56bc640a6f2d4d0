import { DataPlot } from '../../charts/curves/DataPlot';
import { ScrollFrame } from '../../charts/frame/ScrollFrame';
import type { Output, TableOutput, Value } from '../../python/output';
import styles from './python.module.css';

const isNumber = (value: Value | undefined) => typeof value === 'number';

function Table({ table }: { table: TableOutput }) {
  const { caption, columns, rows, texts } = table;
  const numeric = columns.map((_, column) => rows.some((row) => isNumber(row[column])));
  return (
    <ScrollFrame className={styles.scroll}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-numeric={numeric[index] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name and never move
            <tr key={row}>
              {cells.map((text, column) => {
                const value = rows[row]?.[column];
                return (
                  <td key={columns[column]} data-numeric={numeric[column] || undefined}>
                    {isNumber(value) ? <data value={String(value)}>{text}</data> : text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** The lines of a traceback, and which are messages: they may break, marked code may not. */
const messageLines = (text: string) =>
  text.split('\n').map((line): [string, boolean] => [line, /^(?!Traceback )\S/.test(line)]);

function One({ output }: { output: Output }) {
  switch (output.kind) {
    case 'table':
      return <Table table={output} />;
    case 'plot':
      return (
        <DataPlot
          title={output.title || undefined}
          x={output.x}
          unit={output.unit}
          series={output.series}
        />
      );
    case 'error':
      return (
        <ScrollFrame className={styles.scroll}>
          <pre className={styles.error} data-output="error">
            {messageLines(output.text).map(([line, isMessage], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an error never change
              <span key={index} className={isMessage ? styles.message : undefined}>
                {index === 0 ? line : `\n${line}`}
              </span>
            ))}
          </pre>
        </ScrollFrame>
      );
    case 'text':
      return (
        <ScrollFrame className={styles.scroll}>
          <pre className={styles.text} data-output={output.stream}>
            {output.text}
          </pre>
        </ScrollFrame>
      );
  }
}

/** What a cell shows, in the order in which it came. */
export function Outputs({ outputs }: { outputs: readonly Output[] }) {
  return outputs.map((output, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: outputs are only ever added at the end
    <One key={index} output={output} />
  ));
}
