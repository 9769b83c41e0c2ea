import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { paginationMessages } from './messages.ts';
import { PageBox, type PageTurning } from './page-box.tsx';
import { PageJump } from './page-jump.tsx';
import { pageWindow, places } from './page-window.ts';
import * as styles from './pagination.css.ts';

export type PaginationProps = PageTurning & {
  /** From 1. */
  readonly current: number;
  /** Rows on a page. */
  readonly pageSize: number;
  /** Rows in all. */
  readonly total: number;
  /** Sizes to choose from; without `onPageSizeChange` the size is only told. */
  readonly pageSizes?: readonly number[];
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined;
};

const defaultPageSizes = [10, 20, 50, 100];

/** Pages of a long list: total and page size on the left, pages on the right; with gaps among them a jump to any. */
export function Pagination(props: PaginationProps) {
  const { current, pageSize, total, pageSizes = defaultPageSizes, onPageSizeChange } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={styles.pagination} aria-label={paginationMessages.label}>
      <div className={styles.summary}>
        <span>{paginationMessages.total(total.toLocaleString('zh-CN'))}</span>
        {onPageSizeChange ? (
          <select
            className={styles.pageSize}
            aria-label={paginationMessages.pageSize}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {paginationMessages.perPage(size)}
              </option>
            ))}
          </select>
        ) : (
          <span>{paginationMessages.perPage(pageSize)}</span>
        )}
      </div>
      <div className={styles.pages}>
        <PageBox turning={props} page={current > 1 ? current - 1 : null}>
          <Icon name="chevron-left" size={16} />
          <VisuallyHidden>{paginationMessages.previous}</VisuallyHidden>
        </PageBox>
        {pageWindow(current, pages).map((place) =>
          typeof place === 'number' ? (
            <PageBox key={place} turning={props} page={place} isCurrent={place === current}>
              <VisuallyHidden>{paginationMessages.page(place)}</VisuallyHidden>
              <span aria-hidden="true">{place}</span>
            </PageBox>
          ) : (
            <span key={place} className={styles.gap} aria-hidden="true">
              …
            </span>
          ),
        )}
        <PageBox turning={props} page={current < pages ? current + 1 : null}>
          <Icon name="chevron-right" size={16} />
          <VisuallyHidden>{paginationMessages.next}</VisuallyHidden>
        </PageBox>
        {pages > places && <PageJump turning={props} pages={pages} />}
      </div>
    </nav>
  );
}
