import { Link } from '../link/link.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './article-rows.css.ts';

/** An article as a list shows it. */
export interface ArticleRow {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** '' for none. */
  readonly cover: string;
  /** Source, place, date; each as it is to be read. */
  readonly facts: readonly string[];
  /** In front of the title, such as 置顶. */
  readonly mark?: string;
}

/** Articles with picture, two lines of summary and their facts. */
export function ArticleRows({ rows }: { readonly rows: readonly ArticleRow[] }) {
  return (
    <ul>
      {rows.map(({ key, href, title, summary, cover, facts, mark }) => (
        <li key={key} className={styles.row}>
          {cover && (
            <img
              className={styles.cover}
              {...sizedSource(cover, 224)}
              alt=""
              width={224}
              height={126}
              loading="lazy"
              decoding="async"
            />
          )}
          <div className={styles.text}>
            <h2 className={styles.title}>
              {mark && <span className={styles.mark}>{mark}</span>}
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            </h2>
            {summary && <p className={styles.summary}>{summary}</p>}
            <p className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
