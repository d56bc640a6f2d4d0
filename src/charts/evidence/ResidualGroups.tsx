import { median } from 'd3-array';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatError } from '../frame/format';
import type { ChartFrameText } from '../frame/types';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { beeswarm } from './beeswarm';
import { ResidualScaffold } from './ResidualScaffold';
import { apart, outliers, residualScale } from './residualScale';

export interface ResidualGroupsProps extends ChartFrameText {
  /** What the groups are, such as "MessageBox server". */
  variable: string;
  groups: readonly { label: string; residuals: readonly { id: string; error: number }[] }[];
  /** Half width of the tolerance band; null where there is none. */
  tolerance: number | null;
}

const HEIGHT = 280;
const TOP = 12;
const BOTTOM = 44;
const LEFT = 52;
const DIAMETER = 8.5;

const middle = (residuals: readonly { error: number }[]) =>
  median(residuals, ({ error }) => error) ?? 0;

function finding({ groups }: ResidualGroupsProps): string {
  const each = groups.map(({ label, residuals }) => `${label} ${formatError(middle(residuals))}`);
  return `Median error: ${each.join(', ')}`;
}

/** Errors by group, one dot per configuration, with the median of each group. */
export function ResidualGroups(props: ResidualGroupsProps) {
  const { variable, groups, tolerance } = props;
  const all = groups.flatMap(({ residuals }) => residuals);
  const y = residualScale(all, tolerance, [HEIGHT - BOTTOM, TOP]);
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={props.subtitle ?? `Error, %, by ${variable}; short rule: median of the group`}
      description={`${finding(props)}.`}
      table={() => ({
        columns: ['Configuration', variable, 'error'],
        rows: groups.flatMap(({ label, residuals }) =>
          residuals.map(({ id, error }) => [id, label, formatError(error)]),
        ),
      })}
      height={HEIGHT}
      initialWidth={548}
    >
      {(width) => {
        const right = width - 12;
        const step = (right - LEFT) / Math.max(1, groups.length);
        const column = (id: string) =>
          groups.findIndex(({ residuals }) => residuals.some((one) => one.id === id));
        const place = (one: { id: string; error: number }) =>
          [column(one.id) * step, y(one.error)] as const;
        const named = new Set(apart(outliers(all), place).map(({ id }) => id));
        return (
          <>
            <ResidualScaffold y={y} tolerance={tolerance} left={LEFT} right={right} />
            {groups.map(({ label, residuals }, group) => {
              const centre = LEFT + (group + 0.5) * step;
              const swarm = beeswarm(residuals, ({ error }) => y(error), DIAMETER);
              return (
                <g key={label}>
                  <Rule look="simulated" x={[centre - 36, centre + 36]} y={y(middle(residuals))} />
                  {swarm.map(({ item: { id }, along, across }) => (
                    <g key={id}>
                      <Dot
                        look="swarm"
                        data-mark="residual"
                        cx={centre + across}
                        cy={along}
                        r={DIAMETER / 2 - 0.5}
                      />
                      {named.has(id) && (
                        <Label x={centre + across + 8} y={along + 4}>
                          {id}
                        </Label>
                      )}
                    </g>
                  ))}
                  <text
                    className={styles.tick}
                    x={centre}
                    y={HEIGHT - BOTTOM + 17}
                    textAnchor="middle"
                  >
                    {label}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
