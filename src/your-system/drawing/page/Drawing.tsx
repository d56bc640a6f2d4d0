import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { cssLength } from '../../../charts/frame/drawingUnit';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import type { Description } from '../../description';
import { aroundOf, GAP } from '../around';
import { type Graph, sourceSize, walkOf } from '../graph';
import type { Layout, Placed } from '../layout';
import { type SourceBox, sourceBox } from '../source';
import { stationDetail, stationText } from '../words';
import { Box } from './Box';
import styles from './drawing.module.css';
import { Line, Ways } from './Ways';

const MARGIN = 3;

/** What stands for the source among the boxes. */
export const SOURCE_NAME = null;
export type Chosen = string | typeof SOURCE_NAME;

interface DrawingProps {
  description: Description;
  graph: Graph;
  layout: Layout;
  bottleneck: string | null;
  /** Whose fields are open; undefined where none are. */
  open: Chosen | undefined;
  onOpen: (chosen: Chosen) => void;
  onRemove: (name: string) => void;
}

/** In at the top and, of users, back from the bottom. */
function Around({ layout, source }: { layout: Layout; source: SourceBox }) {
  const { entry, exit } = aroundOf(layout, sourceSize(source), source.isClosed);
  return (
    <>
      {entry && <Line isOpen points={entry} />}
      {exit && <Line points={exit} />}
    </>
  );
}

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * A system as boxes and the ways between them. Arrow keys walk along the route, Enter opens the fields of a box, Delete
 * takes a station away.
 */
export function Drawing(props: DrawingProps) {
  const { description, graph, layout, bottleneck, open, onOpen, onRemove } = props;
  const list = useRef<HTMLOListElement>(null);
  const [reached, setReached] = useState<Chosen>(SOURCE_NAME);
  const source = sourceBox(description);
  const stations = new Map(description.stations.map((station) => [station.name, station]));
  const places = new Map(
    [...layout.boxes, ...layout.frames].map((placed) => [placed.name, placed]),
  );
  const frames = new Set(layout.frames.map(({ name }) => name));
  const walk: readonly Chosen[] = [
    SOURCE_NAME,
    ...walkOf(graph).filter((name) => stations.has(name) && places.has(name)),
  ];
  const stop = walk.includes(reached) ? reached : SOURCE_NAME;
  const focus = (index: number) => {
    const next = Math.min(walk.length - 1, Math.max(0, index));
    setReached(walk[next] ?? SOURCE_NAME);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = KEYS[event.key];
    const name = walk[index];
    if (by !== undefined) focus(index + by);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(walk.length - 1);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && typeof name === 'string') {
      focus(index - 1);
      onRemove(name);
    } else return;
    event.preventDefault();
  };
  const sender = sourceSize(source);
  const offset = sender.width + GAP;
  const size = {
    width: offset + layout.width + 2 * MARGIN,
    height: layout.height + 2 * MARGIN + 12,
  };
  const placed = ({ x, y, ...box }: Omit<Placed, 'name'>): CSSProperties => ({
    left: cssLength(x + MARGIN),
    top: cssLength(y + MARGIN),
    width: cssLength(box.width),
    height: cssLength(box.height),
  });
  const middle = layout.height / 2 - sender.height / 2;
  return (
    <ScrollFrame className={styles.frame} aria-label="Drawing of the system">
      <div
        className={styles.drawing}
        style={{ width: cssLength(size.width), height: cssLength(size.height) }}
      >
        <svg
          aria-hidden="true"
          viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
          width="100%"
          height="100%"
        >
          <Around layout={layout} source={source} />
          <g transform={`translate(${offset} 0)`}>
            <Ways ways={layout.ways} isCompact={graph.isCompact} />
          </g>
        </svg>
        <ol ref={list} className={styles.boxes} aria-label="Stations along the route">
          {walk.map((name, index) => {
            const shared = {
              isOpen: open === name,
              isStop: stop === name,
              onOpen: () => onOpen(name),
              onFocus: () => setReached(name),
              onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
            };
            const station = name === SOURCE_NAME ? undefined : stations.get(name);
            const place = name === SOURCE_NAME ? undefined : places.get(name);
            if (name === SOURCE_NAME || !station || !place)
              return (
                <Box
                  key="source"
                  {...shared}
                  look="source"
                  name={source.name}
                  detail={source.detail}
                  text={`${source.name}, ${source.detail}`}
                  style={placed({ x: 0, y: middle, ...sender })}
                />
              );
            const isFrame = frames.has(name);
            return (
              <Box
                key={name}
                {...shared}
                look={isFrame ? 'frame' : station.kind}
                name={name}
                detail={graph.isCompact && !isFrame ? null : stationDetail(station)}
                text={stationText(station, graph.ways, bottleneck === name)}
                isBottleneck={bottleneck === name}
                isFromPoints={station.fromPoints === true}
                style={placed({ ...place, x: place.x + offset })}
              />
            );
          })}
        </ol>
      </div>
    </ScrollFrame>
  );
}
