/**
 * The solution x of A x = b for a symmetric positive definite A, by its Cholesky factor: no step takes more than
 * additions, multiplications, divisions and roots. Null where A is not positive definite.
 */
export function solvePositive(
  a: readonly (readonly number[])[],
  b: readonly number[],
): number[] | null {
  const size = b.length;
  const factor: number[][] = [];
  for (let row = 0; row < size; row += 1) {
    const own: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? own : (factor[column] as number[]);
      let rest = a[row]?.[column] ?? Number.NaN;
      for (let k = 0; k < column; k += 1) rest -= (own[k] as number) * (other[k] as number);
      if (column === row && !(rest > 0)) return null;
      own.push(column === row ? Math.sqrt(rest) : rest / (other[column] as number));
    }
    factor.push(own);
  }
  const at = (row: number, column: number) => (factor[row] as number[])[column] as number;
  const x = [...b];
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) x[row] = (x[row] as number) - at(row, k) * (x[k] as number);
    x[row] = (x[row] as number) / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1)
      x[row] = (x[row] as number) - at(k, row) * (x[k] as number);
    x[row] = (x[row] as number) / at(row, row);
  }
  return x;
}

/** The sum of products of two lists of the same length. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < a.length; place += 1)
    sum += (a[place] as number) * (b[place] as number);
  return sum;
}
