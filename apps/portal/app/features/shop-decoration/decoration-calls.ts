import { BusinessError, type CallData, isApiError } from '@jianzhu/api-client';
import { ownShop, product, shop } from '@jianzhu/api-client/contract';
import { ownShopSchemas, productSchemas, shopSchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

type Schemas = typeof ownShopSchemas;

export type OwnPage = CallData<Schemas['page']>;
export type Resolved = OwnPage['resolved'];
export type DraftData = CallData<Schemas['save']>;
/** Where a page stands: version of the draft, status, what is published and when. */
export type Standing = CallData<Schemas['publish']>;
export type CheckedPage = CallData<Schemas['check']>;
export type VersionRow = CallData<Schemas['history']>[number];
export type ShopSettings = CallData<Schemas['settings']>;

/** The calls of the own shop; whoever makes them shows what they fail with. */
export async function shopCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ ownShop }, { ownShop: ownShopSchemas }, 'quiet').ownShop;
}

/** The products that everybody sees. */
export async function productCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ product }, { product: productSchemas }, 'quiet').product;
}

/** Whether a short address leads to the shop of another company; null where nobody can say now. */
export async function isPathTaken(client: PortalClient, path: string, businessId: string): Promise<boolean | null> {
  const { api } = await client.memberSession();
  const calls = api.callsOf({ shop }, { shop: shopSchemas }, 'quiet').shop;
  try {
    return (await calls.page({ query: { path, terminal: 'app' } })).facts.businessId !== businessId;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error instanceof BusinessError ? false : null;
  }
}

/** Where a page stands, without what it shows. */
export function standingOf(page: Standing): Standing {
  const { terminal, version, status, updateTime, updateUser, publishedVersion, publishTime, publishUser } = page;
  const { blockReason, scheduleTime, scheduleProblem, allowedActions } = page;
  return {
    ...{ terminal, version, status, updateTime, updateUser, publishedVersion, publishTime, publishUser },
    ...{ blockReason, scheduleTime, scheduleProblem, allowedActions },
  };
}
