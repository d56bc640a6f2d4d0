import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import type { StepFields } from '../../../system/document';
import { meanMsOf, withMeanMs } from '../../edit/duration';
import {
  type RouteOf,
  routeOf,
  stepAdded,
  stepMoved,
  stepRemoved,
  withStep,
} from '../../edit/route';
import { stepsOf } from '../../edit/ways';
import type { Editing } from '../editing';
import { NUMBERS } from '../numbers';
import { refusalAt } from '../refused';
import { ChoiceCell, NumberCell } from './Cells';
import { moveCell } from './moveCell';
import { Tools } from './Tools';
import styles from './tables.module.css';

const HEADS = ['visits', 'share', 'ms, own', 'time-out, ms', 'retries', 'pause, ms', ''];

/** A route as steps in order. */
export function StepRows(
  props: Editing & {
    of: RouteOf;
    stations: readonly string[];
    /** Whether it is a route of its own, not all stations in their order. */
    isGiven: boolean;
    field: string;
  },
) {
  const { description, refusals, onChange, of, stations, isGiven, field } = props;
  const steps = stepsOf(description, routeOf(description, of));
  const options = stations.map((name) => ({ value: name, label: name }));
  return (
    <>
      {!isGiven && <p className={styles.hint}>All stations in their order.</p>}
      <ScrollFrame className={styles.scroll} aria-label="Steps of the route">
        <table className={styles.table} onKeyDown={moveCell}>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head === '' ? <span className={styles.hidden}>change the step</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => {
              const { at, share, demandMs, timeoutMs, retries } = step;
              const what = `step ${index + 1}, ${at}`;
              const refusal = (name: string) => refusalAt(refusals, `${field}[${index}].${name}`);
              const set = (fields: Partial<StepFields>) =>
                onChange(withStep(description, of, index, fields), what);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
                <tr key={index}>
                  <th scope="row">
                    <ChoiceCell
                      label={`Station of step ${index + 1}`}
                      value={at}
                      options={
                        stations.includes(at) ? options : [{ value: at, label: at }, ...options]
                      }
                      onValue={(next) => set({ at: next })}
                    />
                  </th>
                  <td>
                    <NumberCell
                      label={`Share of ${what}`}
                      field={NUMBERS.share}
                      value={share ?? 1}
                      refusal={refusal('share')}
                      onValue={(next) => set({ share: next === 1 ? undefined : next })}
                    />
                  </td>
                  <td>
                    <NumberCell
                      label={`Time of its own of ${what}, ms`}
                      field={NUMBERS.demandMs}
                      unit="ms"
                      value={demandMs}
                      isOptional
                      refusal={refusal('demandMs')}
                      onValue={(next) => set({ demandMs: next })}
                    />
                  </td>
                  <td>
                    <NumberCell
                      label={`Time-out of ${what}, ms`}
                      field={NUMBERS.timeoutMs}
                      unit="ms"
                      value={timeoutMs ? meanMsOf(timeoutMs) : undefined}
                      isOptional
                      refusal={refusal('timeoutMs')}
                      onValue={(next) =>
                        set({
                          timeoutMs: next === undefined ? undefined : withMeanMs(timeoutMs, next),
                        })
                      }
                    />
                  </td>
                  <td>
                    <NumberCell
                      label={`Retries of ${what}`}
                      field={NUMBERS.tries}
                      value={retries?.most}
                      isOptional
                      refusal={refusal('retries.most')}
                      onValue={(most) =>
                        set({ retries: most === undefined ? undefined : { ...retries, most } })
                      }
                    />
                  </td>
                  <td>
                    {retries && (
                      <NumberCell
                        label={`Pause before a retry of ${what}, ms`}
                        field={NUMBERS.backoffMs}
                        unit="ms"
                        value={meanMsOf(retries.backoffMs)}
                        refusal={refusal('retries.backoffMs')}
                        onValue={(next = 0) =>
                          set({
                            retries: { ...retries, backoffMs: withMeanMs(retries.backoffMs, next) },
                          })
                        }
                      />
                    )}
                  </td>
                  <td>
                    <Tools
                      name={what}
                      isOpen={false}
                      isFirst={index === 0}
                      isLast={index === steps.length - 1}
                      onMove={(by) =>
                        onChange(stepMoved(description, of, index, by), `order of ${what}`)
                      }
                      onRemove={() =>
                        onChange(stepRemoved(description, of, index), `remove ${what}`)
                      }
                    />
                  </td>
                </tr>
              );
            })}
            <tr>
              <td colSpan={HEADS.length}>
                <ChoiceCell
                  label="Add a step that visits"
                  value=""
                  options={[{ value: '', label: 'Add a step that visits …' }, ...options]}
                  onValue={(name) =>
                    name !== '' &&
                    onChange(stepAdded(description, of, name, steps.length), `visit ${name}`)
                  }
                />
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}
