import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './message-rows.css.ts';
import { messageRowMessages } from './messages.ts';

export interface MessageRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** Time as it is to be read, such as 今天10:24. */
  readonly time: string;
  readonly unread: boolean;
}

export interface MessageRowsProps {
  readonly items: readonly MessageRow[];
  readonly onOpen: (id: string) => void;
  /** Lower rows, for a page of them. */
  readonly dense?: boolean;
}

/** Messages of one kind; the caller decides where opening one leads. */
export function MessageRows({ items, onOpen, dense = false }: MessageRowsProps) {
  return (
    <ul className={dense ? styles.dense : undefined}>
      {items.map((message) => (
        <li key={message.id} className={styles.item}>
          <button type="button" className={styles.row} onClick={() => onOpen(message.id)}>
            {message.unread && (
              <>
                <span className={styles.dot} aria-hidden="true" />
                <VisuallyHidden>{messageRowMessages.unread}</VisuallyHidden>
              </>
            )}
            <b className={message.unread ? styles.unreadTitle : styles.readTitle}>{message.title}</b>
            <time className={styles.time}>{message.time}</time>
            <span className={styles.text}>{message.content}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
