import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type ChatPerson, spokenName } from './conversation.ts';
import type { GapState } from './gap-row.tsx';
import { LeavingDialog, type OwnsAddress, useLeavingLinks } from './leaving-link.tsx';
import type { ChatMessage, MessageSequence } from './message.ts';
import type { MessageActions } from './message-bubble.tsx';
import * as styles from './message-log.css.ts';
import { placeOf } from './message-place.ts';
import { MessageRow } from './message-row.tsx';
import { bubbleMessages, logMessages } from './messages.ts';
import { olderNoteHeight } from './older-note.css.ts';
import { OlderNote, type OlderState } from './older-note.tsx';
import { unreadText } from './unread-text.ts';
import { useLogWindow } from './use-log-window.ts';

/** Messages that are missing after one that is here. */
export interface MessageGap {
  readonly afterId: string;
  readonly state: GapState;
}

export interface MessageLogProps extends MessageActions {
  /** Another conversation begins with a log of its own. */
  readonly conversationId: string;
  readonly peer: ChatPerson;
  readonly status: 'loading' | 'failed' | 'ready';
  /** From the oldest to the newest. */
  readonly messages: MessageSequence;
  /** The moment that today and yesterday are told from, ms since 1970. */
  readonly nowMs: number;
  /** First message that was unread when the conversation was opened. */
  readonly firstUnreadId: string | null;
  /** A message to bring into view when it is named, such as one that a search found. */
  readonly shownId?: string | null;
  readonly older: OlderState;
  readonly gaps?: readonly MessageGap[];
  /** Fetches the messages before the oldest; called once for each sequence. */
  readonly onLoadOlder: () => void;
  readonly onLoadGap: (afterId: string) => void;
  /**
   * Tells the addresses that links in messages open without asking the member first; without it none does. Another
   * function draws all rows again.
   */
  readonly ownsAddress?: OwnsAddress | undefined;
  /** Fetches the messages after that failed. */
  readonly onReload: () => void;
}

const noGaps: readonly MessageGap[] = [];

/** Arrow keys go from one copy button to the next, so that all of them are one stop of the tab key. */
function walkCopyButtons(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const target = event.target;
  if (step === undefined || !(target instanceof HTMLElement) || target.dataset.copy === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-copy]')];
  buttons[buttons.indexOf(target) + step]?.focus();
}

/** What a message is called where only words can be: in the spoken news. */
function wordsOf({ type, content, card }: Pick<ChatMessage, 'type' | 'content' | 'card'>): string {
  if (card) return card.kind;
  return type === 'image' || type === 'file' ? bubbleMessages[type] : content;
}

function Log(props: Omit<MessageLogProps, 'conversationId' | 'status' | 'onReload'>) {
  const { peer, messages, nowMs, firstUnreadId, shownId = null, older, gaps = noGaps, ...rest } = props;
  const { onLoadOlder, onLoadGap, ownsAddress, ...actions } = rest;
  const leaving = useLeavingLinks(ownsAddress);
  const list = useRef<VirtualizerHandle>(null);
  const canLoadOlder = older === 'more';
  const log = useLogWindow({ list, messages, firstUnreadId, shownId, canLoadOlder, onLoadOlder });
  const gapAfter = useMemo(() => new Map(gaps.map(({ afterId, state }) => [afterId, state])), [gaps]);
  const newest = messages.at(messages.length - 1);
  const [openedAt] = useState(newest?.id);
  const isNews = newest !== undefined && newest.id !== openedAt && !newest.isOwn;
  const count = unreadText(log.newCount);

  return (
    <div className={styles.frame}>
      {/* Rows that scroll into view are no news: the log itself is silent, and what is new is told beside it. */}
      <div
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={logMessages.label(peer.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={walkCopyButtons}
      >
        <OlderNote state={older} onLoad={onLoadOlder} />
        <Virtualizer
          ref={list}
          data={{ length: log.length }}
          shift={log.isAbove}
          startMargin={olderNoteHeight}
          keepMounted={[log.length - 1]}
          onScroll={log.look}
          onResize={log.keepEnd}
        >
          {(_item: unknown, index: number) => {
            const message = messages.at(index);
            if (!message) return <div key={index} />;
            return (
              <MessageRow
                key={message.id}
                message={message}
                peer={peer}
                nowMs={nowMs}
                {...placeOf(message, index > 0 ? messages.at(index - 1) : undefined)}
                isShown={message.id === shownId}
                isFirstUnread={message.id === firstUnreadId}
                isNewest={index === messages.length - 1}
                gap={gapAfter.get(message.id) ?? null}
                onLoadGap={onLoadGap}
                holdLink={leaving.holdLink}
                {...actions}
              />
            );
          }}
        </Virtualizer>
      </div>
      {!log.isAtEnd && (
        <Button variant="line" size="compact" className={styles.toLatest} onClick={log.toEnd}>
          <Icon name="chevron-down" size={14} />
          {count === null ? logMessages.toLatest : logMessages.newMessages(count)}
        </Button>
      )}
      <LeavingDialog address={leaving.address} onClose={leaving.close} />
      <VisuallyHidden>
        <span role="status">{isNews && logMessages.said(spokenName(peer), wordsOf(newest))}</span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * The messages of a conversation (role log). Only those in view are drawn, so that 100,000 scroll as well as ten. The
 * log stays where it is when older messages load above, follows the end while it is there, and says how many came in
 * below otherwise. A message is told once to screen readers, when it arrives.
 */
export function MessageLog({ conversationId, status, onReload, ...log }: MessageLogProps) {
  if (status === 'failed') return <ErrorPanel message={logMessages.failed} onRetry={onReload} />;
  if (status === 'loading') {
    return (
      <div className={styles.loading}>
        <SkeletonRows rows={6} />
      </div>
    );
  }
  if (log.messages.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={logMessages.empty} text={logMessages.emptyText} drawing={null} />
      </div>
    );
  }
  return <Log key={conversationId} {...log} />;
}
