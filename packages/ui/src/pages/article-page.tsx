import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { prose } from '../rich-text/rich-text.css.ts';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import { Tag } from '../tag/tag.tsx';
import * as styles from './article-page.css.ts';
import { type TextSize, TextSizeChoice } from './text-size-choice.tsx';

export interface ArticlePageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  /** Kind of the article, above its title. */
  readonly kind?: string;
  /** Date, source, author: beside the text. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  /** Text of the article: elements as in rich text, or `RichText` itself. */
  readonly children: ReactNode;
  /** Below the facts: share, print. */
  readonly actions?: ReactNode;
  /** Below the text: files, the articles before and after it. */
  readonly foot?: ReactNode;
  /** Other articles. */
  readonly rail?: ReactNode;
}

/** An article in lines of 42 characters, its facts on the left, others on the right. */
export function ArticlePage({ path, title, kind, facts, actions, children, foot, rail }: ArticlePageProps) {
  const [size, setSize] = useState<TextSize>('medium');
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={rail ? styles.columns : styles.alone}>
        <article className={styles.article}>
          <div className={styles.head}>
            {kind && <Tag tone="brand">{kind}</Tag>}
            <h1 className={styles.title}>{title}</h1>
          </div>
          <div className={styles.side}>
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term} className={styles.fact}>
                  <dt>{term}</dt>
                  <dd className={styles.factValue}>{value}</dd>
                </div>
              ))}
            </dl>
            <TextSizeChoice size={size} onChange={setSize} />
            {actions && (
              <div className={styles.actions}>
                {actions}
                <NeedsScripts />
              </div>
            )}
          </div>
          <div className={styles.body}>
            <div className={classNames(prose, styles.sizes[size])}>{children}</div>
            {foot}
          </div>
        </article>
        {rail && <aside className={styles.rail}>{rail}</aside>}
      </div>
    </div>
  );
}
