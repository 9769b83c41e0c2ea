import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FileBubble, ImageBubble } from './attachment-bubble.tsx';
import { Avatar } from './avatar.tsx';
import { clockTime, fullTime } from './chat-time.ts';
import { type ChatPerson, spokenName } from './conversation.ts';
import { CopyButton } from './copy-button.tsx';
import type { ChatMessage } from './message.ts';
import * as styles from './message-bubble.css.ts';
import { MessageText } from './message-text.tsx';
import { logMessages } from './messages.ts';
import { OfficialMark } from './official-mark.tsx';
import { Receipt, type ReceiptProps } from './receipt.tsx';
import { RecordCard } from './record-card.tsx';

/** What can be done with a message. */
export interface MessageActions extends Pick<ReceiptProps, 'onRetry' | 'onDiscard'> {
  /** Opens a picture at full size. */
  readonly onOpenImage: (id: string) => void;
}

export interface MessageBubbleProps extends MessageActions {
  readonly message: ChatMessage;
  /** Who wrote it, when it was not the member. */
  readonly peer: ChatPerson;
  /** First of its sender's group: it carries the avatar. */
  readonly startsGroup: boolean;
  /** The last of the log: the tab key reaches its copy button, arrow keys those of the others. */
  readonly isNewest: boolean;
  /** Whether a link that is about to be opened is held back, because the member is asked first. */
  readonly holdLink: (href: string) => boolean;
}

function Content({ message, onOpenImage, holdLink }: Pick<MessageBubbleProps, 'message' | 'onOpenImage' | 'holdLink'>) {
  const { id, type, content, attachment, card, status, isOwn } = message;
  if (type === 'image' && attachment) return <ImageBubble attachment={attachment} onOpen={() => onOpenImage(id)} />;
  if (type === 'file' && attachment) return <FileBubble attachment={attachment} />;
  if (card) return <RecordCard {...card} />;
  return (
    <span className={classNames(isOwn ? styles.ownText : styles.peerText, status === 'failed' && styles.failedText)}>
      <MessageText text={content} holdLink={holdLink} />
    </span>
  );
}

/** One message: the member's own at the right with what became of it, the other side's at the left with an avatar. */
export function MessageBubble({ message, peer, startsGroup, isNewest, holdLink, ...actions }: MessageBubbleProps) {
  const { isOwn, type, content, timestamp } = message;
  return (
    <div className={classNames(isOwn ? styles.own : styles.other, startsGroup && styles.groupStart)}>
      {!isOwn && <span className={styles.avatar}>{startsGroup && <Avatar person={peer} size="small" />}</span>}
      <VisuallyHidden>{isOwn ? logMessages.own : spokenName(peer)}：</VisuallyHidden>
      <Content message={message} onOpenImage={actions.onOpenImage} holdLink={holdLink} />
      <span className={styles.side}>
        {!isOwn && startsGroup && peer.official && (
          <span aria-hidden="true">
            <OfficialMark />
          </span>
        )}
        {isOwn && <Receipt message={message} onRetry={actions.onRetry} onDiscard={actions.onDiscard} />}
        {type === 'text' && <CopyButton text={content} isTabStop={isNewest} />}
        <time className={styles.time} dateTime={fullTime(timestamp)}>
          {clockTime(timestamp)}
        </time>
      </span>
    </div>
  );
}
