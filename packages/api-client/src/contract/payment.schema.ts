import { idSchema } from '@jianzhu/domain';
import { PIN_PURPOSES } from '@jianzhu/domain/payments';
import * as v from 'valibot';
import { byId, pin, pinTicket, recordId } from './fields.schema.ts';
import { amount, attachments, moment } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const answer = v.object({ id: idSchema, status: v.number(), version: v.number() });

/** An order as the cashier shows it. */
const cashier = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  /** Of `PAY_CHANNEL`: how it was last tried. */
  channel: v.number(),
  /** fen */
  amount,
  failReason: v.string(),
  payTime: moment,
  subject: v.string(),
  /** Of `PAY_BIZ_TYPE`, and the record that is paid for. */
  bizType: v.number(),
  bizId: idSchema,
  payee: v.string(),
  /** Number of what is paid for, and its page in the portal; '' where it has none. */
  bizCode: v.string(),
  bizPath: v.string(),
  /** Company that pays. */
  payer: v.string(),
  expireTime: moment,
  serverTime: moment,
  /** Whether its time to be paid runs. */
  isOpen: v.boolean(),
  /** Of `PAY_CHANNEL`: how it can be paid, in the order in which they are shown. */
  ways: v.array(v.number()),
  cards: v.array(
    v.object({
      id: idSchema,
      bankName: v.string(),
      cardNoMasked: v.string(),
      holderName: v.string(),
      ownerKind: v.number(),
      isCredit: v.boolean(),
      isDefault: v.boolean(),
      /** Something else is being paid by it. */
      isBusy: v.boolean(),
    }),
  ),
  /** fen that the company has with the platform */
  balance: v.number(),
  pin: v.object({ isSet: v.boolean(), lockedUntil: v.nullable(v.string()) }),
  /** Where a transfer goes. */
  account: v.object({ name: v.string(), number: v.string(), bank: v.string() }),
  /** What was last tried. */
  attempt: v.nullable(
    v.object({
      channel: v.number(),
      /** The channel has not said what has become of it. */
      isWaiting: v.boolean(),
      /** What the payer's phone scans, once the channel has given it; '' for a card. */
      code: v.string(),
      /** Until when it can be paid by. */
      expireTime: moment,
      /** Bank and end of the card. */
      cardText: v.string(),
    }),
  ),
  /** fen */
  refundedAmount: v.number(),
  refunds: v.array(
    v.object({
      code: v.string(),
      amount,
      reason: v.string(),
      /** 0 under way, 1 done, 2 failed */
      status: v.number(),
      createTime: moment,
      doneTime: moment,
    }),
  ),
  /** Whether a person answers for the channels. */
  isSandbox: v.boolean(),
});

export const paymentSchemas = {
  order: { query: byId, data: cashier },
  submit: {
    body: v.object({
      id: recordId,
      /** As the page shows it: its code gives way to this payment, none that was drawn since. */
      version: v.number(),
      channel: v.picklist([1, 4, 5, 6], '请选择支付方式'),
      /** Of a bank card; null for the other ways. */
      cardId: v.nullish(recordId, null),
      /** Of the payment PIN, where the way asks for it. */
      pinTicket: v.optional(v.union([v.literal(''), pinTicket]), ''),
    }),
    data: answer,
  },
  voucher: {
    /** The fields of a voucher are read by `voucherRecord`. */
    body: v.object({
      id: recordId,
      payerName: v.string(),
      paidAmount: v.nullable(v.number()),
      paidDate: v.string(),
      files: attachments,
    }),
    data: answer,
  },
  receipt: { query: byId, data: v.blob() },
  status: { query: byId, data: answer },
  close: { body: seenRecord, data: answer },
  sandbox: {
    body: v.object({
      id: recordId,
      /**
       * `charged` answers for the newest attempt, `again` for one that was answered as charged; `silent` charges and says
       * nothing, so that the platform has to ask.
       */
      outcome: v.picklist(['charged', 'failed', 'again', 'silent'], '支付结果不正确'),
    }),
    data: answer,
  },
  pinVerify: {
    body: v.object({
      pin,
      purpose: v.picklist(PIN_PURPOSES, '用途不正确'),
      /** Record that the ticket is for. */
      bizId: recordId,
      /** fen; 0 where nothing is paid. */
      amount: v.pipe(
        v.number('金额不正确'),
        v.integer('金额不正确'),
        v.minValue(0, '金额不正确'),
        v.maxValue(9_999_999_999_999, '金额不正确'),
      ),
    }),
    /** Good for two minutes, once. */
    data: v.object({ pinTicket: v.string() }),
  },
};
