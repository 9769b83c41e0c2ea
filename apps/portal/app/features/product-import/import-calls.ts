import type { CallData } from '@jianzhu/api-client';
import { ownProduct, productImport } from '@jianzhu/api-client/contract';
import { ownProductSchemas, productImportSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

export type ParsedImport = CallData<(typeof productImportSchemas)['parse']>;

/** The calls of the import; whoever makes them shows what they fail with. */
export async function importCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ productImport }, { productImport: productImportSchemas }, 'quiet').productImport;
}

/** The calls by which pictures are shown to everybody. */
export async function pictureCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownProduct }, { ownProduct: ownProductSchemas }, 'quiet').ownProduct;
}
