import './tables.ts';
import '../bank-card/tables.ts';
import { BANKS } from '@jianzhu/domain/bank-cards';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { WITHDRAWAL_STATUS } from '@jianzhu/domain/withdrawals';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openCardNumber } from '../bank-card/card-number.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import type { Payout, PayoutChannel, PayoutState } from '../ports/payout-channel.ts';
import { findRecord } from '../record/find-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { JobServices } from '../services.ts';
import { moveFrozen } from './frozen-money.ts';
import { settle } from './own-withdrawal.ts';
import { tellApplicant } from './withdrawal-news.ts';
import type { Withdrawal } from './withdrawal-views.ts';

const payoutJob = v.object({ withdrawalId: v.string() });
/** Until a channel that has not decided is asked again. */
const ASK_AGAIN_SECONDS = 10;
/** Of one run of the sweep; the next one goes on. */
const MOST = 50;

/** Has the channel pay a withdrawal out, behind the commit. */
export const askForPayout = (transaction: Transaction, { id }: Withdrawal): Promise<void> =>
  scheduleJob(transaction, { kind: 'withdrawal.payout', key: id, payload: { withdrawalId: id } });

/**
 * Pays a withdrawal out once. Whoever comes first asks what the channel knows of its number, sends it where that is
 * nothing, and keeps what it answers; killed anywhere in between, the next one begins the same way. A channel that has not
 * decided is asked again.
 */
export function payoutJobHandler({
  database,
  keeper,
  payouts,
}: Pick<JobServices, 'database' | 'keeper' | 'payouts'>): JobHandler {
  return {
    async ask({ payload }): Promise<PayoutState | null> {
      const payout = await readPayout(database, keeper, v.parse(payoutJob, payload).withdrawalId);
      return payout === null ? null : payOnce(payouts, payout);
    },
    async run(transaction, { id: jobId, payload }, answer) {
      const { withdrawalId } = v.parse(payoutJob, payload);
      const withdrawal = await findRecord(transaction, 'withdrawal', withdrawalId, 'lock');
      if (withdrawal instanceof Refusal || withdrawal.status !== WITHDRAWAL_STATUS.processing) return;
      // What `ask` gave.
      const told = answer as PayoutState | null;
      if (told?.state === 'paid') {
        const paid = await settle(transaction, withdrawal, { action: 'pay' });
        await moveFrozen(transaction, paid, 'payOut');
        await tellApplicant(transaction, paid, 'paid');
      } else if (told?.state === 'failed') {
        const failed = await settle(transaction, withdrawal, { action: 'fail', reason: told.reason });
        await moveFrozen(transaction, failed, 'giveBack');
        await tellApplicant(transaction, failed, 'failed');
      } else {
        await scheduleJob(transaction, {
          ...{ kind: 'withdrawal.payout', key: `${withdrawalId}/${jobId}`, payload: { withdrawalId } },
          runAt: sql<Date>`${businessNow} + make_interval(secs => ${ASK_AGAIN_SECONDS})`,
        });
      }
    },
  };
}

async function payOnce(channel: PayoutChannel, payout: Payout): Promise<PayoutState> {
  const known = await channel.find(payout.serial);
  if (known.state !== 'unknown') return known;
  await channel.send(payout);
  return channel.find(payout.serial);
}

/** What is to be paid out; null where the withdrawal does not wait for it any more. */
async function readPayout(database: Database, keeper: KeyKeeper, id: string): Promise<Payout | null> {
  const found = await database.withWorker((transaction) =>
    transaction
      .selectFrom('withdrawal as w')
      .innerJoin('bank_card as c', 'c.id', 'w.card_id')
      .select(['w.code', 'w.amount', 'w.status', 'w.holder_name', 'w.bank_code', 'w.branch_name', 'w.business_id'])
      .select(['c.card_number', 'c.card_mark', 'c.cnaps'])
      .where('w.id', '=', id)
      .executeTakeFirst(),
  );
  if (found === undefined || found.status !== WITHDRAWAL_STATUS.processing) return null;
  const { card_number } = found;
  // A card stays bound while something is withdrawn to it.
  if (card_number === null) throw new TypeError(`withdrawal ${found.code} goes to an account that is unbound`);
  return {
    ...{ serial: found.code, amount: Number(found.amount), holderName: found.holder_name, cnaps: found.cnaps },
    ...{ bankName: dictionaryLabel(BANKS, found.bank_code), branchName: found.branch_name },
    accountNo: await openCardNumber(keeper, { ...found, card_number }),
  };
}

/** In case a job was lost or set aside: has the channel asked about what has been on its way for some minutes. */
export const sweepPayoutsJob: JobHandler = {
  everySeconds: 300,
  async run(transaction) {
    const { rows } = await sql<{ id: string; key: string }>`
      select id, id || '/late/' || to_char(${businessNow} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as key
      from withdrawal w
      where status = ${WITHDRAWAL_STATUS.processing} and update_time < ${businessNow} - interval '5 minutes'
        and not exists (
          select from job j where j.kind = 'withdrawal.payout' and j.done_at is null
            and (j.payload ->> 'withdrawalId') = w.id::text and j.attempts < 14
        )
      order by update_time limit ${MOST}`.execute(transaction);
    for (const { id, key } of rows) {
      await scheduleJob(transaction, { kind: 'withdrawal.payout', key, payload: { withdrawalId: id } });
    }
  },
};
