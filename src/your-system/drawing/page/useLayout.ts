import { useEffect, useMemo, useState } from 'react';
import type { Description } from '../../description';
import { type Graph, graphOf } from '../graph';
import { layOut } from '../laidOut';
import type { Layout } from '../layout';

/** Where the boxes of a system stand: the last that was laid out, while another is. */
export function useLayout(description: Description): {
  graph: Graph;
  layout: Layout | null;
  isFailed: boolean;
} {
  const graph = useMemo(() => graphOf(description), [description]);
  // Numbers change often, and what is drawn of them seldom moves a box.
  const structure = useMemo(() => JSON.stringify(graph), [graph]);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    layOut(JSON.parse(structure) as Graph).then(
      (next) => {
        if (!isWanted) return;
        setLayout(next);
        setFailed(false);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [structure]);
  return { graph, layout, isFailed };
}
