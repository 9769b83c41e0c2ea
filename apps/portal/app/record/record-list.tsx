import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { DataTable, type DataTableProps } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { recordTexts as texts } from './messages.ts';
import type { ListView } from './use-list.ts';

export interface RecordListProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'label' | 'columns' | 'hidden' | 'rowName' | 'actions' | 'expansion' | 'selection' | 'empty'
  > {
  readonly list: ListView<Row>;
}

/** The rows of a list with its pager, in every state that it can be in; below a page's head and filters. */
export function RecordList<Row extends { readonly id: string }>({ list, ...table }: RecordListProps<Row>) {
  const { page, query, isFiltered } = list;
  const empty = isFiltered ? <NoMatch href={list.path} /> : table.empty;
  const isBeyond = page !== null && page.total > 0 && page.current < query.current;
  return (
    <>
      {list.isOffline && page !== null && (
        <InlineAlert tone="warning" flush>
          {texts.offline}
        </InlineAlert>
      )}
      {isBeyond && <InlineAlert flush>{texts.beyond(query.current, page.current)}</InlineAlert>}
      <DataTable
        {...table}
        rows={list.rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        sortHref={list.sortHref}
        pagination={
          page === null || page.total === 0
            ? undefined
            : {
                current: page.current,
                pageSize: page.size,
                total: page.total,
                hrefOf: (current) => list.href({ current }),
                onPageSizeChange: (size) => list.go({ size }),
              }
        }
        empty={empty}
        onRetry={list.retry}
      />
    </>
  );
}

function NoMatch({ href }: { readonly href: string }) {
  return (
    <EmptyState
      title={texts.noMatch}
      text={texts.noMatchHint}
      action={
        <ButtonLink variant="line" size="regular" href={href}>
          {texts.clearFilters}
        </ButtonLink>
      }
    />
  );
}
