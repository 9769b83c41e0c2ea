import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { prose } from '../rich-text/rich-text.css.ts';
import { RichText, type SafeHtml } from '../rich-text/rich-text.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import type { DocumentPart } from './document-contents.tsx';
import * as styles from './document-page.css.ts';

/** A stretch of the text under its heading; '' before the first heading. */
export interface DocumentText extends DocumentPart {
  readonly html: SafeHtml;
}

export interface DocumentPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  /** Beside the title: print, share. */
  readonly actions?: ReactNode;
  /** Version, dates: a row below the title. */
  readonly facts?: readonly { readonly term: string; readonly value: ReactNode }[];
  /** What is to be known before reading, such as that there is a newer version. */
  readonly notice?: ReactNode;
  readonly parts: readonly DocumentText[];
  /** In place of the parts: a comparison, a failure. */
  readonly children?: ReactNode;
  /** Below the text. */
  readonly foot?: ReactNode;
  /** Column before the text: what else there is to read. */
  readonly left: ReactNode;
  /** Whether the column before the text stands behind it where there is one column: it is long, and leads elsewhere. */
  readonly isLeftLast?: boolean;
  /** Column behind it. */
  readonly right?: ReactNode;
}

/** A text that is looked up rather than read from end to end: a law, an instruction. Three columns, one on phones. */
export function DocumentPage(props: DocumentPageProps) {
  const { path, title, actions, facts = [], notice, parts, children, foot, left, isLeftLast, right } = props;
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.columns}>
        <div className={isLeftLast ? styles.leftLast : styles.left}>{left}</div>
        <article className={styles.sheet}>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {actions && (
              <div className={styles.actions}>
                {actions}
                <NeedsScripts />
              </div>
            )}
          </div>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term} className={styles.fact}>
                  <dt>{term}</dt>
                  <dd className={styles.factValue}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {notice && <div className={styles.notice}>{notice}</div>}
          <div className={styles.text}>{children ?? parts.map((part) => <Part key={part.key} part={part} />)}</div>
          {foot}
        </article>
        {right && <aside className={styles.right}>{right}</aside>}
      </div>
    </div>
  );
}

function Part({ part: { key, heading, html } }: { readonly part: DocumentText }) {
  if (heading === '') return <RichText html={html} />;
  return (
    <section aria-labelledby={key} className={styles.part}>
      <div className={prose}>
        <h2 id={key} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
      </div>
      <RichText html={html} />
    </section>
  );
}
