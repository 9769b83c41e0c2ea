import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { PayoutChannel } from './payout-channel.ts';

interface SandboxPayoutTable {
  serial: string;
  /** fen */
  amount: string | number;
  /** '' for one that is paid */
  fail_reason: string;
  asked_time: Date;
  done_time: Date;
}

declare module '../db/schema.ts' {
  interface Schema {
    sandbox_payout: SandboxPayoutTable;
  }
}

/** Accounts that the bank of a demonstration does not know end so. */
const UNKNOWN = '99';
/** It takes its time over those that end so: half a minute. */
const SLOW = '2';
const SLOW_SECONDS = 30;
const NO_SUCH_ACCOUNT = '收款账户不存在';

/** A bank that moves no money and keeps what it was told, as one outside would (domain rules 13.3, mock gateway). */
export function createSandboxPayouts(database: Database): PayoutChannel {
  return {
    isSandbox: true,
    send: ({ serial, amount, accountNo }) =>
      database.withWorker(async (transaction) => {
        await transaction
          .insertInto('sandbox_payout')
          .values({
            ...{ serial, amount, fail_reason: accountNo.endsWith(UNKNOWN) ? NO_SUCH_ACCOUNT : '' },
            asked_time: businessNow,
            done_time: sql<Date>`${businessNow} + make_interval(secs => ${accountNo.endsWith(SLOW) ? SLOW_SECONDS : 0})`,
          })
          // Told twice, it pays once.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
    find: (serial) =>
      database.withWorker(async (transaction) => {
        const found = await transaction
          .selectFrom('sandbox_payout')
          .select(['fail_reason', sql<boolean>`done_time <= ${businessNow}`.as('is_done')])
          .where('serial', '=', serial)
          .executeTakeFirst();
        if (found === undefined) return { state: 'unknown' };
        if (!found.is_done) return { state: 'pending' };
        return found.fail_reason === '' ? { state: 'paid' } : { state: 'failed', reason: found.fail_reason };
      }),
    bill: (day) =>
      database.withWorker(async (transaction) => {
        const rows = await transaction
          .selectFrom('sandbox_payout')
          .select(['serial', 'amount'])
          .where('fail_reason', '=', '')
          .where(sql<string>`to_char(done_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`, '=', day)
          .orderBy('serial')
          .execute();
        return rows.map(({ serial, amount }) => ({ serial, amount: Number(amount) }));
      }),
  };
}
