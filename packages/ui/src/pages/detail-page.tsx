import type { ReactNode } from 'react';
import * as styles from './detail-page.css.ts';
import { padded, stack } from './page-head.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { SectionTabs, type SectionTabsProps } from './section-tabs.tsx';

/** One sheet of a page with a heading of its own. */
export interface PageSection {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface DetailPageProps extends PageHeadProps {
  /** `Steps` of the record. */
  readonly progress?: ReactNode;
  /** Sections shown in turn, before all others; what stands in `progress` then goes across the whole page. */
  readonly tabs?: SectionTabsProps;
  readonly sections: readonly PageSection[];
  /** Right column with the one main action. */
  readonly rail?: ReactNode;
}

/** One record: where it stands, its facts in sections, and beside them what can be done. */
export function DetailPage({ progress, tabs, sections, rail, ...head }: DetailPageProps) {
  const lead = progress && <div className={styles.progress}>{progress}</div>;
  const main = (
    <div className={stack}>
      {tabs ? <SectionTabs {...tabs} /> : lead}
      {sections.map(({ key, title, content }) => (
        <section key={key} className={padded} aria-labelledby={`section-${key}`}>
          <h2 id={`section-${key}`} className={styles.heading}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
  return (
    <>
      <PageHead {...head} />
      {tabs && lead && <div className={styles.lead}>{lead}</div>}
      {rail ? (
        <div className={styles.columns}>
          {main}
          <aside className={styles.rail}>{rail}</aside>
        </div>
      ) : (
        main
      )}
    </>
  );
}
