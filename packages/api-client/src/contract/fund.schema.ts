import { FUND_ACCOUNTS, FUND_REASONS, type FundAccount, type FundReason } from '@jianzhu/domain/funds';
import * as v from 'valibot';
import { calendarDay, keyword } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries } from './page.ts';

// Object.keys of the tables gives exactly their names.
const account = v.picklist(Object.keys(FUND_ACCOUNTS) as FundAccount[], '账户不正确');
const reason = v.picklist(Object.keys(FUND_REASONS) as FundReason[], '类型不正确');

const filterEntries = {
  account: v.optional(account),
  reason: v.optional(reason),
  /** First and last day, both included (Asia/Shanghai). */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
  /** Of what was paid for, or its number. */
  keyword,
};

const flow = v.object({
  id: v.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  time: v.string(),
  account,
  reason,
  subject: v.string(),
  /** Number of the order. */
  code: v.string(),
  /** fen; less than nothing for what has left the account */
  amount: v.number(),
  /** fen; what the account held afterwards */
  balance: v.number(),
});

export const fundSchemas = {
  account: {
    query: v.object({}),
    /** fen */
    data: v.object({ available: v.number(), frozen: v.number(), escrow: v.number(), bond: v.number() }),
  },
  flow: { query: v.object({ ...pagingEntries, ...filterEntries }), data: pageOf(flow) },
  exportFlow: { body: v.object(filterEntries), data: exportOf(flow) },
};
