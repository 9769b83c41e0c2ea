import type { payment } from '@jianzhu/api-client/contract';
import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import type { Passwords } from '../member/passwords.ts';
import { createPinCiphers } from '../member/pin-cipher.ts';
import type { PaymentChannel } from '../ports/payment-channel.ts';
import { findRecord } from '../record/find-record.ts';
import { toAnswer } from '../record/to-submission.ts';
import { changeOrder, type PayOrder, payerOf } from './own-order.ts';
import { payableOf } from './payables.ts';
import { givePinTicket } from './pin-ticket.ts';
import { lockOrder, takeAnswer } from './take-answer.ts';

interface PaymentServices {
  readonly database: Database;
  readonly payments: PaymentChannel;
  readonly passwords: Passwords;
}

/** Payments as their payer sees them (domain rules 13.3). */
export function paymentHandlers({
  database,
  payments: channel,
  passwords,
}: PaymentServices): ContextHandlers<typeof payment> {
  const pinCipher = createPinCiphers(database);
  return {
    pinVerify: asBusiness(async ({ body }, { caller }) =>
      givePinTicket({ database, passwords, cipher: await pinCipher() }, caller, body),
    ),
    status: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        answered(await findOwn(transaction, caller, query.id)),
      ),
    ),
    close: asBusiness(({ body: { id, version } }, { caller }) =>
      database.withWorker(async (transaction) => {
        const order = await lockOwn(transaction, caller, id);
        if (order instanceof Refusal) return order;
        const act = { action: 'close', actor: payerOf(caller), userId: caller.userId, version } as const;
        return answered(await changeOrder(transaction, order, act));
      }),
    ),
    sandbox: asBusiness(({ body: { id, outcome } }, { caller }) =>
      database.withWorker(async (transaction) => {
        // Nobody answers for a channel that moves money.
        if (!channel.isSandbox) return new Refusal('notFound');
        const order = await lockOwn(transaction, caller, id);
        if (order instanceof Refusal) return order;
        const newest = await transaction
          .selectFrom('pay_attempt')
          .select(['channel_serial', 'status'])
          .where('order_id', '=', order.id)
          .orderBy('id', 'desc')
          .executeTakeFirst();
        if (newest === undefined) return new Refusal('notFound', { msg: PAYMENT_MESSAGES.noOrder });
        return answered(
          await takeAnswer(transaction, { serial: newest.channel_serial, isCharged: outcome !== 'failed' }),
        );
      }),
    ),
  };
}

/** An order of the caller's business; whose scope is her own has those of her own sign-ups, whoever pays them. */
async function findOwn(transaction: Transaction, caller: BusinessMember, id: string): Promise<PayOrder | Refusal> {
  const found = await findRecord(transaction, 'pay_order', id);
  if (found instanceof Refusal) return found;
  if (found.business_id !== caller.acting.businessId) return new Refusal('notFound');
  const owner = await payableOf(found.biz_type).ownerOf(transaction, found.biz_id);
  return !(owner instanceof Refusal) && isInScope(caller, owner) ? found : new Refusal('notFound');
}

async function lockOwn(transaction: Transaction, caller: BusinessMember, id: string): Promise<PayOrder | Refusal> {
  const found = await findOwn(transaction, caller, id);
  return found instanceof Refusal ? found : lockOrder(transaction, id);
}

const answered = (order: PayOrder | Refusal) => (order instanceof Refusal ? order : toAnswer(order));
