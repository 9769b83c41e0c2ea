import { Button, ButtonLink } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import { type MessageRow, MessageRows } from '../message-rows/message-rows.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import { type Tab, TabList, TabPanel } from '../tabs/tabs.tsx';
import * as styles from './message-drawer.css.ts';
import { messageDrawerMessages } from './messages.ts';

const tabsId = 'message-drawer';
const rowsShown = 5;

export interface MessageDrawerProps<Kind extends string> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Kinds of message in the order they are shown, each with its unread count. */
  readonly kinds: readonly Tab<Kind>[];
  readonly kind: Kind;
  readonly onKindChange: (kind: Kind) => void;
  /** Messages of the kind shown; at most five are drawn. */
  readonly messages: ListState<MessageRow>;
  readonly onOpenMessage: (id: string) => void;
  readonly onRetry: () => void;
  readonly onMarkAllRead: () => void;
  readonly markingAllRead?: boolean;
  /** Page with all messages of the kind shown. */
  readonly moreHref: string;
}

function Messages(props: Pick<MessageDrawerProps<string>, 'messages' | 'onOpenMessage' | 'onRetry'>) {
  const { messages, onOpenMessage, onRetry } = props;
  if (messages.status === 'loading') {
    return (
      <div className={styles.loading}>
        <SkeletonRows rows={rowsShown} rowHeight={83} />
      </div>
    );
  }
  if (messages.status === 'failed') return <ErrorPanel message={messageDrawerMessages.failed} onRetry={onRetry} />;
  if (messages.items.length === 0) return <EmptyState title={messageDrawerMessages.empty} />;
  return <MessageRows items={messages.items.slice(0, rowsShown)} onOpen={onOpenMessage} />;
}

/** The header's message drawer: four kinds with counts, the newest five of one kind, and what to do with them. */
export function MessageDrawer<Kind extends string>(props: MessageDrawerProps<Kind>) {
  const { open, onOpenChange, kinds, kind, onKindChange, onMarkAllRead, markingAllRead = false, moreHref } = props;
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={messageDrawerMessages.title}>
      <TabList
        id={tabsId}
        label={messageDrawerMessages.kinds}
        tabs={kinds}
        selected={kind}
        onSelect={onKindChange}
        variant="spread"
        className={styles.tabs}
      />
      <TabPanel id={tabsId} selected={kind} className={styles.panel}>
        <Messages messages={props.messages} onOpenMessage={props.onOpenMessage} onRetry={props.onRetry} />
      </TabPanel>
      <div className={styles.foot}>
        <Button variant="line" size="regular" pending={markingAllRead} onClick={onMarkAllRead}>
          {messageDrawerMessages.markAllRead}
        </Button>
        <ButtonLink variant="quiet" size="regular" href={moreHref} onClick={() => onOpenChange(false)}>
          {messageDrawerMessages.more}
          <Icon name="chevron-right" size={16} />
        </ButtonLink>
      </div>
    </Drawer>
  );
}
