import type { payment } from '@jianzhu/api-client/contract';
import { PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { Passwords } from '../member/passwords.ts';
import { readPinState } from '../member/pay-password.ts';
import { createPinCiphers } from '../member/pin-cipher.ts';
import { answerPdf } from '../pdf/answer-pdf.ts';
import type { PdfMaker } from '../pdf/make-pdf.ts';
import { answerSandbox } from '../ports/sandbox-channel.ts';
import type { AskServices } from './ask-channel.ts';
import { channelName, newestAttempt } from './attempt.ts';
import { answered, submitPayment, submitVoucher } from './cashier.ts';
import { findOwn, lockOwn } from './cashier-order.ts';
import { viewCashier } from './cashier-view.ts';
import { endOrder } from './end-order.ts';
import { RECEIPT_TEXTS } from './messages.ts';
import { type PayOrder, payerOf } from './own-order.ts';
import { givePinTicket } from './pin-ticket.ts';
import { receiptOf } from './receipt.ts';
import { takeAnswer } from './take-answer.ts';

interface PaymentServices extends AskServices {
  readonly passwords: Passwords;
  readonly pdfs: PdfMaker;
}

/** Payments as their payer sees them (domain rules 13.3). */
export function paymentHandlers(services: PaymentServices): ContextHandlers<typeof payment> {
  const { database, payments, passwords, pdfs } = services;
  const pinCipher = createPinCiphers(database);
  return {
    pinVerify: asBusiness(async ({ body }, { caller }) =>
      givePinTicket({ database, passwords, cipher: await pinCipher() }, caller, body),
    ),
    order: asBusiness(async ({ query: { id } }, { caller }) => {
      const pin = await readPinState(database, caller.userId);
      return database.withSession(caller.session, (transaction) =>
        viewCashier(transaction, caller, payments, { id, pin }),
      );
    }),
    submit: asBusiness(({ body }, { caller, once }) => submitPayment(services, caller, body, once)),
    voucher: asBusiness(({ body }, { caller, once }) =>
      database.withWorker((transaction) =>
        once(transaction, async () => answered(await submitVoucher(services, transaction, caller, body))),
      ),
    ),
    receipt: asBusiness(async ({ query: { id } }, context) => {
      const { caller } = context;
      const document = await database.withSession(caller.session, (transaction) => receiptOf(transaction, caller, id));
      return document instanceof Refusal ? document : answerPdf(pdfs, document, RECEIPT_TEXTS.fileName, context);
    }),
    status: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) =>
        answered(await findOwn(transaction, caller, query.id)),
      ),
    ),
    close: asBusiness(({ body: { id, version } }, { caller }) =>
      database.withWorker(async (transaction) => {
        const order = await lockOwn(transaction, caller, id);
        if (order instanceof Refusal) return order;
        return answered(await endOrder(transaction, order, { actor: payerOf(caller), userId: caller.userId, version }));
      }),
    ),
    sandbox: asBusiness(({ body: { id, outcome } }, { caller }) =>
      database.withWorker(async (transaction) => {
        // Nobody answers for a channel that moves money.
        if (!payments.isSandbox) return new Refusal('notFound');
        const order = await lockOwn(transaction, caller, id);
        return order instanceof Refusal ? order : answered(await answerFor(transaction, order, outcome));
      }),
    ),
  };
}

/** What a person lets the channel of a demonstration do: `silent` charges and says nothing. */
async function answerFor(
  transaction: Transaction,
  order: PayOrder,
  outcome: 'charged' | 'failed' | 'again' | 'silent',
): Promise<PayOrder | Refusal> {
  const newest = await newestAttempt(transaction, order.id);
  const name = newest && channelName(newest.channel);
  if (newest === undefined || name === undefined) return new Refusal('notFound', { msg: PAYMENT_MESSAGES.noOrder });
  const serial = newest.channel_serial;
  const isCharged = outcome !== 'failed';
  await answerSandbox(transaction, { serial, channel: name, amount: Number(newest.amount) }, isCharged);
  if (outcome === 'silent' && order.status === PAY_STATUS.paying) return order;
  return takeAnswer(transaction, { serial, isCharged });
}
