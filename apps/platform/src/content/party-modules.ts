import './tables.ts';
import type { Transaction } from '../db/schema.ts';

export interface PartyModule {
  modulecode: string;
  name: string;
  parentCode: string;
  sort: number;
}

/** The modules of party building in their order, the root first. */
export function readPartyModules(transaction: Transaction): Promise<PartyModule[]> {
  return transaction
    .selectFrom('party_module')
    .select(['code as modulecode', 'name', 'parent_code as parentCode', 'sort'])
    .orderBy('sort')
    .orderBy('code')
    .execute();
}
