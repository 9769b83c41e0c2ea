import type { ReactNode } from 'react';
import { columns, rail as railStyle } from './detail-page.css.ts';
import * as styles from './list-page.css.ts';
import { sheet } from './page-head.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';

export interface ListPageProps extends PageHeadProps {
  /** `TabList` of the states, if the list has them. */
  readonly tabs?: ReactNode;
  /** `FilterBar`, or `SelectionBar` in its place. */
  readonly filters?: ReactNode;
  /** `ColumnSettings`, export. */
  readonly tools?: ReactNode;
  /** `DataTable` with its pager. */
  readonly children: ReactNode;
  /** `InlineAlert` above the sheet: what went wrong with an act on a row. */
  readonly notice?: ReactNode;
  /** Right column: what is gathered from the rows. */
  readonly rail?: ReactNode;
  /** `InlineAlert` below the sheet: what is good to know of the list as a whole. */
  readonly note?: ReactNode;
}

/** A list of records: states, filters, table and pager on one sheet. */
export function ListPage({ tabs, filters, tools, children, notice, rail, note, ...head }: ListPageProps) {
  const list = (
    <div className={sheet}>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {filters}
      {tools && <div className={filters ? styles.tools : styles.toolsAlone}>{tools}</div>}
      {children}
    </div>
  );
  return (
    <>
      <PageHead {...head} />
      {notice && <div className={styles.notice}>{notice}</div>}
      {rail ? (
        <div className={columns}>
          {list}
          <aside className={railStyle}>{rail}</aside>
        </div>
      ) : (
        list
      )}
      {note && <div className={styles.note}>{note}</div>}
    </>
  );
}
