import type { Class } from '../../../system/document';
import { isHeld } from '../../edit/fields';
import { routeAsTable, routeOf, withRoute } from '../../edit/route';
import { classAdded, classRemoved, withClass, withDemand } from '../../edit/sources';
import { ownValue } from '../../ownValue';
import type { Editing } from '../editing';
import { NUMBERS } from '../numbers';
import { refusalAt } from '../refused';
import { NameCell, NumberCell } from './Cells';
import styles from './forms.module.css';
import { Row } from './Row';
import { SourceForm } from './SourceForm';

/** What a class has of its own. */
function ClassForm(props: Editing & { one: Class; index: number }) {
  const { description, refusals, onChange, one, index } = props;
  const classes = description.classes ?? [];
  const refusal = (field: string) => refusalAt(refusals, `classes[${index}].${field}`);
  const stations = description.stations.filter((station) => !isHeld(station));
  const route = routeOf(description, index);
  return (
    <fieldset className={styles.class}>
      <legend>Requests {index + 1}</legend>
      <Row label="Name">
        <NameCell
          label={`Name of ${one.name}`}
          title="The name of a class"
          value={one.name}
          others={classes.map(({ name }) => name)}
          refusal={refusal('name')}
          onValue={(name) =>
            onChange(withClass(description, index, { name }), `name of ${one.name}`)
          }
        />
      </Row>
      <SourceForm {...props} of={index} />
      <Row label="Priority, 0 is first">
        <NumberCell
          label={`Priority of ${one.name}`}
          field={NUMBERS.priority}
          value={one.priority}
          isOptional
          refusal={refusal('priority')}
          onValue={(priority) =>
            onChange(withClass(description, index, { priority }), `priority of ${one.name}`)
          }
        />
      </Row>
      <details>
        <summary>Times of its own, ms</summary>
        {stations.map(({ name }) => (
          <Row key={name} label={name}>
            <NumberCell
              label={`Time of ${one.name} at ${name}, ms`}
              field={NUMBERS.demandMs}
              unit="ms"
              value={ownValue(one.demandsMs, name)}
              isOptional
              refusal={refusal(`demandsMs.${name}`)}
              onValue={(ms) =>
                onChange(withDemand(description, index, name, ms), `time of ${one.name} at ${name}`)
              }
            />
          </Row>
        ))}
      </details>
      <span className={styles.actions}>
        {one.route ? (
          <button
            type="button"
            onClick={() =>
              onChange(withRoute(description, index, undefined), `route of ${one.name}`)
            }
          >
            Follow the route of the system
          </button>
        ) : (
          <button
            type="button"
            onClick={() =>
              onChange(
                route ? withRoute(description, index, route) : routeAsTable(description, index),
                `route of ${one.name}`,
              )
            }
          >
            Give it a route of its own
          </button>
        )}
        <button
          type="button"
          onClick={() => onChange(classRemoved(description, index), `remove ${one.name}`)}
        >
          Remove {one.name}
        </button>
      </span>
    </fieldset>
  );
}

/** Who sends the requests: one source, or classes of requests with a source each. */
export function Sources(editing: Editing) {
  const { description, onChange } = editing;
  const classes = description.classes ?? [];
  return (
    <div className={styles.form}>
      {classes.length === 0 && <SourceForm {...editing} of={null} />}
      {classes.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a class keeps its place while it is renamed
        <ClassForm key={index} {...editing} one={one} index={index} />
      ))}
      <span className={styles.actions}>
        <button type="button" onClick={() => onChange(classAdded(description), 'add a class')}>
          {classes.length === 0 ? 'Tell kinds of requests apart' : 'Add a kind of requests'}
        </button>
      </span>
    </div>
  );
}
