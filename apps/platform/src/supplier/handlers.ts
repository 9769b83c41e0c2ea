import type { Contract } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { eachRecord } from '../record/each-record.ts';
import { exportRecords } from '../record/export-records.ts';
import { listRecords } from '../record/list-records.ts';
import type { ActingMember } from '../record/save-record.ts';
import { CANDIDATES, recommendSuppliers, supplierRows, toCandidate } from './candidates.ts';
import { readCompany } from './company-detail.ts';
import {
  addSupplier,
  blacklistSupplier,
  LIBRARY,
  libraryRows,
  listGroups,
  removeSupplier,
  toLibraryRow,
  unblacklistSupplier,
  updateSupplier,
} from './library.ts';

/** The supplier library, and whom to invite (domain rules 3.7, 4.9). */
export function supplierHandlers(database: Database): ContextHandlers<Contract['supplier']> {
  const by = <T>({ caller }: CallContext<BusinessMember>, work: (by: ActingMember) => Promise<T>) =>
    database.withSession(caller.session, (transaction) => work({ transaction, caller }));
  return {
    list: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) =>
        listRecords(transaction, libraryRows(transaction), LIBRARY, query, (row) => toLibraryRow(row, caller)),
      ),
    ),
    exportRows: asBusiness(({ body }, context) =>
      by(context, ({ transaction, caller }) =>
        exportRecords({ transaction, caller, now: context.now }, libraryRows(transaction), LIBRARY, body, (row) =>
          toLibraryRow(row, caller),
        ),
      ),
    ),
    groups: asBusiness((_, context) => by(context, ({ transaction }) => listGroups(transaction))),
    recommend: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) => recommendSuppliers(transaction, caller, query.inquiryId)),
    ),
    all: asBusiness(({ query }, context) =>
      by(context, ({ transaction, caller }) =>
        listRecords(transaction, supplierRows(transaction), CANDIDATES, query, (row) =>
          toCandidate(row, caller.acting.businessId),
        ),
      ),
    ),
    companyDetail: asBusiness(({ query }, context) => by(context, (member) => readCompany(member, query.businessId))),
    add: asBusiness(({ body }, context) => by(context, (member) => addSupplier(member, body))),
    update: asBusiness(({ body }, context) => by(context, (member) => updateSupplier(member, body))),
    remove: asBusiness(({ body }, context) =>
      by(context, async (member) => {
        const removed = await removeSupplier(member, body);
        return removed instanceof Refusal ? removed : null;
      }),
    ),
    removeMany: asBusiness(({ body }, context) =>
      by(context, (member) => eachRecord(body.records, (seen) => removeSupplier(member, seen))),
    ),
    black: asBusiness(({ body }, context) => by(context, (member) => blacklistSupplier(member, body))),
    unblack: asBusiness(({ body }, context) => by(context, (member) => unblacklistSupplier(member, body))),
  };
}
