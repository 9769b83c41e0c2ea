import { defineContext } from '../context.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { shelfActNames } from '../shelf/act-names.ts';
import { productHandlers } from './handlers.ts';
import { takeOffOverQuotaJob } from './over-quota.ts';
import { ownProductHandlers } from './own-products.ts';
import { productSearchJob } from './product-search.ts';

export const productContext = defineContext({
  tables: {
    product: 'tenant',
    product_version: 'tenant',
    product_view: 'system',
  },
  records: { product: '商品' },
  acts: {
    ...shelfActNames('ownProduct', 'product', '商品'),
    'ownProduct.batchPrice': { name: '批量改价', kind: 'form', record: 'product', facts: { percent: '调价幅度(%)' } },
    'ownProduct.stock': { name: '修改商品库存', kind: 'form', record: 'product', id: 'body.id' },
  },
  notKept: {
    'product.view': 'counts a view of public content',
    'product.file': 'a film or a certificate of public content',
    'ownProduct.file': 'what the company shows, as its own members look at it',
  },
  jobs: ({ database }) => ({
    'product.over-quota': takeOffOverQuotaJob,
    'search.product': productSearchJob(database, postgresIndex),
  }),
  handlers: ({ database, store }) => ({
    product: productHandlers(database, store),
    ownProduct: ownProductHandlers(database, store),
  }),
});
