import type { ReactNode } from 'react';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';
import { UnbuiltFrame } from './unbuilt-frame.tsx';

export interface EmptyStateProps {
  readonly title?: string;
  /** What to do next, in a sentence. */
  readonly text?: ReactNode;
  /** What is known of it, term beside value. */
  readonly facts?: readonly { readonly term: string; readonly value: string }[];
  /** The next action as buttons or links. */
  readonly action?: ReactNode;
  /** Another drawing, or null for none. */
  readonly drawing?: ReactNode;
}

/** A list or search with nothing in it. */
export function EmptyState({
  title = stateMessages.empty,
  text,
  facts,
  action,
  drawing = <UnbuiltFrame />,
}: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.factTerm}>{term}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
