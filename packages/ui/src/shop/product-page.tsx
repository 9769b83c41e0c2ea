import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import * as styles from './product-page.css.ts';

export interface ProductPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly gallery: ReactNode;
  readonly offer: ReactNode;
  /** Parts below, each under its heading. */
  readonly parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly content: ReactNode;
    readonly more?: ReactNode;
  }[];
  /** Beside them: whose it is, its papers. */
  readonly rail: ReactNode;
}

/** A product in full: pictures and offer above, its parts below, its company beside them. */
export function ProductPage({ path, gallery, offer, parts, rail }: ProductPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.head}>
        {gallery}
        {offer}
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {parts.map(({ key, title, content, more }) => (
            <section key={key} className={styles.part}>
              <div className={styles.partHead}>
                <h2 className={styles.partTitle}>{title}</h2>
                {more}
              </div>
              {content}
            </section>
          ))}
        </div>
        <aside className={styles.rail}>{rail}</aside>
      </div>
    </div>
  );
}

/** What a product is like: terms and values in two columns. */
export function ProductFacts({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}) {
  return (
    <dl className={styles.facts}>
      {[...facts.entries()].map(([place, { term, value }]) => (
        <div key={place} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PaperListProps {
  readonly papers: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
    readonly action: ReactNode;
  }[];
}

/** Files that prove something of a product. */
export function PaperList({ papers }: PaperListProps) {
  return (
    <ul>
      {papers.map(({ key, name, note, action }) => (
        <li key={key} className={styles.paper}>
          <span className={styles.paperText}>
            <span className={styles.value}>{name}</span>
            <span className={styles.term}>{note}</span>
          </span>
          {action}
        </li>
      ))}
    </ul>
  );
}
