import type { deposit } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentChannel } from '../ports/payment-channel.ts';
import { listRecords } from '../record/list-records.ts';
import { DEPOSIT_LIST, depositsOf, toDepositRow, viewBill } from './deposit-views.ts';
import { pay, verifyDeposit } from './pay.ts';

/** Fees and deposits of tenders (domain rules 5.5). */
export function depositHandlers(database: Database, channel: PaymentChannel): ContextHandlers<typeof deposit> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) =>
        listRecords(transaction, depositsOf(transaction, caller), DEPOSIT_LIST, query, (row) =>
          toDepositRow(row, caller),
        ),
      ),
    ),
    bill: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => viewBill(transaction, caller, channel, query)),
    ),
    create: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) => once(transaction, () => pay(transaction, caller, channel, body))),
    ),
    verify: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (transaction) => {
        const changed = await verifyDeposit(transaction, caller, body);
        if (changed instanceof Refusal) return changed;
        return { id: changed.id, status: changed.status, version: changed.version };
      }),
    ),
  };
}
