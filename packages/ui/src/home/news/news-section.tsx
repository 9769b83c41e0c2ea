import { useState } from 'react';
import { type Row, RowList } from '../../articles/row-list.tsx';
import { classNames } from '../../class-names.ts';
import { phrase } from '../../layout/content.css.ts';
import { Link } from '../../link/link.tsx';
import { TabList, TabPanel } from '../../tabs/tabs.tsx';
import { newsMessages, sectionMessages } from '../messages.ts';
import { Picture } from '../picture/picture.tsx';
import { columns, fiveColumns } from '../section/columns.css.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import { sectionTabs } from '../section/section-tabs.css.ts';
import * as styles from './news.css.ts';
import { type Salon, SalonRow } from './salon-row.tsx';

/** One column of the news: a picture and up to seven rows. */
export interface NewsColumn {
  readonly key: string;
  /** "新闻", "政策", "行业动态". */
  readonly label: string;
  /** Where the rest of the column is. */
  readonly moreHref: string;
  readonly featured?: Row & { readonly imageUrl: string; readonly imageAlt: string };
  readonly rows: readonly Row[];
}

/** Everything of the news. */
export interface NewsData {
  readonly columns: readonly NewsColumn[];
  readonly salons: readonly Salon[];
  readonly allSalonsHref: string;
}

export interface NewsSectionProps {
  readonly content: SectionContent<NewsData>;
  /** Stands in the head until a column is known. */
  readonly more?: MoreLink;
}

const tabsId = 'news-columns';

/** News, policies and industry dynamics (新闻资讯) behind tabs, and the next salons. */
export function NewsSection({ content, more }: NewsSectionProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const all = content.status === 'ready' ? content.data.columns : [];
  const column = all.find(({ key }) => key === selected) ?? all[0];
  const tabs = column && (
    <TabList
      id={tabsId}
      label={newsMessages.columns}
      variant="bare"
      className={sectionTabs}
      tabs={all.map(({ key, label }) => ({ value: key, label }))}
      selected={column.key}
      onSelect={setSelected}
    />
  );
  return (
    <HomeSection
      sectionKey="news"
      {...sectionMessages.news}
      more={column ? { href: column.moreHref } : more}
      tabs={tabs}
    >
      <SectionBody sectionKey="news" content={content} isEmpty={() => column === undefined}>
        {(data) => (
          <>
            {column && (
              <TabPanel id={tabsId} selected={column.key} className={columns}>
                <Column column={column} />
              </TabPanel>
            )}
            {data.salons.length > 0 && <SalonRow salons={data.salons} allHref={data.allSalonsHref} />}
          </>
        )}
      </SectionBody>
    </HomeSection>
  );
}

function Column({ column: { featured, rows } }: { readonly column: NewsColumn }) {
  return (
    <>
      {featured && (
        <article className={fiveColumns}>
          <Link href={featured.href} newWindow={featured.newWindow} className={styles.featured}>
            <Picture src={featured.imageUrl} alt={featured.imageAlt} />
            <time dateTime={featured.dateTime} className={styles.date}>
              {featured.dateText}
            </time>
            <h3 className={classNames(styles.headline, phrase)}>{featured.title}</h3>
          </Link>
        </article>
      )}
      <div className={featured ? styles.rowsBesidePicture : styles.rowsAlone}>
        <RowList rows={rows} density="news" />
      </div>
    </>
  );
}
