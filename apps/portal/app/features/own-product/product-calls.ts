import type { CallData } from '@jianzhu/api-client';
import { ownProduct } from '@jianzhu/api-client/contract';
import { ownProductSchemas, type shopSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

type Schemas = typeof ownProductSchemas;

export type ProductQuery = InferOutput<Schemas['list']['query']>;
export type ProductFileQuery = InferOutput<Schemas['exportRows']['body']>;
export type ProductPage = CallData<Schemas['list']>;
export type ProductRow = ProductPage['records'][number];
export type ProductDetail = CallData<Schemas['detail']>;
export type ProductVersions = CallData<Schemas['versions']>;
export type CategoryTree = CallData<Schemas['categoryTree']>;
/** Categories of the own shop, two levels. */
export type ShopCategories = CallData<(typeof shopSchemas)['category']>;

/** The calls of the own products; whoever makes them shows what they fail with. */
export async function productCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownProduct }, { ownProduct: ownProductSchemas }, 'quiet').ownProduct;
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportProducts(client: PortalClient, body: ProductFileQuery) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownProduct }, { ownProduct: ownProductSchemas }).ownProduct.exportRows({ body });
}
