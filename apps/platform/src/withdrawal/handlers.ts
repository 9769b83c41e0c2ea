import './tables.ts';
import '../bank-card/tables.ts';
import type { withdrawal } from '@jianzhu/api-client/contract';
import { maskBankCard } from '@jianzhu/domain';
import { BANK_CARD_STATUS, BANKS, CARD_OWNER } from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { APPROVED_ABOVE, LEAST_WITHDRAWN } from '@jianzhu/domain/withdrawals';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { listRecords } from '../record/list-records.ts';
import { toSubmission } from '../record/to-submission.ts';
import { applyForWithdrawal } from './apply-withdrawal.ts';
import { cancelWithdrawal, confirmWithdrawal, refuseWithdrawal } from './withdrawal-acts.ts';
import { readDetail, toRow, WITHDRAWAL_LIST, type Withdrawal, withdrawalsOf } from './withdrawal-views.ts';

/** Withdrawals of what is available to a company (domain rules 13.4). */
export function withdrawalHandlers(database: Database): ContextHandlers<typeof withdrawal> {
  const answered = (row: Withdrawal | Refusal) => (row instanceof Refusal ? row : toSubmission(row));
  const doing = async (work: (transaction: Transaction) => Promise<Withdrawal | Refusal>) =>
    answered(await database.withWorker(work));
  return {
    options: asBusiness((_input, { caller }) =>
      database.withSession(caller.session, async (by) => ({
        available: await readBalance(by, { kind: 'available', businessId: caller.acting.businessId }),
        ...{ least: LEAST_WITHDRAWN, approvedAbove: APPROVED_ABOVE, accounts: await readAccounts(by) },
      })),
    ),
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (by) => {
        const now = await readNow(by);
        return listRecords(by, withdrawalsOf(by), WITHDRAWAL_LIST, query, (row) => toRow(row, caller, now));
      }),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (by) => readDetail(by, caller, query.id)),
    ),
    apply: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((by) => once(by, async () => answered(await applyForWithdrawal(by, caller, body)))),
    ),
    confirm: asBusiness(({ body }, { caller }) => doing((by) => confirmWithdrawal(by, caller, body))),
    refuse: asBusiness(({ body }, { caller }) => doing((by) => refuseWithdrawal(by, caller, body))),
    cancel: asBusiness(({ body }, { caller }) => doing((by) => cancelWithdrawal(by, caller, body))),
  };
}

/** Accounts of the company that are bound, the default first. */
async function readAccounts(transaction: Transaction) {
  const rows = await transaction
    .selectFrom('bank_card')
    .select(['id', 'bank_code', 'last_four'])
    .where('owner_kind', '=', CARD_OWNER.company)
    .where('status', '=', BANK_CARD_STATUS.bound)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, bank_code, last_four }) => ({
    ...{ id, bankName: dictionaryLabel(BANKS, bank_code), cardNoMasked: maskBankCard(`0${last_four}`) },
  }));
}
