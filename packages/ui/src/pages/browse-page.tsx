import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import type { LinkTab } from '../tabs/link-tabs.tsx';
import * as styles from './browse-page.css.ts';

/** One thing by which a list is narrowed; each choice is an address. */
export interface BrowseFilter {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly LinkTab[];
  /** Key of the choice in force. */
  readonly current: string;
}

export interface BrowsePageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  /** Head and list on the ground of the page, and a sheet for the filters alone: what is listed lies on sheets of its own. */
  readonly opening?: { readonly lead: string; readonly action: ReactNode };
  /** Kinds of the list, such as 新闻 and 政策. */
  readonly tabs?: BrowseFilter;
  readonly filters?: readonly BrowseFilter[];
  /** Each filter narrows the next: columns in their order, rows on tablets and phones. */
  readonly cascade?: boolean;
  /** Search within the list. */
  readonly search?: ReactNode;
  /** How many there are, in words. */
  readonly count?: string;
  readonly sorts?: BrowseFilter;
  /** Rows or cards with their pager, or what stands in their place. */
  readonly children: ReactNode;
  /** Beside the list. */
  readonly rail?: ReactNode;
}

/** A list that everybody may read: kinds, filters and orders are links, so that each view has an address. */
export function BrowsePage(props: BrowsePageProps) {
  const { path, opening, children, rail } = props;
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      {opening && <Opening {...opening} title={props.title} />}
      <div className={rail ? styles.columns : styles.single}>
        {opening ? (
          <div className={styles.open}>
            <div className={styles.filterSheet}>
              <Narrowing {...props} />
            </div>
            <Bar {...props} />
            {children}
          </div>
        ) : (
          <div className={styles.sheet}>
            <div className={styles.head}>
              <h1 className={styles.title}>{props.title}</h1>
              {props.tabs && <Choices filter={props.tabs} look="tab" />}
            </div>
            <Narrowing {...props} />
            <Bar {...props} />
            {children}
          </div>
        )}
        {rail && <aside className={styles.rail}>{rail}</aside>}
      </div>
    </div>
  );
}

type OpeningProps = NonNullable<BrowsePageProps['opening']> & Pick<BrowsePageProps, 'title'>;

function Opening({ title, lead, action }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <div>
        <h1 className={styles.openingTitle}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {action}
    </div>
  );
}

function Narrowing({ opening, tabs, filters = [], cascade = false, search }: BrowsePageProps) {
  const shown = opening && tabs ? [tabs, ...filters] : filters;
  return (
    <>
      {shown.length > 0 && (
        <div className={classNames(styles.filters, cascade && styles.cascade)}>
          {shown.map((filter) => (
            <div key={filter.key} className={styles.filter}>
              <span className={styles.label}>{filter.label}</span>
              <Choices filter={filter} look={cascade ? 'step' : 'choice'} />
            </div>
          ))}
        </div>
      )}
      {search && <div className={styles.search}>{search}</div>}
    </>
  );
}

function Bar({ opening, count, sorts }: BrowsePageProps) {
  if (!count && !sorts) return null;
  return (
    <div className={opening ? styles.openBar : styles.bar}>
      <p>{count}</p>
      {sorts && <Choices filter={sorts} look="sort" />}
    </div>
  );
}

const looks = {
  tab: { list: styles.tabs, item: styles.tab },
  choice: { list: styles.choices, item: styles.choice },
  step: { list: styles.steps, item: styles.step },
  sort: { list: styles.sorts, item: styles.sort },
} as const;

function Choices({ filter, look }: { readonly filter: BrowseFilter; readonly look: keyof typeof looks }) {
  const { list, item } = looks[look];
  return (
    <nav aria-label={filter.label} className={list}>
      {filter.choices.map(({ key, label, href, total }) => (
        <Link key={key} href={href} className={item} {...(key === filter.current && { 'aria-current': 'true' })}>
          {label}
          {total !== undefined && <span className={styles.total}> {total}</span>}
        </Link>
      ))}
    </nav>
  );
}
