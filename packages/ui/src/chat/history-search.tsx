import type { ListState } from '../list-state.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import { dividerTime, fullTime } from './chat-time.ts';
import * as styles from './history-search.css.ts';
import { MarkedText } from './marked-text.tsx';
import { paneMessages, searchMessages } from './messages.ts';
import { SidePane } from './side-pane.tsx';

/** A message that holds the words. */
export interface SearchHit {
  readonly id: string;
  /** Who said it, 我 for the member. */
  readonly name: string;
  readonly content: string;
  /** Ms since 1970. */
  readonly timestamp: number;
}

export interface HistorySearchProps {
  readonly words: string;
  readonly onWordsChange: (words: string) => void;
  /** What was found, newest first; null before anything is looked for. */
  readonly hits: ListState<SearchHit> | null;
  /** The moment that today and yesterday are told from, ms since 1970. */
  readonly nowMs: number;
  /** Leads to the message in the log. */
  readonly onOpenHit: (id: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Hits({ hits, words, nowMs, onOpenHit, onRetry }: Omit<HistorySearchProps, 'onWordsChange' | 'onClose'>) {
  if (hits === null) return <p className={styles.note}>{searchMessages.start}</p>;
  if (hits.status === 'failed') return <ErrorPanel message={searchMessages.failed} onRetry={onRetry} />;
  if (hits.status === 'loading') return <SkeletonRows rows={5} rowHeight={64} />;
  if (hits.items.length === 0) return <EmptyState title={searchMessages.empty} drawing={null} />;
  return (
    <ul>
      {hits.items.map(({ id, name, content, timestamp }) => (
        <li key={id}>
          <button type="button" className={styles.hit} onClick={() => onOpenHit(id)}>
            <span className={styles.name}>{name}</span>
            <time className={styles.time} dateTime={fullTime(timestamp)}>
              {dividerTime(timestamp, nowMs)}
            </time>
            <span className={styles.content}>
              <MarkedText text={content} words={words} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Looks for words in what was said, beside the conversation. */
export function HistorySearch({ onWordsChange, onClose, ...result }: HistorySearchProps) {
  const { words, hits } = result;
  return (
    <SidePane title={searchMessages.title} closeLabel={paneMessages.closeSearch} onClose={onClose}>
      <input
        type="search"
        className={styles.field}
        aria-label={searchMessages.label}
        placeholder={searchMessages.hint}
        value={words}
        onChange={(event) => onWordsChange(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {hits?.status === 'ready' && hits.items.length > 0 && searchMessages.found(hits.items.length)}
      </p>
      <Hits {...result} />
    </SidePane>
  );
}
