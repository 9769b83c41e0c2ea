import './tables.ts';
import '../deposit/tables.ts';
import { HOUR_MS } from '@jianzhu/domain';
import { DEPOSIT_MESSAGES, owesDeposit, PAY_TYPE, type PayType } from '@jianzhu/domain/payments';
import { payPage, SIGN_UP_NOTICES, SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { sql } from 'kysely';
import * as v from 'valibot';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { payDeadline } from '../deposit/pay-deadline.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { findRecord } from '../record/find-record.ts';
import type { Tender } from '../tender/own-tender.ts';
import { amountOf } from '../tender/tender-fields.ts';
import type { SignUp } from './own-sign-up.ts';

const BEFORE_MS = 48 * HOUR_MS;
const remindJob = v.object({ signUpId: v.string(), payType: v.picklist([PAY_TYPE.fee, PAY_TYPE.deposit]) });

const amounts = (tender: Tender): readonly (readonly [PayType, number])[] => [
  [PAY_TYPE.fee, amountOf(tender.doc_fee) ?? 0],
  [PAY_TYPE.deposit, amountOf(tender.deposit_amount) ?? 0],
];

/** Has a supplier that was let in reminded two days before what it pays is due (N206); later it is not. */
export async function scheduleReminders(
  transaction: Transaction,
  tender: Tender,
  signUp: SignUp,
  now: Date,
): Promise<void> {
  for (const [payType, amount] of amounts(tender)) {
    const at = new Date(payDeadline(tender, payType).getTime() - BEFORE_MS);
    if (amount === 0 || at.getTime() <= now.getTime()) continue;
    await scheduleJob(transaction, {
      kind: 'signUp.remind',
      key: `${signUp.id}/${payType}/${at.toISOString()}`,
      runAt: sql<Date>`${at.toISOString()}::timestamptz`,
      payload: { signUpId: signUp.id, payType },
    });
  }
}

/** Reminds one supplier, where it still takes part and has not paid. */
export const remindPaymentJob: JobHandler = {
  async run(transaction, { payload }) {
    const { signUpId, payType } = v.parse(remindJob, payload);
    const signUp = await findRecord(transaction, 'sign_up', signUpId);
    if (signUp instanceof Refusal || signUp.status !== SIGN_UP_STATUS.approved) return;
    const tender = await findRecord(transaction, 'tender', signUp.tender_id);
    if (tender instanceof Refusal || (await isPaid(transaction, signUp, payType))) return;
    const deadline = payDeadline(tender, payType);
    if ((await readNow(transaction)).getTime() >= deadline.getTime()) return;
    const { title, content } = SIGN_UP_NOTICES.N206;
    const item = payType === PAY_TYPE.fee ? DEPOSIT_MESSAGES.fee : DEPOSIT_MESSAGES.deposit;
    await tellHolders(
      transaction,
      { businessIds: [signUp.business_id], permission: 'bid_pay' },
      {
        ...{ noticeType: 1, title, content: content({ time: timeText(deadline), item }) },
        ...{ jumpUrl: payPage(payType), optId: tender.id },
      },
    );
  },
};

async function isPaid(transaction: Transaction, signUp: SignUp, payType: PayType): Promise<boolean> {
  if (payType === PAY_TYPE.fee) return signUp.fee_paid_time !== null;
  const deposit = await transaction
    .selectFrom('deposit')
    .select('status')
    .where('sign_up_id', '=', signUp.id)
    .executeTakeFirst();
  return deposit !== undefined && !owesDeposit(deposit.status);
}
