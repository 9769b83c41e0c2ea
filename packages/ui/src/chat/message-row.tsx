import { memo } from 'react';
import { classNames } from '../class-names.ts';
import { dividerTime, fullTime } from './chat-time.ts';
import { GapRow, type GapState } from './gap-row.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import * as styles from './message-row.css.ts';
import { logMessages } from './messages.ts';

export interface MessageRowProps extends MessageBubbleProps {
  /** The moment that today and yesterday are told from, ms since 1970. */
  readonly nowMs: number;
  /** The time is written above it. */
  readonly hasTime: boolean;
  /** The line 以下为未读消息 stands above it. */
  readonly isFirstUnread: boolean;
  /** It was brought into view. */
  readonly isShown: boolean;
  /** Messages are missing after it. */
  readonly gap: GapState | null;
  readonly onLoadGap: (afterId: string) => void;
}

/** A message with all that stands between it and its neighbours, so that one row is one message. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { nowMs, hasTime, isFirstUnread, isShown, gap, onLoadGap, ...bubble } = props;
  const { id, timestamp } = bubble.message;
  return (
    <div
      className={classNames(styles.row, bubble.isNewest && styles.newest, isShown && styles.shown)}
      data-message={id}
    >
      {hasTime && (
        <p className={styles.divider}>
          <time dateTime={fullTime(timestamp)}>{dividerTime(timestamp, nowMs)}</time>
        </p>
      )}
      {isFirstUnread && <p className={styles.unreadDivider}>{logMessages.unreadFrom}</p>}
      <MessageBubble {...bubble} startsGroup={bubble.startsGroup || isFirstUnread} />
      {gap && <GapRow state={gap} onLoad={() => onLoadGap(id)} />}
    </div>
  );
});
