import { ScaleCurve, type ScaleSample } from '../../../charts/curves/ScaleCurve';
import type { ResultTables } from '../../../measured/tabled';
import { replayOf } from '../../../tables/stated/replayOf';
import styles from '../../../tables/stated/stories.module.css';
import type { Replays } from '../../../tables/types';
import { DATABASE_LIMITED, type ScaleUpPoint, scaleUpPoints } from '../points';
import { type HostLaw, hostBound, hostLaw } from '../scaling/hostLaw';
import { fitUniversalScalability, scalabilityAt } from '../scaling/universalScalability';

interface Parameter {
  id: string;
  value: number;
}

interface Props {
  results: ResultTables;
  replays: Replays;
  /** Of the study's model. */
  parameters: readonly Parameter[];
}

const APPLICATIONS = [
  { id: 'simple', label: 'Simple App' },
  { id: 'latency', label: 'Latency App' },
] as const;

const MOST_HOSTS = 12;

const lawOf = (parameters: readonly Parameter[]): HostLaw =>
  hostLaw(Object.fromEntries(parameters.map(({ id, value }) => [id, value])));

export const scalabilityOf = (points: readonly ScaleUpPoint[]) =>
  fitUniversalScalability(
    points.map(({ processHosts, perSecond }) => ({ size: processHosts, perSecond })),
  );

/** Throughput by process hosts of both applications, with the three laws that it is held against. */
export function ScaleCurves({ results, replays, parameters }: Props) {
  const law = lawOf(parameters);
  const all = scaleUpPoints(results);
  const databases = replayOf(replays, DATABASE_LIMITED).metrics['bound.master']?.mean;
  return (
    <div className={styles.beside}>
      {APPLICATIONS.map(({ id, label }) => {
        const points = all.filter(({ application }) => application === id);
        const one = points.find(({ processHosts }) => processHosts === 1);
        const scalability = scalabilityOf(points);
        const samples = Array.from({ length: MOST_HOSTS }, (_, index): ScaleSample => {
          const hosts = index + 1;
          const byHosts = hostBound(law, id, hosts);
          return {
            hosts,
            linear: one ? hosts * one.perSecond : null,
            bound: id === 'latency' ? Math.min(byHosts, databases ?? byHosts) : byHosts,
            scalability: scalability && scalabilityAt(scalability, hosts),
          };
        });
        return (
          <div key={id} className={styles.story}>
            <ScaleCurve
              application={label}
              samples={samples}
              points={points.map((point) => ({
                id: point.id,
                hosts: point.processHosts,
                measured: point.perSecond,
                simulated:
                  replayOf(replays, point.id).metrics.orchestrationsPerSecond?.mean ?? null,
              }))}
            />
          </div>
        );
      })}
    </div>
  );
}
