import type { CallData } from '@jianzhu/api-client';
import { ownShop, product } from '@jianzhu/api-client/contract';
import { ownShopSchemas, productSchemas } from '@jianzhu/api-client/schemas';
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

/** Where a page stands, without what it shows. */
export function standingOf(page: Standing): Standing {
  const { terminal, version, status, updateTime, updateUser, publishedVersion, publishTime, publishUser } = page;
  const { blockReason, scheduleTime, scheduleProblem, allowedActions } = page;
  return {
    ...{ terminal, version, status, updateTime, updateUser, publishedVersion, publishTime, publishUser },
    ...{ blockReason, scheduleTime, scheduleProblem, allowedActions },
  };
}
