const STOPS = /^[.,;:!?)]+/;

const isFormula = ({ properties, children = [] }) =>
  properties?.className?.includes('katex') && children[0]?.properties?.display !== 'block';

/** Rehype plugin: what ends a sentence or a clause stands in the element of its formula, which keeps a line together. */
export const formulaStops = () =>
  function join({ children = [] }) {
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      const [stops] = (isFormula(child) && next?.type === 'text' && STOPS.exec(next.value)) || [];
      if (stops) {
        child.children.push({ type: 'text', value: stops });
        next.value = next.value.slice(stops.length);
      } else join(child);
    }
  };
