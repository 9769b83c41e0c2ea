import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Tag } from '../tag/tag.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { recordMessages } from './messages.ts';
import * as styles from './step-strip.css.ts';

export interface StripStep {
  /** Id of the part of the page that it leads to. */
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  /** Places of the part that have to be changed. */
  readonly errors: number;
}

export interface StepStripProps {
  readonly label: string;
  readonly steps: readonly StripStep[];
  /** Id of the step that is in sight. */
  readonly current: string;
  readonly onGo: (id: string) => void;
}

/** The parts of a long form as steps that stay in sight: each leads to its part, and says how much of it is wrong. */
export function StepStrip({ label, steps, current, onGo }: StepStripProps) {
  const go = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    onGo(id);
  };
  return (
    <nav className={styles.strip} aria-label={label}>
      {steps.map(({ id, label: name, isDone, errors }, index) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.step}
          aria-current={id === current ? 'step' : undefined}
          onClick={go(id)}
        >
          <span className={styles.number} aria-hidden="true">
            {isDone ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span>{name}</span>
          {isDone && <VisuallyHidden>{recordMessages.stepState.done}</VisuallyHidden>}
          {errors > 0 && (
            <Tag tone="danger">
              {errors}
              <VisuallyHidden>{recordMessages.wrongPlaces}</VisuallyHidden>
            </Tag>
          )}
        </a>
      ))}
    </nav>
  );
}
