import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import type { ChatMessage } from './message.ts';
import * as styles from './message-bubble.css.ts';
import { bubbleMessages } from './messages.ts';
import { chatShapes } from './shapes.ts';

export interface ReceiptProps {
  readonly message: ChatMessage;
  readonly onRetry: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** What has become of an own message, in words; one that failed can be sent again or discarded. */
export function Receipt({ message, onRetry, onDiscard }: ReceiptProps) {
  const { id, status, isRead } = message;
  if (status === 'failed') {
    return (
      <span className={styles.failedReceipt}>
        <Icon name="warning" size={14} />
        {bubbleMessages.status.failed}
        <Button variant="link" className={styles.receiptAction} onClick={() => onRetry(id)}>
          {bubbleMessages.resend}
        </Button>
        <Button variant="link" className={styles.receiptAction} onClick={() => onDiscard(id)}>
          {bubbleMessages.discard}
        </Button>
      </span>
    );
  }
  return (
    <span className={styles.receipt}>
      {status === 'queued' && <Outline path={chatShapes.clock} size={14} />}
      {status === 'sending' && <Icon name="reset" size={14} />}
      {status === 'sent' && isRead ? bubbleMessages.read : bubbleMessages.status[status]}
    </span>
  );
}
