import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { recordMessages } from './messages.ts';
import * as styles from './steps.css.ts';

export interface Step {
  readonly label: string;
  readonly state: keyof typeof recordMessages.stepState;
  /** Date or rule below the label. */
  readonly note?: string;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  readonly label?: string;
}

const marks = { done: 'check', failed: 'close' } as const;

/** Where a procedure stands, as a line of its steps. */
export function Steps({ steps, label = recordMessages.steps }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.node} aria-hidden="true">
            {step.state === 'done' || step.state === 'failed' ? <Icon name={marks[step.state]} size={14} /> : index + 1}
          </span>
          <span className={styles.label}>
            {step.label}
            <VisuallyHidden>{recordMessages.stepState[step.state]}</VisuallyHidden>
          </span>
          {step.note && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
