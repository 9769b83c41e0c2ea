import './tables.ts';
import '../inquiry/tables.ts';
import '../quotation/tables.ts';
import { membershipLimit } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';

/** This month's first day in Shanghai. */
const month = sql<string>`date_trunc('month', ${businessNow} at time zone 'Asia/Shanghai')::date`;

/**
 * Shows a certified business whom to ask for at a company; each company counts once a month against its VIP level, and
 * one that it has to do with does not (domain rules 0.10, 12.2). In a transaction of its session.
 */
export async function revealContact(transaction: Transaction, caller: BusinessMember, companyId: string) {
  const { businessId } = caller.acting;
  const contact = await findContact(transaction, companyId);
  if (contact === undefined) return new Refusal('notFound');
  const { isCertified, level } = await readStanding(transaction, businessId);
  if (!isCertified) return new Refusal('certificationNeeded');
  await lockText(transaction, `contact reveal ${businessId}`);
  const { left, used, most, isFree } = await readReveals(transaction, businessId, companyId, level);
  if (isFree) return { ...contact, left };
  if (most !== null && used >= most) return new Refusal('quotaUsedUp');
  await transaction
    .insertInto('contact_reveal')
    .values({ business_id: businessId, user_id: caller.userId, biz_type: 'company', biz_id: companyId, month })
    .execute();
  return { ...contact, left: left === null ? null : left - 1 };
}

/**
 * Whom to ask for at a company, as far as the caller's business knows it already: revealed this month, or in trade with
 * it (domain rules 0.10). Null where it would have to ask. In a transaction of its session.
 */
export async function readKnownContact(transaction: Transaction, { acting }: BusinessMember, companyId: string) {
  const { isCertified, level } = await readStanding(transaction, acting.businessId);
  if (!isCertified) return null;
  const contact = await findContact(transaction, companyId);
  if (contact === undefined) return null;
  const { left, isFree } = await readReveals(transaction, acting.businessId, companyId, level);
  return isFree ? { ...contact, left } : null;
}

async function findContact(transaction: Transaction, companyId: string) {
  const company = await transaction
    .selectFrom('company_profile')
    .select(['contact_name', 'contact_phone'])
    .where('business_id', '=', companyId)
    .where('is_published', '=', true)
    .executeTakeFirst();
  return company && { contactName: company.contact_name, phone: company.contact_phone };
}

async function readReveals(transaction: Transaction, businessId: string, companyId: string, level: number) {
  const most = membershipLimit('contactReveals', level);
  const counted = await transaction
    .selectFrom('contact_reveal')
    .select([
      (expression) => expression.fn.countAll<string>().as('used'),
      sql<boolean>`coalesce(bool_or(biz_type = 'company' and biz_id = ${companyId}), false)`.as('is_known'),
    ])
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  const used = Number(counted.used);
  const isFree =
    counted.is_known || companyId === businessId || (await isTradingWith(transaction, businessId, companyId));
  return { used, most, left: most === null ? null : most - used, isFree };
}

/** Whether one was invited by the other or has quoted to it; to a buyer nobody has before his quotation is opened. */
async function isTradingWith(transaction: Transaction, businessId: string, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ isTrading: boolean }>`
    select exists (
      select from inquiry_invitee where business_id = ${businessId} and buyer_business_id = ${companyId}
    ) or exists (
      select from quotation where business_id = ${businessId} and buyer_business_id = ${companyId}
        and submit_time is not null
    ) or exists (
      select from quotation where buyer_business_id = ${businessId} and business_id = ${companyId}
        and opened_at is not null and not is_second_sealed
    ) as "isTrading"`.execute(transaction);
  return rows[0]?.isTrading ?? false;
}
