import type { Contract } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { suggestMaterials } from './suggest-materials.ts';

/** The catalogue of materials (domain rules 29.3). */
export function catalogHandlers(database: Database): ContextHandlers<Contract['catalog']> {
  return {
    suggest: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => suggestMaterials(transaction, caller, query)),
    ),
  };
}
