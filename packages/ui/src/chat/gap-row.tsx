import { Button } from '../button/button.tsx';
import * as styles from './message-row.css.ts';
import { chatMessages, logMessages } from './messages.ts';

/** Whether the missing messages wait to be asked for, are on their way, or could not be fetched. */
export type GapState = 'missing' | 'loading' | 'failed';

const words: Readonly<Record<GapState, string>> = {
  missing: logMessages.gap,
  loading: logMessages.loadingGap,
  failed: logMessages.gapFailed,
};

export interface GapRowProps {
  readonly state: GapState;
  readonly onLoad: () => void;
}

/** Says that messages are missing here, and fetches them. */
export function GapRow({ state, onLoad }: GapRowProps) {
  return (
    <p className={styles.gap}>
      {words[state]}
      {state !== 'loading' && (
        <Button variant="link" className={styles.gapAction} onClick={onLoad}>
          {state === 'failed' ? chatMessages.retry : logMessages.loadGap}
        </Button>
      )}
    </p>
  );
}
