import { SmallLines, type SmallLinesProps } from './SmallLines';
import { SmallRows, type SmallRowsProps } from './SmallRows';
import { SmallScatter, type SmallScatterProps } from './SmallScatter';

/** A small picture of measured results, and as what it is drawn. */
export type ThumbnailProps =
  | ({ kind: 'lines' } & SmallLinesProps)
  | ({ kind: 'rows' } & SmallRowsProps)
  | ({ kind: 'points' } & SmallScatterProps);

export function Thumbnail(props: ThumbnailProps) {
  if (props.kind === 'lines') return <SmallLines {...props} />;
  return props.kind === 'rows' ? <SmallRows {...props} /> : <SmallScatter {...props} />;
}
