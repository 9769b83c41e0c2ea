import { post } from '../endpoint.ts';
import { member } from './prefixes.ts';
import type { productImportSchemas } from './product-import.schema.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof productImportSchemas;

const permission = 'product_add';

/** Reads the rows of a sheet and says what would be imported of it, and what is wrong; keeps nothing (domain rules 10.2). */
export const parse = post<S['parse']>('productImport.parse', `${member}/product/import-parse`, {
  ...ourBusiness,
  permission,
});

/** Adds the products of a sheet as drafts, all or none. */
export const commit = post<S['commit']>('productImport.commit', `${member}/product/import`, {
  ...ourBusinessForm,
  permission,
});
