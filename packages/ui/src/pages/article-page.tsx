import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { prose } from '../rich-text/rich-text.css.ts';
import * as styles from './article-page.css.ts';

export interface ArticlePageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  /** Date, source, author: beside the text. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  /** Text of the article: elements as in rich text, or `RichText` itself. */
  readonly children: ReactNode;
  /** Other articles. */
  readonly rail?: ReactNode;
}

/** An article in lines of 42 characters, its facts on the left, others on the right. */
export function ArticlePage({ path, title, facts, children, rail }: ArticlePageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <h1 className={styles.title}>{title}</h1>
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={prose}>{children}</div>
        </article>
        {rail && <aside>{rail}</aside>}
      </div>
    </div>
  );
}
