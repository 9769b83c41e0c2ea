import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import * as styles from './feedback.css.ts';

export interface FeedbackProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** In place of the buttons once it is answered; null until then. */
  readonly thanks: string | null;
  readonly pending: boolean;
  readonly onAnswer: (isYes: boolean) => void;
  /** Another way to an answer. */
  readonly children?: ReactNode;
}

/** A question of yes or no below a text. */
export function Feedback({ question, yes, no, thanks, pending, onAnswer, children }: FeedbackProps) {
  return (
    <section aria-label={question} className={styles.feedback}>
      <p className={styles.question}>{question}</p>
      <p role="status" className={styles.thanks}>
        {thanks}
      </p>
      {thanks === null && (
        <div className={styles.answers}>
          <Button variant="line" size="regular" pending={pending} onClick={() => onAnswer(true)}>
            {yes}
          </Button>
          <Button variant="line" size="regular" pending={pending} onClick={() => onAnswer(false)}>
            {no}
          </Button>
          <NeedsScripts />
        </div>
      )}
      {children}
    </section>
  );
}
