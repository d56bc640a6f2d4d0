import type { TableGroup } from '../../../measured/types';
import { MeasuredCell } from '../../../tables/MeasuredCell';
import { measuredAdapter } from '../results';

interface Props {
  from: TableGroup;
  /** Such as "http-1-way/2006/2kb". */
  of: string;
}

/** One printed rate in running text, documents per second. */
export function Rate({ from, of }: Props) {
  const cell = measuredAdapter(from, of).documentsPerSecond;
  if (!cell) throw new Error(`No cell ${of}`);
  return <MeasuredCell cell={cell} metric="documentsPerSecond" />;
}
