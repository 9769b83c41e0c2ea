import { maskBankCard } from '@jianzhu/domain';
import { BANK_CARD_STATUS, CARD_OWNER } from '@jianzhu/domain/bank-cards';
import { PAY_BIZ_TYPE, PAY_CHANNEL, PAY_STATUS } from '@jianzhu/domain/payments';
import { WITHDRAWAL_MESSAGES, WITHDRAWAL_STATUS } from '@jianzhu/domain/withdrawals';
import type { DemoAccount } from './bank-cards.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';
import { numberOf } from './sign-ups.ts';

/** Asks for money of the company of the story; its administrator may approve it. */
const APPLICANT = '13800000003';
/** fen; what is there, what was paid out, what waits for another member. */
const [KEPT, PAID, WAITING] = [260_000_00, 20_000_00, 60_000_00];
const [KEPT_DAYS, PAID_DAYS, WAITING_DAYS] = [75, 40, 0.2];
const SUBJECT = '北湖水厂二期土建施工 投标保证金';

const { company } = CARD_OWNER;
const { paid, pending } = WITHDRAWAL_STATUS;

/** What is available to the company of the story, a withdrawal of it that was paid, and one that waits (domain rules 13.4). */
export async function writeWithdrawals(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  cards: readonly DemoAccount[],
): Promise<void> {
  const applicant = members.find(({ phone }) => phone === APPLICANT);
  const payer = companies.find(({ id }) => id !== applicant?.businessId);
  const card = cards.find(
    ({ business_id, owner_kind, status }) =>
      business_id === applicant?.businessId && owner_kind === company && status === BANK_CARD_STATUS.bound,
  );
  if (applicant === undefined || payer === undefined || card === undefined) return;
  const { userId, businessId } = applicant;
  const [keptAt, paidAt, waitingAt] = [KEPT_DAYS, PAID_DAYS, WAITING_DAYS].map((days) => officeTime(demo.now, days));
  if (keptAt === undefined || paidAt === undefined || waitingAt === undefined) return;
  const by = { create_user_id: userId, update_user_id: userId };
  const order = demo.newId();
  const code = numberOf('ZF', keptAt, order);
  await demo.insert('pay_order', [
    {
      ...{ id: order, business_id: payer.id, ...by, create_time: keptAt, update_time: keptAt, version: 3, code },
      ...{ biz_type: PAY_BIZ_TYPE.deposit, biz_id: demo.newId(), subject: SUBJECT, amount: KEPT },
      ...{ channel: PAY_CHANNEL.online, status: PAY_STATUS.paid, expire_time: keptAt, pay_time: keptAt },
      ...{ fail_reason: '', payer_name: '', refunded_amount: 0, voucher_files: [] },
    },
  ]);
  const rowOf = (status: number, amount: number, at: Date) => {
    const id = demo.newId();
    return {
      ...{ id, business_id: businessId, ...by, create_time: at, update_time: at, version: status === paid ? 2 : 1 },
      ...{ code: numberOf('TX', at, id), status, amount, card_id: card.id, bank_code: card.bank_code },
      ...{ branch_name: card.branch_name, holder_name: card.holder_name, last_four: card.last_four },
      ...{ approve_user_id: null, reason: '', done_time: status === paid ? at : null },
    };
  };
  const [gone, waits] = [rowOf(paid, PAID, paidAt), rowOf(pending, WAITING, waitingAt)];
  await demo.insert('withdrawal', [gone, waits]);
  const postings: Record<string, unknown>[] = [];
  const entries: Record<string, unknown>[] = [];
  const move = (
    of: { readonly reason: string; readonly cause: string; readonly at: Date; readonly withdrawal?: typeof gone },
    from: string,
    to: string,
    amount: number,
  ) => {
    const { withdrawal, at } = of;
    const posting = demo.newId();
    const subject = withdrawal ? WITHDRAWAL_MESSAGES.subject(maskBankCard(`0${card.last_four}`)) : SUBJECT;
    postings.push({
      ...{ id: posting, cause: of.cause, reason: of.reason, create_time: at },
      ...{ order_id: withdrawal ? null : order, withdrawal_id: withdrawal?.id ?? null },
      ...{ subject, code: withdrawal?.code ?? code },
    });
    const owned = (account: string) => (account === 'online' || account === 'payout' ? null : businessId);
    for (const [account, moved] of [[from, -amount] as const, [to, amount] as const]) {
      entries.push({
        ...{ id: demo.newId(), posting_id: posting, account, business_id: owned(account), amount: moved },
        create_time: at,
      });
    }
  };
  move({ reason: 'forfeit', cause: `forfeit/demo ${order}`, at: keptAt }, 'online', 'available', KEPT);
  const frozen = { reason: 'withdraw', at: paidAt, withdrawal: gone };
  move({ ...frozen, cause: `withdraw/${gone.id}` }, 'available', 'frozen', PAID);
  move({ ...frozen, reason: 'payout', cause: `payout/${gone.id}` }, 'frozen', 'payout', PAID);
  const waiting = { reason: 'withdraw', at: waitingAt, withdrawal: waits };
  move({ ...waiting, cause: `withdraw/${waits.id}` }, 'available', 'frozen', WAITING);
  await demo.insert('ledger_posting', postings);
  await demo.insert('ledger_entry', entries);
  await demo.insert('status_log', [
    {
      ...{ id: demo.newId(), business_id: businessId, record_table: 'withdrawal', record_id: gone.id, action: 'pay' },
      ...{ from_status: WITHDRAWAL_STATUS.processing, to_status: paid, user_id: null, reason: '', create_time: paidAt },
    },
  ]);
}
