import { idSchema } from '@jianzhu/domain';
import { withdrawalReasons, withdrawalRecord } from '@jianzhu/domain/withdrawals';
import * as v from 'valibot';
import { byId, pinTicket, smallCode, submission } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { amount, logEntry, moment } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const row = v.object({
  ...recordEntries,
  code: v.string(),
  /** Of `WITHDRAWAL_STATUS`. */
  status: v.number(),
  /** fen */
  amount,
  /** Where it goes: bank and the end of the number. */
  bankName: v.string(),
  cardNoMasked: v.string(),
  applicantName: v.string(),
  createTime: moment,
  /** '' before it was paid, sent back or given up. */
  doneTime: moment,
  /** Why it was refused or has failed; '' otherwise. */
  reason: v.string(),
});

export const withdrawalSchemas = {
  /** What a withdrawal is made of. */
  options: {
    data: v.object({
      /** fen */
      available: amount,
      /** fen; what is withdrawn at least, and above which another member has to agree. */
      least: amount,
      approvedAbove: amount,
      /** Accounts of the company that money can go to, the default first. */
      accounts: v.array(v.object({ id: idSchema, bankName: v.string(), cardNoMasked: v.string() })),
    }),
  },
  list: { query: v.object({ ...pagingEntries, status: v.optional(smallCode) }), data: pageOf(row) },
  detail: {
    query: byId,
    data: v.object({
      ...row.entries,
      holderName: v.string(),
      branchName: v.string(),
      /** Who has let it go or sent it back; '' where nobody had to. */
      approverName: v.string(),
      log: v.array(logEntry),
    }),
  },
  apply: { body: v.object({ ...withdrawalRecord.entries, pinTicket }), data: submission },
  confirm: { body: v.object({ ...seenRecord.entries, pinTicket }), data: submission },
  refuse: { body: v.object({ ...seenRecord.entries, ...withdrawalReasons.refuse.entries }), data: submission },
  cancel: { body: seenRecord, data: submission },
};
