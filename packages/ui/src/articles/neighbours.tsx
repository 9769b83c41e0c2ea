import { Link } from '../link/link.tsx';
import * as styles from './neighbours.css.ts';

export interface NeighbourLink {
  /** 上一篇 or 下一篇. */
  readonly label: string;
  /** Null: there is none. */
  readonly article: { readonly href: string; readonly title: string } | null;
  /** In its place. */
  readonly none: string;
}

export interface NeighboursProps {
  /** Accessible name, such as 前后文章. */
  readonly label: string;
  readonly previous: NeighbourLink;
  readonly next: NeighbourLink;
}

/** The articles before and after one. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={label} className={styles.pair}>
      {[previous, next].map(({ label: side, article, none }) => (
        <p key={side} className={styles.side}>
          <span className={styles.label}>{side}</span>
          {article ? (
            <Link href={article.href} className={styles.link}>
              {article.title}
            </Link>
          ) : (
            <span className={styles.none}>{none}</span>
          )}
        </p>
      ))}
    </nav>
  );
}
