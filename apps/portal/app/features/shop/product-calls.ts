import { callsWhenAsked } from '../../api/calls-when-asked.ts';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of a product's page, loaded with the first that is made. */
export const productCalls = callsWhenAsked(() => import('./product-files.ts'));

/** Counts a look at a product. */
export const countLook = async (client: PortalClient, id: string) =>
  (await productCalls(client)).view({ body: { id } });
