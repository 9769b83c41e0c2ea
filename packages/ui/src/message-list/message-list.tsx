import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import type { ListState } from '../list-state.ts';
import { type MessageRow, MessageRows } from '../message-rows/message-rows.tsx';
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import { type Tab, TabList, TabPanel } from '../tabs/tabs.tsx';
import * as styles from './message-list.css.ts';
import { messageListMessages } from './messages.ts';

const tabsId = 'message-list';

/** Height of a row with one line of content. */
const rowHeight = 83;

export interface MessageListProps<Kind extends string> {
  /** Kinds of message in the order they are shown, each with its unread count. */
  readonly kinds: readonly Tab<Kind>[];
  readonly kind: Kind;
  readonly onKindChange: (kind: Kind) => void;
  /** One page of messages of the kind shown. */
  readonly messages: ListState<MessageRow>;
  readonly onOpenMessage: (id: string) => void;
  readonly onRetry: () => void;
  readonly onMarkAllRead: () => void;
  readonly markingAllRead?: boolean;
  /** Absent while it is not known how many messages there are. */
  readonly pagination?: PaginationProps | undefined;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messageListMessages.title}</h1>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}

function Messages(props: Pick<MessageListProps<string>, 'messages' | 'onOpenMessage' | 'onRetry' | 'pagination'>) {
  const { messages, onOpenMessage, onRetry, pagination } = props;
  if (messages.status === 'loading') {
    return (
      <div className={styles.loading}>
        <SkeletonRows rows={pagination?.pageSize ?? 10} rowHeight={rowHeight} />
      </div>
    );
  }
  if (messages.status === 'failed') return <ErrorPanel message={messageListMessages.failed} onRetry={onRetry} />;
  if (messages.items.length === 0) return <EmptyState title={messageListMessages.empty} />;
  return <MessageRows items={messages.items} onOpen={onOpenMessage} />;
}

/** The page with all messages of a member: kinds with counts, rows, pages, and marking all as read. */
export function MessageList<Kind extends string>(props: MessageListProps<Kind>) {
  const { kinds, kind, onKindChange, onMarkAllRead, markingAllRead = false, pagination } = props;
  return (
    <Frame>
      <div className={styles.toolbar}>
        <TabList
          id={tabsId}
          label={messageListMessages.kinds}
          tabs={kinds}
          selected={kind}
          onSelect={onKindChange}
          variant="bare"
        />
        <Button
          variant="quiet"
          size="regular"
          pending={markingAllRead}
          onClick={onMarkAllRead}
          className={styles.markAllRead}
        >
          {messageListMessages.markAllRead}
        </Button>
      </div>
      <TabPanel id={tabsId} selected={kind} className={styles.panel}>
        <Messages
          messages={props.messages}
          onOpenMessage={props.onOpenMessage}
          onRetry={props.onRetry}
          pagination={pagination}
        />
      </TabPanel>
      {pagination && pagination.total > 0 && (
        <div className={styles.foot}>
          <Pagination {...pagination} />
        </div>
      )}
    </Frame>
  );
}

export interface MessageListForVisitorProps {
  readonly loginHref: string;
}

/** The same page for whoever is not logged in: it offers the login. */
export function MessageListForVisitor({ loginHref }: MessageListForVisitorProps) {
  return (
    <Frame>
      <div className={styles.visitor}>
        <EmptyState
          title={messageListMessages.loginFirst}
          action={<ButtonLink href={loginHref}>{messageListMessages.login}</ButtonLink>}
        />
      </div>
    </Frame>
  );
}
