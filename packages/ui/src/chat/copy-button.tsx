import { useEffect, useState } from 'react';
import { Outline } from '../icon/outline.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './message-bubble.css.ts';
import { bubbleMessages } from './messages.ts';
import { chatShapes } from './shapes.ts';

type Outcome = 'idle' | 'copied' | 'failed';

const words: Readonly<Record<Outcome, string>> = {
  idle: bubbleMessages.copy,
  copied: bubbleMessages.copied,
  failed: bubbleMessages.copyFailed,
};

const shownForMs = 2000;

export interface CopyButtonProps {
  readonly text: string;
  /** Whether the tab key comes here; arrow keys come to all of them. */
  readonly isTabStop: boolean;
}

/** Copies a message; seen while the pointer is over the message or the focus is in it. */
export function CopyButton({ text, isTabStop }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser may refuse; the member can still select the words.
      setOutcome('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={bubbleMessages.copy}
        title={words[outcome]}
        data-copy=""
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => void copy()}
      >
        <Outline path={chatShapes.copy} size={14} />
        {outcome !== 'idle' && <span aria-hidden="true">{words[outcome]}</span>}
      </button>
      {outcome !== 'idle' && (
        <VisuallyHidden>
          <span role="status">{words[outcome]}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
