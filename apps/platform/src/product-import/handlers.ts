import type { productImport } from '@jianzhu/api-client/contract';
import { categoryName } from '@jianzhu/domain/catalogs';
import { readImport } from '@jianzhu/domain/product-imports';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { approvedMainCategories } from '../supplier-profile/main-categories.ts';
import { importProducts } from './import-products.ts';

/** Products of a sheet, read first and then added as drafts (domain rules 10.2). */
export function productImportHandlers(database: Database): ContextHandlers<typeof productImport> {
  return {
    parse: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const mains = await approvedMainCategories(transaction, caller.acting.businessId);
        const { rows, errors } = readImport(body.rows, mains);
        return {
          total: body.rows.length,
          rows: rows.map(({ rowNo, product }) => {
            const { name, skuCode, categoryCode, brandName, spec, unit, price, stock } = product;
            return {
              ...{ rowNo, name, skuCode, brandName, spec, unit, price, stock },
              categoryName: categoryName(categoryCode),
            };
          }),
          errors: errors.map((error) => ({ ...error })),
        };
      }),
    ),
    commit: asBusiness(({ body }, context) =>
      database.withWorker((transaction) =>
        context.once(transaction, () => importProducts({ transaction, caller: context.caller }, body)),
      ),
    ),
  };
}
