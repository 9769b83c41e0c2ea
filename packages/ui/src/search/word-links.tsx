import { Link } from '../link/link.tsx';
import type { WordLink } from './search-start.tsx';
import * as styles from './word-links.css.ts';

export interface WordLinksProps {
  /** In front of them, such as 试试. */
  readonly label: string;
  readonly words: readonly WordLink[];
}

/** Other words to search for, in one line of text. */
export function WordLinks({ label, words }: WordLinksProps) {
  return (
    <span className={styles.words}>
      <span>{label}</span>
      {words.map(({ word, href }) => (
        <Link key={word} href={href} className={styles.word}>
          {word}
        </Link>
      ))}
    </span>
  );
}
