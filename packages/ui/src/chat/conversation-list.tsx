import { useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { LaterConfirmDialog } from '../dialog/later-confirm-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import { type Conversation, headlineOf } from './conversation.ts';
import * as styles from './conversation-list.css.ts';
import { ConversationRow } from './conversation-row.tsx';
import { listMessages } from './messages.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export interface ConversationListProps {
  /** In the order in which they are shown, the newest first. */
  readonly conversations: ListState<Conversation>;
  readonly currentId: string | null;
  /** The moment that today and yesterday are told from, ms since 1970. */
  readonly nowMs: number;
  readonly onSelect: (id: string) => void;
  readonly onMarkRead: (id: string) => void;
  /** Called after the member has confirmed. */
  readonly onRemove: (id: string) => void;
  readonly onRetry: () => void;
}

const none: readonly Conversation[] = [];

const rowHeight = 69;

function matches({ company, name, lastMessage }: Conversation, words: string): boolean {
  const sought = words.toLowerCase();
  return [company, name, lastMessage].some((text) => text?.toLowerCase().includes(sought));
}

function findRow(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`);
}

type RowsProps = Omit<ConversationListProps, 'conversations' | 'onRetry' | 'onRemove'> & {
  readonly items: readonly Conversation[];
  readonly onAskRemove: (conversation: Conversation) => void;
};

function Rows({ items, currentId, nowMs, onSelect, onMarkRead, onAskRemove }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [menuId, setMenuId] = useState<string | null>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const focus = useRovingFocus(ids, currentId, findRow, scroller);
  return (
    <div ref={scroller} className={styles.scroller}>
      <Virtualizer ref={list} as="ul" item="li" data={items} itemSize={rowHeight} keepMounted={[focus.stop]}>
        {(conversation: Conversation, index: number) => {
          const { id } = conversation;
          return (
            <ConversationRow
              key={id}
              conversation={conversation}
              nowMs={nowMs}
              isCurrent={id === currentId}
              isTabStop={index === focus.stop}
              isMenuOpen={id === menuId}
              onMenuOpenChange={(open) => setMenuId(open ? id : null)}
              onSelect={() => onSelect(id)}
              onFocus={() => focus.onFocus(id)}
              onKeyDown={(event) => {
                if (event.key === 'Delete') onAskRemove(conversation);
                else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
                  event.preventDefault();
                  setMenuId(id);
                } else focus.onKeyDown(event, index);
              }}
              onMarkRead={() => onMarkRead(id)}
              onRemove={() => onAskRemove(conversation)}
            />
          );
        }}
      </Virtualizer>
    </div>
  );
}

/**
 * All conversations with a search in companies, persons and last messages. Arrow keys, Home and End go through them, Enter opens,
 * the menu key opens the row's menu, Delete asks to remove.
 */
export function ConversationList(props: ConversationListProps) {
  const { conversations, onRemove, onRetry, ...rows } = props;
  const [words, setWords] = useState('');
  const [leaving, setLeaving] = useState<Conversation | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const sought = words.trim();
  const all = conversations.status === 'ready' ? conversations.items : none;
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const expectRemoval = useFocusAfterRemoval(ids, search);
  const items = useMemo(
    () => (sought === '' ? all : all.filter((conversation) => matches(conversation, sought))),
    [all, sought],
  );
  return (
    <nav className={styles.list} aria-label={listMessages.label}>
      <div className={styles.search}>
        <Icon name="search" size={16} className={styles.searchIcon} />
        <input
          ref={search}
          type="search"
          data-chat-search=""
          className={styles.searchField}
          aria-label={listMessages.search}
          placeholder={listMessages.searchHint}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {conversations.status === 'loading' && <SkeletonRows rows={6} rowHeight={rowHeight} />}
      {conversations.status === 'failed' && <ErrorPanel message={listMessages.failed} onRetry={onRetry} />}
      {conversations.status === 'ready' &&
        (items.length > 0 ? (
          <Rows items={items} {...rows} onAskRemove={setLeaving} />
        ) : (
          <EmptyState
            title={sought === '' ? listMessages.empty : listMessages.noMatch}
            text={sought === '' ? listMessages.emptyText : null}
            drawing={null}
          />
        ))}
      <LaterConfirmDialog
        open={leaving !== null}
        title={listMessages.removeTitle}
        text={listMessages.removeText(leaving ? headlineOf(leaving) : '')}
        confirmText={listMessages.removeConfirm}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) {
            expectRemoval(leaving.id);
            onRemove(leaving.id);
          }
          setLeaving(null);
        }}
      />
    </nav>
  );
}
