import './tables.ts';
import '../attachment/tables.ts';
import '../deposit/tables.ts';
import '../payment/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import { SIGN_UP_MESSAGES } from '@jianzhu/domain/sign-ups';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Tender } from '../tender/own-tender.ts';
import { readPrivate } from '../tender/tender-fields.ts';
import { factsOf, signUpActs } from './own-sign-up.ts';
import { hasSentBid } from './sent-bid.ts';
import { findOwn } from './sign-up-views.ts';

/** How far the caller's business is in a tender; null where it has not signed up. In its session. */
export async function readParticipation(transaction: Transaction, caller: BusinessMember, tender: Tender, now: Date) {
  const signUp = await findOwn(transaction, caller, tender);
  if (signUp === undefined) return null;
  const deposit = await transaction
    .selectFrom('deposit')
    .select(['id', 'status', 'amount', 'method', 'pay_time'])
    .where('sign_up_id', '=', signUp.id)
    .executeTakeFirst();
  const facts = factsOf(tender, now, await hasSentBid(transaction, signUp.id));
  return {
    ...{ id: signUp.id, version: signUp.version, status: signUp.status, rejectReason: signUp.reject_reason },
    ...{ isFeePaid: signUp.fee_paid_time !== null, depositStatus: deposit?.status ?? null },
    deposit: deposit === undefined ? null : await viewDeposit(transaction, deposit),
    allowedActions: signUpActs({ signUp, facts }, caller, 'supplier'),
  };
}

type OwnDeposit = Pick<Row<'deposit'>, 'id' | 'amount' | 'method' | 'pay_time'>;

/** What a company reads of its own deposit; the number of its payment, once money has come. */
async function viewDeposit(transaction: Transaction, { id, amount, method, pay_time }: OwnDeposit) {
  const order = await transaction
    .selectFrom('pay_order')
    .select('code')
    .where('biz_type', '=', PAY_BIZ_TYPE.deposit)
    .where('biz_id', '=', id)
    .where('pay_time', 'is not', null)
    .orderBy('pay_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { amount: Number(amount), method, payCode: order?.code ?? '', payTime: timeText(pay_time) };
}

/** Whether a tender gives its documents to the session's company: row security says so. */
export async function givesDocs(transaction: Transaction, tenderId: string): Promise<boolean> {
  const file = await transaction
    .selectFrom('record_file')
    .select('id')
    .where('owner_type', '=', 'tender_doc')
    .where('owner_id', '=', tenderId)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}

/** The documents of a tender for a company that it gives them to (domain rules 5.5). */
export async function readGivenDocs(
  database: Database,
  caller: BusinessMember,
  tenderId: string,
): Promise<AttachmentEntry[] | Refusal> {
  const tender = await database.withSession(caller.session, async (transaction) => {
    const found = await findRecord(transaction, 'tender', tenderId);
    if (found instanceof Refusal) return found;
    return (await givesDocs(transaction, found.id))
      ? found
      : new Refusal('noPermission', { msg: SIGN_UP_MESSAGES.noDocs });
  });
  if (tender instanceof Refusal) return tender;
  const own = await database.withWorker((transaction) => readPrivate(transaction, tender.id));
  return [...(own?.docs ?? [])];
}
