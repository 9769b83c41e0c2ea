import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { searchMessages } from './messages.ts';
import * as styles from './search-start.css.ts';

/** A word and the address of its search. */
export interface WordLink {
  readonly word: string;
  readonly href: string;
}

/** What this browser has searched for, newest first. */
interface RecentWords {
  readonly title: string;
  readonly words: readonly WordLink[];
  readonly onRemove: (word: string) => void;
  readonly onClear: () => void;
}

export interface SearchStartProps {
  readonly recent: RecentWords;
  /** What others search for, most searched first. */
  readonly hot: { readonly title: string; readonly words: readonly WordLink[] };
}

/** Before anything is searched for: what was, here and by others. */
export function SearchStart({ recent, hot }: SearchStartProps) {
  return (
    <div className={styles.columns}>
      {recent.words.length > 0 && (
        <Part
          title={recent.title}
          action={
            <button type="button" className={styles.clear} onClick={recent.onClear}>
              {searchMessages.clear}
            </button>
          }
        >
          <ul className={styles.recent}>
            {recent.words.map(({ word, href }) => (
              <li key={word} className={styles.recentRow}>
                <Link href={href} className={styles.wordLink}>
                  {word}
                </Link>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={searchMessages.remove(word)}
                  onClick={() => recent.onRemove(word)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {hot.words.length > 0 && (
        <Part title={hot.title}>
          <ol className={styles.hot}>
            {hot.words.map(({ word, href }, index) => (
              <li key={word} className={styles.hotRow}>
                <span className={styles.place} aria-hidden="true">
                  {index + 1}
                </span>
                <Link href={href} className={styles.wordLink}>
                  {word}
                </Link>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
