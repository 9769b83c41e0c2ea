import './tables.ts';
import '../member/tables.ts';
import { maskBankCard } from '@jianzhu/domain';
import { BANKS } from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { APPROVE_WITHIN_HOURS, withdrawalMachine } from '@jianzhu/domain/withdrawals';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { accountName } from '../member/person-name.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { equals } from '../record/list-records.ts';
import type { RecordRow } from '../record/record-table.ts';

const HOUR_MS = 3_600_000;

export type Withdrawal = RecordRow<'withdrawal'>;

/** What the status table depends on. @param userId undefined for the platform */
export const factsOf = ({ create_user_id, create_time }: Withdrawal, userId: string | undefined, now: Date) => ({
  isApplicant: create_user_id === userId,
  isInTime: now.getTime() < create_time.getTime() + APPROVE_WITHIN_HOURS * HOUR_MS,
});

export const memberOf = (caller: BusinessMember) => actorOf(caller, 'member');

export const WITHDRAWAL_LIST = { filters: { status: equals('status') }, sorts: {}, order: [] };

/** The withdrawals that a session sees, with the names of who has asked for them. */
export const withdrawalsOf = (transaction: Transaction) =>
  transaction
    .selectFrom((by) =>
      by
        .selectFrom('withdrawal')
        .leftJoin('account', 'account.id', 'withdrawal.create_user_id')
        .selectAll('withdrawal')
        .select(sql<string>`coalesce(nullif(account.real_name, ''), account.nick_name, '')`.as('applicant_name'))
        .as('withdrawal'),
    )
    .selectAll();

export type ListedWithdrawal = Withdrawal & { readonly applicant_name: string };

export const toRow = (row: ListedWithdrawal, caller: BusinessMember, now: Date) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code, status: row.status },
  allowedActions: withdrawalMachine.allowedActions(row.status, memberOf(caller), factsOf(row, caller.userId, now)),
  amount: Number(row.amount),
  bankName: dictionaryLabel(BANKS, row.bank_code),
  // The mask shows the end alone, whatever stands before it.
  cardNoMasked: maskBankCard(`0${row.last_four}`),
  ...{ applicantName: row.applicant_name, createTime: timeText(row.create_time), doneTime: timeText(row.done_time) },
  reason: row.reason,
});

/** One withdrawal with what has been done to it. */
export async function readDetail(transaction: Transaction, caller: BusinessMember, id: string) {
  const row = await findRecord(transaction, 'withdrawal', id);
  if (row instanceof Refusal) return row;
  const applicant_name = await accountName(transaction, row.create_user_id);
  return {
    ...toRow({ ...row, applicant_name }, caller, await readNow(transaction)),
    ...{ holderName: row.holder_name, branchName: row.branch_name },
    approverName: row.approve_user_id === null ? '' : await accountName(transaction, row.approve_user_id),
    log: await readLog(transaction, caller, 'withdrawal', row.id, row.business_id),
  };
}
