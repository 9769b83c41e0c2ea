import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
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
const rowHeight = 64;

/** A way to see a part of the messages; where it leads keeps it. */
export interface MessageFilter {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface MessageListProps<Kind extends string> {
  /** Kinds of message in the order they are shown, each with its unread count. */
  readonly kinds: readonly Tab<Kind>[];
  readonly kind: Kind;
  readonly onKindChange: (kind: Kind) => void;
  /** All, unread or read ones. */
  readonly filters?: readonly MessageFilter[];
  /** One page of messages of the kind shown. */
  readonly messages: ListState<MessageRow>;
  readonly onOpenMessage: (id: string) => void;
  readonly onRetry: () => void;
  readonly onMarkAllRead: () => void;
  readonly markingAllRead?: boolean;
  /** Said in the place of the rows when there are none. */
  readonly emptyText?: string | undefined;
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

function Messages(
  props: Pick<MessageListProps<string>, 'messages' | 'onOpenMessage' | 'onRetry' | 'pagination' | 'emptyText'>,
) {
  const { messages, onOpenMessage, onRetry, pagination, emptyText = messageListMessages.empty } = props;
  if (messages.status === 'loading') {
    return (
      <div className={styles.loading}>
        <SkeletonRows rows={pagination?.pageSize ?? 10} rowHeight={rowHeight} />
      </div>
    );
  }
  if (messages.status === 'failed') return <ErrorPanel message={messageListMessages.failed} onRetry={onRetry} />;
  if (messages.items.length === 0) return <EmptyState title={emptyText} />;
  return <MessageRows items={messages.items} onOpen={onOpenMessage} dense />;
}

/** The page with all messages of a member: kinds with counts, rows, pages, and marking all as read. */
export function MessageList<Kind extends string>(props: MessageListProps<Kind>) {
  const { kinds, kind, onKindChange, onMarkAllRead, markingAllRead = false, pagination, filters } = props;
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
      {filters && (
        <nav className={styles.filters} aria-label={messageListMessages.filters}>
          {filters.map(({ label, href, current }) => (
            <Link key={label} className={styles.filter} href={href} aria-current={current ? 'true' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <TabPanel id={tabsId} selected={kind} className={styles.panel}>
        <Messages
          messages={props.messages}
          onOpenMessage={props.onOpenMessage}
          onRetry={props.onRetry}
          pagination={pagination}
          emptyText={props.emptyText}
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
