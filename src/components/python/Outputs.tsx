import { DataPlot } from '../../charts/DataPlot';
import type { Output, TableOutput, Value } from '../../python/output';
import styles from './python.module.css';

const isNumber = (value: Value | undefined) => typeof value === 'number';

function Table({ table }: { table: TableOutput }) {
  const { caption, columns, rows, texts } = table;
  const numeric = columns.map((_, column) => rows.some((row) => isNumber(row[column])));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
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
    </div>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
        <pre className={styles.error} tabIndex={0} data-output="error">
          {messageLines(output.text).map(([line, isMessage], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an error never change
            <span key={index} className={isMessage ? styles.message : undefined}>
              {index === 0 ? line : `\n${line}`}
            </span>
          ))}
        </pre>
      );
    case 'text':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
        <pre className={styles.text} tabIndex={0} data-output={output.stream}>
          {output.text}
        </pre>
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
