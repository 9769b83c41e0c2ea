import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ChatMessage } from './message.ts';
import * as styles from './message-bubble.css.ts';
import { bubbleMessages } from './messages.ts';
import { chatShapes } from './shapes.ts';

export interface ReceiptProps {
  readonly message: ChatMessage;
  readonly onRetry: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** How far a message that the server has stored has come. */
type Reach = 'sent' | 'delivered' | 'read';

function reachOf({ isRead, isDelivered = false }: ChatMessage): Reach {
  if (isRead) return 'read';
  return isDelivered ? 'delivered' : 'sent';
}

/** One tick for stored, two for on a device of the other side; beside them whether it was read. */
function Reached({ reach }: { readonly reach: Reach }) {
  const { tick, words } = bubbleMessages.reach[reach];
  return (
    <span className={reach === 'read' ? styles.readReceipt : styles.receipt} title={tick}>
      <Outline path={reach === 'sent' ? chatShapes.tick : chatShapes.ticks} size={14} />
      <VisuallyHidden>{tick}，</VisuallyHidden>
      {words}
    </span>
  );
}

/** What has become of an own message, in words; one that failed can be sent again or discarded. */
export function Receipt({ message, onRetry, onDiscard }: ReceiptProps) {
  const { id, status } = message;
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
  if (status === 'sent') return <Reached reach={reachOf(message)} />;
  return (
    <span className={styles.receipt}>
      {status === 'queued' && <Outline path={chatShapes.clock} size={14} />}
      {status === 'sending' && <Icon name="reset" size={14} />}
      {bubbleMessages.status[status]}
    </span>
  );
}
