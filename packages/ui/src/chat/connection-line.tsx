import { Button } from '../button/button.tsx';
import { useSecondsLeft } from '../countdown/use-seconds-left.ts';
import { Icon } from '../icon/icon.tsx';
import type { ChatConnection } from './connection.ts';
import * as styles from './connection-line.css.ts';
import { connectionWords } from './connection-words.ts';
import { connectionMessages } from './messages.ts';

export interface ConnectionLineProps {
  readonly connection: ChatConnection;
  readonly onRetryNow: () => void;
}

/**
 * How the connection stands, under the title; nothing while it holds. Each state is read out once: the seconds that
 * count down stand beside what is read.
 */
export function ConnectionLine({ connection, onRetryNow }: ConnectionLineProps) {
  const words = connectionWords(connection);
  const seconds = useSecondsLeft(connection.retryAt ?? null);
  return (
    <div className={words ? styles.tone[words.tone] : undefined}>
      {words && <Icon name={words.tone === 'danger' ? 'warning' : 'reset'} size={14} />}
      <span role="status" className={styles.text}>
        {words?.text}
      </span>
      {words && seconds !== null && seconds > 0 && (
        <span className={styles.countdown}>{connectionMessages.retryIn(seconds)}</span>
      )}
      {words?.canRetry && (
        <Button variant="link" className={styles.action} onClick={onRetryNow}>
          {connectionMessages.retryNow}
        </Button>
      )}
    </div>
  );
}
