import type { ReactNode } from 'react';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';
import { UnbuiltFrame } from './unbuilt-frame.tsx';

export interface EmptyStateProps {
  readonly title?: string;
  /** What to do next, in a sentence. */
  readonly text?: ReactNode;
  /** The next action as buttons or links. */
  readonly action?: ReactNode;
  /** Another drawing, or null for none. */
  readonly drawing?: ReactNode;
}

/** A list or search with nothing in it. */
export function EmptyState({ title = stateMessages.empty, text, action, drawing = <UnbuiltFrame /> }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
