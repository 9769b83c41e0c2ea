import { Button } from '../button/button.tsx';
import { chatMessages, logMessages } from './messages.ts';
import * as styles from './older-note.css.ts';

/** Whether there are older messages than those here, and how it goes with fetching them. */
export type OlderState = 'more' | 'loading' | 'failed' | 'none';

const words: Readonly<Record<OlderState, string | null>> = {
  more: null,
  loading: logMessages.loadingOlder,
  failed: logMessages.olderFailed,
  none: logMessages.beginning,
};

const action: Readonly<Partial<Record<OlderState, string>>> = {
  more: logMessages.older,
  failed: chatMessages.retry,
};

export interface OlderNoteProps {
  readonly state: OlderState;
  readonly onLoad: () => void;
}

/** Stands above the oldest message, always as high, so that a change of it moves nothing. */
export function OlderNote({ state, onLoad }: OlderNoteProps) {
  const label = action[state];
  return (
    <p className={styles.note}>
      {words[state]}
      {label && (
        <Button variant="link" className={styles.action} onClick={onLoad}>
          {label}
        </Button>
      )}
    </p>
  );
}
