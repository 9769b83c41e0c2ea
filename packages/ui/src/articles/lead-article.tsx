import { Link } from '../link/link.tsx';
import { sizedSource } from '../sized-source.ts';
import * as styles from './lead-article.css.ts';

export interface LeadArticleProps {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** '' for none. */
  readonly cover: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Such as 阅读全文. */
  readonly more: string;
}

/** The first article of a list, with its picture in full. */
export function LeadArticle({ href, title, summary, cover, date, more }: LeadArticleProps) {
  return (
    <div className={styles.lead}>
      {cover && (
        <img className={styles.cover} {...sizedSource(cover, 448)} alt="" width={448} height={252} decoding="async" />
      )}
      <div className={styles.text}>
        <time dateTime={date} className={styles.date}>
          {date}
        </time>
        <h2 className={styles.title}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </h2>
        {summary && <p className={styles.summary}>{summary}</p>}
        <p aria-hidden="true" className={styles.more}>
          {more}
        </p>
      </div>
    </div>
  );
}
