import { bankCardRecord, sentAmountRecord } from '@jianzhu/domain/bank-cards';
import * as v from 'valibot';
import { pinTicket, smsCode } from './fields.schema.ts';
import { moment } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const card = v.object({
  ...recordEntries,
  /** 1 of a person, 2 of the company. */
  ownerKind: v.number(),
  /** Of `BANK_CARD_STATUS`. */
  status: v.number(),
  holderName: v.string(),
  /** Of `BANKS`. */
  bankCode: v.string(),
  bankName: v.string(),
  /** **** **** **** 0018 */
  cardNoMasked: v.string(),
  /** '' for a person's card. */
  branchName: v.string(),
  cnaps: v.string(),
  isCredit: v.boolean(),
  isDefault: v.boolean(),
  /** Something that is not settled yet needs it, so it cannot be unbound. */
  isInUse: v.boolean(),
  /** Of an account that waits for its amount; 0 otherwise. */
  triesLeft: v.number(),
  /** When the amount was sent to the account; '' before that, and of a person's card. */
  amountTime: moment,
});

export const bankCardSchemas = {
  list: {
    data: v.object({
      /** Accounts of the company and the member's own cards, the defaults first. */
      cards: v.array(card),
      /** Whose card a member binds; '' where nobody is certified. */
      personName: v.string(),
      companyName: v.string(),
    }),
  },
  bind: {
    body: v.object({ ...bankCardRecord.entries, smsCode }),
    data: card,
  },
  verifyAmount: { body: v.object({ ...seenRecord.entries, ...sentAmountRecord.entries }), data: card },
  setDefault: { body: seenRecord, data: card },
  unbind: { body: v.object({ ...seenRecord.entries, pinTicket }), data: v.null() },
  drop: { body: seenRecord, data: v.null() },
};
