/** A number in four digits, and a dash for none. */
export const number = (value: number | null | undefined): string => {
  if (value === null || value === undefined) return '-';
  return Math.abs(value) >= 1000 ? value.toFixed(0) : value.toPrecision(4);
};

/** A number that counts, and a dash for none. */
export const count = (value: number | null): string => (value === null ? '-' : String(value));

/** Columns padded to their widest cell; the first `left` of them aligned to the left. */
export function table(rows: readonly (readonly string[])[], left: number): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
