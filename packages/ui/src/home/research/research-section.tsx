import { useState } from 'react';
import { classNames } from '../../class-names.ts';
import { rowName } from '../../layout/content.css.ts';
import { Link } from '../../link/link.tsx';
import { TabList, TabPanel } from '../../tabs/tabs.tsx';
import { Tag, type TagProps } from '../../tag/tag.tsx';
import { researchMessages, sectionMessages } from '../messages.ts';
import { Picture } from '../picture/picture.tsx';
import { columns, fiveColumns } from '../section/columns.css.ts';
import { HomeSection } from '../section/home-section.tsx';
import { SectionBody } from '../section/section-body.tsx';
import type { MoreLink, SectionContent } from '../section/section-content.ts';
import { sectionTabs } from '../section/section-tabs.css.ts';
import * as styles from './research.css.ts';

/** A technology, result, award or method of the catalogue. */
export interface ResearchEntry {
  readonly href: string;
  /** Catalogue number, "JT-2026-041". */
  readonly code: string;
  readonly title: string;
  readonly organization: string;
  readonly status: { readonly label: string; readonly tone: NonNullable<TagProps['tone']> };
}

/** Everything of research and technology extension. */
export interface ResearchData {
  readonly columns: readonly {
    readonly key: string;
    /** "技术推广", "科研成果", "创优活动", "标准工法". */
    readonly label: string;
    /** At most five. */
    readonly entries: readonly ResearchEntry[];
  }[];
  readonly featured?: {
    readonly href: string;
    readonly title: string;
    readonly summary: string;
    readonly imageUrl: string;
    readonly imageAlt: string;
  };
}

export interface ResearchSectionProps {
  readonly content: SectionContent<ResearchData>;
  readonly more?: MoreLink;
}

const tabsId = 'research-columns';

/** Research innovation and technology extension (科研创新与技术推广). */
export function ResearchSection({ content, more }: ResearchSectionProps) {
  return (
    <HomeSection sectionKey="research" {...sectionMessages.research} more={more}>
      <SectionBody sectionKey="research" content={content} isEmpty={(data) => data.columns.length === 0}>
        {(data) => (
          <div className={columns}>
            <Catalogue columns={data.columns} />
            {data.featured && (
              <article className={classNames(fiveColumns, styles.featured)}>
                <Link href={data.featured.href} className={styles.featuredLink}>
                  <Picture src={data.featured.imageUrl} alt={data.featured.imageAlt} />
                  <h3 className={styles.featuredTitle}>{data.featured.title}</h3>
                  <p className={styles.featuredSummary}>{data.featured.summary}</p>
                </Link>
              </article>
            )}
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
}

function Catalogue({ columns: all }: Pick<ResearchData, 'columns'>) {
  const [selected, setSelected] = useState<string | null>(null);
  const column = all.find(({ key }) => key === selected) ?? all[0];
  if (!column) return null;
  return (
    <div className={styles.catalogue}>
      <TabList
        id={tabsId}
        label={researchMessages.columns}
        className={sectionTabs}
        tabs={all.map(({ key, label }) => ({ value: key, label }))}
        selected={column.key}
        onSelect={setSelected}
      />
      <TabPanel id={tabsId} selected={column.key} className={styles.panel}>
        <ul>
          {column.entries.map((entry) => (
            <li key={`${entry.href} ${entry.title}`} className={styles.item}>
              <Link href={entry.href} className={styles.entry}>
                <span className={styles.code}>{entry.code}</span>
                <span className={styles.text}>
                  <b className={classNames(styles.title, rowName)}>{entry.title}</b>
                  <small className={styles.organization}>{entry.organization}</small>
                </span>
                <Tag tone={entry.status.tone}>{entry.status.label}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      </TabPanel>
    </div>
  );
}
