import type { ReactNode } from 'react';
import oracle from '../../../generated/python/oracle.json';
import { ScrollFrame } from '../../charts/frame/ScrollFrame';
import styles from './beside.module.css';
import type { Token } from './cells';
import { Highlighted } from './Highlighted';
import code from './python.module.css';

const excerpts = oracle as unknown as Readonly<Record<string, readonly Token[]>>;

/** An explanation, and beside it the functions of the independent model that say the same in Python. */
export function Beside(props: { functions: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={styles.text}>{props.children}</div>
      <div>
        {props.functions.map((name) => {
          const tokens = excerpts[name];
          if (tokens === undefined) throw new Error(`The second model has no function ${name}`);
          return (
            <figure
              key={name}
              className={styles.excerpt}
              aria-label={`${name} of the second model`}
            >
              <figcaption>{name}</figcaption>
              <ScrollFrame className={code.frame}>
                <pre className={code.code}>
                  <code>
                    <Highlighted tokens={tokens} />
                  </code>
                </pre>
              </ScrollFrame>
            </figure>
          );
        })}
      </div>
    </div>
  );
}
