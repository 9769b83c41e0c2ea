import './tables.ts';
import '../member/tables.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { personName } from '../member/person-name.ts';
import { findRecord } from '../record/find-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { DRAFT, readOwnSummary, readRevisions } from './sealed-quotation.ts';

/** What was submitted, the newest first, to the supplier. */
export async function readHistory(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, id: string) {
  const row = await findRecord(transaction, 'quotation', id);
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  const revisions = (await readRevisions(transaction, row.id)).filter(({ round }) => round !== DRAFT.round);
  const accounts = await transaction
    .selectFrom('account')
    .select(['id', 'real_name', 'nick_name'])
    .where('id', 'in', ['0', ...revisions.map(({ user_id }) => user_id)])
    .execute();
  return Promise.all(
    revisions.map(async (revision) => {
      const account = accounts.find((one) => one.id === revision.user_id);
      const { totalAmount, payloadHash, changedLines } = await readOwnSummary(keeper, revision);
      return {
        revision: revision.revision,
        round: revision.round,
        submitTime: timeText(revision.submit_time),
        operatorName: personName(account),
        ...{ payloadHash, totalAmount, changedLines },
      };
    }),
  );
}
