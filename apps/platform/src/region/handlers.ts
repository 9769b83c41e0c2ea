import type { Contract } from '@jianzhu/api-client/contract';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { divisionsBelow, REGION_TREE } from './region-tree.ts';

/** The divisions of the country (domain rules 30.5). */
export const regionHandlers: ContextHandlers<Contract['region']> = {
  tree: anyone(async () => REGION_TREE),
  children: anyone(async ({ query }) =>
    divisionsBelow(query.code).map(({ code, name, children }) => ({ code, name, isLeaf: children === undefined })),
  ),
};
