import type { deposit } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { listRecords } from '../record/list-records.ts';
import { askForfeit, giveBack, proposeBond, verifyDeposit } from './buyer-acts.ts';
import { DEPOSIT_LIST, depositsOf, toDepositRow, viewBill } from './deposit-views.ts';
import type { Deposit } from './own-deposit.ts';
import { pay } from './pay.ts';
import { reserveTransfer } from './reserve-transfer.ts';
import { answerBond } from './winner-acts.ts';

/** Fees and deposits of tenders (domain rules 5.5). */
export function depositHandlers(database: Database, channels: PaymentChannels): ContextHandlers<typeof deposit> {
  const act = (work: (transaction: Transaction) => Promise<Deposit | Refusal>) =>
    database.withWorker(async (transaction) => {
      const changed = await work(transaction);
      if (changed instanceof Refusal) return changed;
      return { id: changed.id, status: changed.status, version: changed.version };
    });
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) =>
        listRecords(transaction, depositsOf(transaction, caller), DEPOSIT_LIST, query, (row) =>
          toDepositRow(row, caller),
        ),
      ),
    ),
    bill: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => viewBill(transaction, caller, channels, query)),
    ),
    create: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) => once(transaction, () => pay(transaction, caller, channels, body))),
    ),
    reserve: asBusiness(({ body }, { caller }) =>
      database.withWorker((transaction) => reserveTransfer(transaction, caller, body)),
    ),
    verify: asBusiness(({ body }, { caller }) => act((by) => verifyDeposit(by, caller, body))),
    forfeit: asBusiness(({ body }, { caller }) => act((by) => askForfeit(by, caller, body))),
    giveBack: asBusiness(({ body }, { caller }) => act((by) => giveBack(by, caller, body))),
    propose: asBusiness(({ body }, { caller }) => act((by) => proposeBond(by, caller, body))),
    answerBond: asBusiness(({ body }, { caller }) => act((by) => answerBond(by, caller, body))),
  };
}
