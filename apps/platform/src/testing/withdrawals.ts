import '../payment/tables.ts';
import { keepAmount, keepCardNumber } from '../bank-card/card-number.ts';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import { post } from '../ledger/post.ts';
import { createOpaqueToken } from '../member/opaque-token.ts';
import { addColleague, addCompany } from './inquiries.ts';
import type { TestMember } from './members.ts';
import type { TestPlatform } from './test-platform.ts';

export const WITHDRAW_PATH = '/api/rs-member-service/ecomm/fund/withdraw';

let accounts = 0;

/** An account of a company that is bound; the bank of a demonstration goes by the end of its number. */
export async function addAccount(
  { db, keeper }: TestPlatform,
  { businessId, userId }: TestMember,
  end = '0',
): Promise<string> {
  accounts += 1;
  const kept = await keepCardNumber(keeper, `2200${String(accounts).padStart(12, '0')}${end}`, businessId);
  const [row] = await db.admin<{ id: string }>(
    `insert into bank_card (business_id, create_user_id, update_user_id, owner_kind, status, holder_name, bank_code,
       branch_name, cnaps, is_credit, card_number, card_mark, last_four, reserve_phone, is_default, wants_default,
       sent_amount, amount_time)
     values ($1, $2, $2, 2, 1, '提现测试', 'ICBC', '净月支行', '', false, $3, $4, $5, '13800138000', false, false, $6, now())
     returning id`,
    [
      ...[businessId, userId, kept.card_number, kept.card_mark, kept.last_four],
      await keepAmount(keeper, 36, { ...kept, business_id: businessId }),
    ],
  );
  return row?.id ?? '';
}

/** Lets an amount become available to a company, as a deposit that it may keep. @param amount fen */
export async function addMoney(
  { db }: TestPlatform,
  { businessId, userId }: TestMember,
  amount: number,
): Promise<void> {
  const [order] = await db.admin<{ id: string; subject: string; code: string }>(
    `insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
       expire_time)
     select $1, $2, $2, 'ZF' || id, 4, id, '投标保证金', $3, 1, '2030-01-01' from (select app.next_id() as id) as made
     returning id, subject, code`,
    [businessId, userId, amount],
  );
  if (order === undefined) throw new Error('no order was added');
  await db.database.withWorker((transaction) =>
    post(transaction, {
      ...{ cause: `forfeit/${order.id}`, reason: 'forfeit', order },
      entries: [
        { account: { kind: 'online' }, amount: -amount },
        { account: { kind: 'available', businessId }, amount },
      ],
    }),
  );
}

export interface Funded {
  /** Asks, and may approve what others ask for. */
  readonly applicant: TestMember;
  readonly approver: TestMember;
  readonly cardId: string;
}

/** A company with money and an account, and two members who may do everything. @param amount fen */
export async function addFunded(platform: TestPlatform, name: string, amount: number, end = '0'): Promise<Funded> {
  const applicant = await addCompany(platform, name);
  const approver = await addColleague(platform, applicant, 'business_admin');
  await addMoney(platform, applicant, amount);
  return { applicant, approver, cardId: await addAccount(platform, applicant, end) };
}

/** A ticket as the PIN gives one, without the act that would be kept of it. @param amount fen */
export async function placeWithdrawTicket(
  { db }: TestPlatform,
  { businessId, userId, loginId }: TestMember,
  bizId: string,
  amount: number,
): Promise<string> {
  const ticket = createOpaqueToken();
  await db.admin(
    `insert into pin_ticket (ticket_hash, business_id, user_id, login_id, purpose, biz_id, amount, expires_at)
     values ($1, $2, $3, $4, 'withdraw', $5, $6, now() + interval '1 minute')`,
    [tokenHashBytes(hashToken(ticket)), businessId, userId, loginId, bizId, amount],
  );
  return ticket;
}
