/** What stands between the columns of a table; nothing where each line is one cell. */
export type Separator = 'comma' | 'semicolon' | 'tab' | 'bar' | 'space' | 'none';

export interface Row {
  /** From 1, as editors count. */
  line: number;
  /** Without spaces around them; as many as there are columns. */
  cells: string[];
}
