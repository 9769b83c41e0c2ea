import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { stateMessages } from './messages.ts';
import * as styles from './states.css.ts';

export interface ErrorPanelProps {
  readonly message?: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Stands where a part of the page could not be loaded; the rest of the page goes on. */
export function ErrorPanel({ message = stateMessages.failed, onRetry, retrying = false }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="status">
      <Icon name="warning" size={24} />
      <p className={styles.title}>{message}</p>
      <div className={styles.action}>
        <Button variant="line" size="regular" pending={retrying} onClick={onRetry}>
          {stateMessages.retry}
        </Button>
      </div>
    </div>
  );
}
