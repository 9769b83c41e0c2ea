import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import { LinkTabs, type LinkTabsProps } from '../tabs/link-tabs.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './profile-page.css.ts';

export interface ProfilePageProps {
  readonly path: BreadcrumbProps['places'];
  readonly name: string;
  /** Logo, portrait or cover. */
  readonly picture: ReactNode;
  readonly tags: readonly { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }[];
  readonly actions: ReactNode;
  readonly figures: readonly { readonly term: string; readonly value: string }[];
  /** Views of it across the foot of its head, each with an address. */
  readonly tabs?: Pick<LinkTabsProps, 'label' | 'tabs' | 'current'>;
  /** Parts of the page, each under its heading. */
  readonly parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly more?: { readonly text: string; readonly href: string };
    readonly content: ReactNode;
  }[];
  readonly rail: ReactNode;
}

/** Somebody or something in full: what it is, its parts, and beside them what can be done. */
export function ProfilePage(props: ProfilePageProps) {
  const { path, name, picture, tags, actions, figures, tabs, parts, rail } = props;
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.head}>
        <div className={styles.who}>
          {picture}
          <div className={styles.text}>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.tags}>
              {tags.map(({ text, tone }) => (
                <Tag key={text} tone={tone}>
                  {text}
                </Tag>
              ))}
            </p>
          </div>
          <div className={styles.actions}>
            {actions}
            <NeedsScripts />
          </div>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ term, value }) => (
            <div key={term} className={styles.figure}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {tabs && (
          <div className={styles.tabs}>
            <LinkTabs variant="states" {...tabs} />
          </div>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {parts.map(({ key, title, more, content }) => (
            <section key={key} className={styles.part}>
              <div className={styles.partHead}>
                <h2 className={styles.partTitle}>{title}</h2>
                {more && (
                  <Link href={more.href} className={styles.more}>
                    {more.text}
                  </Link>
                )}
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
