import { ownProductSchemas } from '@jianzhu/api-client/schemas';
import type { ProductQuery } from '../../../features/own-product/product-calls.ts';
import { ProductList } from '../../../features/own-product/product-list.tsx';
import { ImportProducts } from '../../../features/product-import/import-products.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/pro-publish';

/** The products of the business (domain rules 10.2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query: ProductQuery = readListQuery(ownProductSchemas.list.query, url.searchParams);
  const { list } = services.api.ownProduct;
  return { query, loaded: await loadList((asked) => list({ query: asked }), query, services) };
}

export default function ProductsRoute({ loaderData: { query, loaded } }: Route.ComponentProps) {
  return <ProductList query={query} loaded={loaded} tools={<ImportProducts />} />;
}
