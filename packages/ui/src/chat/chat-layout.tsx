import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import * as styles from './chat-layout.css.ts';
import { chatMessages, paneMessages } from './messages.ts';

export interface ChatLayoutProps {
  /** A `ConversationList`. */
  readonly list: ReactNode;
  /** A `ConversationPane`; null while none is open. */
  readonly conversation: ReactNode;
  /** A `SidePane` with what is known of the other side, or with a search; null while it is closed. */
  readonly aside: ReactNode;
  /** Opens the conversation above (-1) or below (1) the one that is open. */
  readonly onStep: (step: -1 | 1) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

type Pane = 'list' | 'conversation' | 'aside';

function paneOf({ conversation, aside }: Pick<ChatLayoutProps, 'conversation' | 'aside'>): Pane {
  if (conversation && aside) return 'aside';
  return conversation ? 'conversation' : 'list';
}

/** Tells the styles how much a keyboard covers where it does not make the window itself lower (Safari). */
function useCoveredFoot(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const tell = () => {
      // Magnified by hand, less is seen without anything being covered.
      const isMagnified = seen.scale > 1;
      const foot = isMagnified ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      root.current?.style.setProperty(styles.covered, `${Math.round(foot)}px`);
    };
    for (const change of ['resize', 'scroll']) seen.addEventListener(change, tell);
    return () => {
      for (const change of ['resize', 'scroll']) seen.removeEventListener(change, tell);
    };
  }, [root]);
}

/**
 * The chat in three panes of 280 px, the rest, and 300 px, the last of which can be closed. Below 1024 px one pane is
 * seen at a time: the last that is open. The focus follows when the pane that had it is no longer seen. Ctrl+K goes to
 * the search for conversations, Alt with an arrow key to the conversation above or below.
 */
export function ChatLayout(props: ChatLayoutProps) {
  const { list, conversation, aside, onStep } = props;
  const root = useRef<HTMLElement>(null);
  const pane = paneOf(props);
  useCoveredFoot(root);
  const before = useRef(pane);
  useEffect(() => {
    if (before.current === pane) return;
    before.current = pane;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || !focused.checkVisibility();
    if (isLost) root.current?.querySelector<HTMLElement>(`[data-of="${pane}"]`)?.focus();
  }, [pane]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      onStep(step);
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[data-chat-search]')?.focus();
    }
  };
  return (
    <section
      onKeyDown={onKeyDown}
      ref={root}
      className={aside ? styles.three : styles.two}
      data-pane={pane}
      data-fills-window={pane === 'list' ? undefined : ''}
      aria-label={chatMessages.title}
    >
      <div className={styles.list} data-of="list" tabIndex={-1}>
        {list}
      </div>
      <div className={styles.conversation} data-of="conversation" tabIndex={-1}>
        {conversation || (
          <div className={styles.none}>
            <EmptyState title={paneMessages.choose} text={paneMessages.chooseText} />
          </div>
        )}
      </div>
      {conversation && aside && (
        <div className={styles.aside} data-of="aside" tabIndex={-1}>
          {aside}
        </div>
      )}
    </section>
  );
}
