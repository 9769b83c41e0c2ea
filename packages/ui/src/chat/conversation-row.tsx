import type { KeyboardEvent } from 'react';
import { Badge } from '../badge/badge.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Avatar } from './avatar.tsx';
import { conversationTime, fullTime } from './chat-time.ts';
import { type Conversation, headlineOf, personOf } from './conversation.ts';
import { ConversationMore } from './conversation-more.tsx';
import * as styles from './conversation-row.css.ts';
import { unreadWords } from './entry-messages.ts';
import { listMessages } from './messages.ts';
import { OfficialMark } from './official-mark.tsx';
import { unreadText } from './unread-text.ts';

export interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly nowMs: number;
  /** The one that is shown beside the list. */
  readonly isCurrent: boolean;
  /** The one of the list that the tab key reaches. */
  readonly isTabStop: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenuOpenChange: (open: boolean) => void;
  readonly onSelect: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onMarkRead: () => void;
  readonly onRemove: () => void;
}

/** Who answers for the company, and what was said last or is about to be said. */
function LastWords({ conversation }: Pick<ConversationRowProps, 'conversation'>) {
  const { company, name, lastMessage, isLastOwn = false, draft = '' } = conversation;
  const hasSpoken = !isLastOwn && draft === '';
  return (
    <span className={styles.lastMessage}>
      {company && (
        <span className={styles.person} title={personOf(conversation) ?? undefined}>
          {name}
          <VisuallyHidden>{hasSpoken ? listMessages.said : listMessages.toldOf}</VisuallyHidden>
        </span>
      )}
      {draft === '' ? (
        <>
          {isLastOwn && listMessages.own}
          {lastMessage}
        </>
      ) : (
        <>
          <span className={styles.draft}>{listMessages.draft}</span> {draft}
        </>
      )}
    </span>
  );
}

/** A conversation with what was said last; its menu opens by its button, the right button, or the menu key. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, nowMs, isCurrent, isTabStop, isMenuOpen, onMenuOpenChange, onMarkRead, onRemove } = props;
  const { id, avatar, lastTime, unreadCount } = conversation;
  const headline = headlineOf(conversation);
  const unread = unreadText(unreadCount);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the right button is a second way to the menu's own button
    <div
      className={isCurrent ? styles.current : styles.row}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenuOpenChange(true);
      }}
    >
      <button
        type="button"
        className={styles.open}
        data-conversation={id}
        aria-current={isCurrent || undefined}
        tabIndex={tabIndex}
        onClick={props.onSelect}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
      >
        <span className={styles.avatar}>
          <Avatar person={{ name: headline, avatar }} size="regular" />
        </span>
        <b className={styles.name}>
          {headline}
          {conversation.official && <OfficialMark />}
        </b>
        {lastTime !== null && (
          <time className={styles.time} dateTime={fullTime(lastTime)}>
            {conversationTime(lastTime, nowMs)}
          </time>
        )}
        <LastWords conversation={conversation} />
        {unread && (
          <span className={styles.unread}>
            <span aria-hidden="true">
              <Badge text={unread} />
            </span>
            <VisuallyHidden>{unreadWords(unread)}</VisuallyHidden>
          </span>
        )}
      </button>
      <span className={styles.more}>
        <ConversationMore
          headline={headline}
          tabIndex={tabIndex}
          open={isMenuOpen}
          onOpenChange={onMenuOpenChange}
          isRead={unreadCount === 0}
          onMarkRead={onMarkRead}
          onRemove={onRemove}
        />
      </span>
    </div>
  );
}
