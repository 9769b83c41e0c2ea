import { currentCompanyId } from '@jianzhu/domain';
import { MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { PRODUCT_MESSAGES, productMachine } from '@jianzhu/domain/products';
import { TextLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { type ReactNode, useState } from 'react';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import type { FilterSpec } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import type { BatchAct } from '../../record/use-batch.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { ShelfList } from '../../shelf/shelf-list.tsx';
import { ownProductTexts as texts } from './messages.ts';
import {
  exportProducts,
  type ProductFileQuery,
  type ProductPage,
  type ProductQuery,
  type ProductRow,
  productCalls,
} from './product-calls.ts';
import { productColumns, productFile } from './product-columns.tsx';
import { editHref, shownHref } from './product-links.ts';
import { RepriceDialog } from './reprice-dialog.tsx';
import { RestockDialog } from './restock-dialog.tsx';

const FILTERS: readonly FilterSpec<ProductQuery>[] = [
  { kind: 'text', name: 'keyword', label: shelfTexts.keyword, hint: texts.keyword },
  {
    ...{ kind: 'choice', name: 'categoryCode', label: texts.columns.category },
    options: MATERIAL_CATEGORIES.map(({ code, name }) => ({ value: code, label: name })),
  },
  { kind: 'text', name: 'brandName', label: texts.brand },
  { kind: 'money', name: 'priceFrom', label: texts.priceFrom },
  { kind: 'money', name: 'priceTo', label: texts.priceTo },
  { kind: 'days', from: 'beginDate', to: 'endDate', label: shelfTexts.updated },
];

/** The prices of several change together; what has none to change says so itself. */
const REPRICES: BatchAct<ProductRow> = {
  ...{ key: 'adjust', label: texts.repriceAct, done: texts.repriced },
  allows: ({ allowedActions }) => allowedActions.includes('adjust'),
  dialog: (asking) => <RepriceDialog {...asking} />,
  // Its dialog sends it, with the percentage.
  send: async () => ({ done: [], failed: [] }),
};

export interface ProductListProps {
  readonly query: ProductQuery;
  readonly loaded: LoadedList<ProductPage>;
  /** More above the list, such as 导入商品: what brings products in is a feature of its own. */
  readonly tools?: ReactNode;
}

/** The products of the business (domain rules 10.2). */
export function ProductList({ query, loaded, tools }: ProductListProps) {
  const client = usePortalClient();
  const businessId = currentCompanyId(useSession().user);
  const [restocked, setRestocked] = useState<ProductRow | null>(null);
  const quota = loaded.kind === 'ready' ? loaded.list.quota : null;
  const isFull = quota !== null && quota.limit !== null && quota.used >= quota.limit;
  return (
    <>
      <ShelfList<ProductRow, ProductQuery>
        {...{ query, loaded, columns: productColumns, filters: FILTERS, machine: productMachine, calls: productCalls }}
        entity={texts.entity}
        words={texts.list}
        hrefs={{
          list: paths.publishProduct,
          add: paths.editProduct,
          edit: editHref,
          shown: (id) => shownHref(businessId, id),
        }}
        addKey="product_add"
        acts={[REPRICES]}
        rowActs={(row) =>
          row.allowedActions.includes('restock')
            ? [{ key: 'restock', label: texts.restock, onSelect: () => setRestocked(row) }]
            : []
        }
        tools={tools}
        note={texts.note}
        said={quota && <QuotaNote {...quota} />}
        isFull={isFull}
        exporter={(list) => (
          <ExportList
            list={list}
            name={texts.entity}
            columns={productFile}
            ask={(asked: ProductFileQuery) => exportProducts(client, asked)}
          />
        )}
      />
      {restocked && <RestockDialog row={restocked} onClose={() => setRestocked(null)} />}
    </>
  );
}

/** How many products the membership has room for (domain rules 12.2). */
function QuotaNote({ used, limit, level }: ProductPage['quota']) {
  if (limit === null) return null;
  if (used < limit) return <InlineAlert>{PRODUCT_MESSAGES.quota(used, limit)}</InlineAlert>;
  return (
    <InlineAlert tone="warning">
      {texts.quotaFull(used, limit, dictionaryLabel(MEMBERSHIP_LEVELS, level))}{' '}
      <TextLink href={paths.buyVip}>{texts.upgrade}</TextLink>
    </InlineAlert>
  );
}
