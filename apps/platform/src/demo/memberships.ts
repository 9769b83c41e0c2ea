import { formatDate } from '@jianzhu/domain';
import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { INVOICE_KIND, INVOICE_STATUS } from '@jianzhu/domain/invoices';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { dayAfter, VIP_MESSAGES, VIP_STATUS, type VipMonths, vipPrice } from '@jianzhu/domain/vips';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';
import type { Add } from './order-books.ts';
import { addOrder } from './order-row.ts';
import { onePerCompany } from './past-orders.ts';

/** So many that there are 40 in all (domain rules 29.1). */
const PAST_MEMBERSHIPS = 35;
const PAST_MONTHS = [1, 3, 6, 12] as const satisfies readonly VipMonths[];

/** Earlier ones are not invoiced any more. */
const INVOICE_WITHIN_DAYS = 180;

/** Who has asked for an invoice, with the reason where there was none. */
const ASKED: Readonly<Record<string, string>> = { '13800000013': '', '13800000014': '发票抬头与企业名称不一致' };

/** Who has a membership for how long: level, months, days since its first day. */
const MEMBERSHIPS: readonly (readonly [phone: string, level: 1 | 2 | 3, months: VipMonths, daysAgo: number])[] = [
  ['13800000001', 1, 12, 600],
  ['13800000001', 2, 12, 235],
  ['13800000011', 2, 12, 300],
  ['13800000012', 2, 6, 170],
  ['13800000013', 2, 12, 120],
  ['13800000014', 2, 12, 45],
];

/** Of companies that have none any more. */
function pastMemberships(members: readonly DemoMember[]) {
  const companies = onePerCompany(members);
  return Array.from({ length: PAST_MEMBERSHIPS }, (_, index) => ({
    ...{ level: 1 + (index % 2), daysAgo: 400 + index * 9 },
    months: PAST_MONTHS[index % PAST_MONTHS.length] ?? 1,
    member: companies[index % companies.length],
  })).flatMap(({ member, ...past }) => (member === undefined ? [] : [{ ...past, member }]));
}

/** Asks for the invoice of a membership, where its company has: the platform issues it. */
function addInvoice(
  demo: DemoWriter,
  add: Add,
  { phone, userId, businessId }: DemoMember,
  companies: readonly DemoCompany[],
  { id, amount, at }: { readonly id: string; readonly amount: number; readonly at: string },
): void {
  const reason = ASKED[phone];
  if (reason === undefined) return;
  add('invoice', {
    ...{ id: demo.newId(), business_id: businessId, create_user_id: userId, update_user_id: userId },
    ...{ create_time: at, update_time: at, version: reason === '' ? 2 : 3, order_id: id, seller_business_id: null },
    ...{ status: reason === '' ? INVOICE_STATUS.waiting : INVOICE_STATUS.rejected, type: INVOICE_KIND.ordinary },
    title_name: companies.find((company) => company.id === businessId)?.name ?? '',
    ...{ credit_code: '', email: 'caiwu@example.com', address: '', amount, invoice_no: '', files: [], reason },
  });
}

/** Memberships that were paid; says until when each business has its own. */
export function addMemberships(
  demo: DemoWriter,
  add: Add,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): readonly { readonly businessId: string; readonly level: number; readonly end: string }[] {
  const today = formatDate(demo.now.getTime());
  const known = MEMBERSHIPS.flatMap(([phone, level, months, daysAgo]) => {
    const member = members.find((one) => one.phone === phone);
    return member === undefined ? [] : [{ member, level, months, daysAgo }];
  });
  const written = [...known, ...pastMemberships(members)].filter(({ member }) =>
    companies.some(({ id }) => id === member.businessId),
  );
  return written.flatMap(({ member, level, months, daysAgo }, index) => {
    const price = vipPrice(level, months);
    if (price === null) return [];
    const begin = dayAfter(today, -daysAgo);
    const end = dayAfter(begin, Math.round((months * 365) / 12) - 1);
    const title = VIP_MESSAGES.subject(dictionaryLabel(MEMBERSHIP_LEVELS, level), months);
    const what = {
      ...{
        type: ORDER_TYPE.vip,
        id: String(level),
        seller: null,
        sellerUser: null,
        sellerMember: null,
        title,
        cover: '',
        price,
      },
      ...{ unit: '', days: 0, rule: 3, items: [] },
    };
    const id = addOrder(demo, add, member, { what, status: ORDER_STATUS.done, index, level: 0, daysAgo });
    add('vip_order', {
      ...{ id, business_id: member.businessId, create_user_id: member.userId, update_user_id: member.userId },
      ...{
        create_time: officeTime(demo.now, daysAgo).toISOString(),
        update_time: officeTime(demo.now, daysAgo).toISOString(),
      },
      ...{ version: 2, level, months, amount: price, deduction: 0, begin_date: begin, end_date: end },
      status: end < today ? VIP_STATUS.ended : VIP_STATUS.active,
    });
    if (daysAgo < INVOICE_WITHIN_DAYS) {
      addInvoice(demo, add, member, companies, {
        id,
        amount: price,
        at: officeTime(demo.now, daysAgo - 1).toISOString(),
      });
    }
    return end < today ? [] : [{ businessId: member.businessId, level, end }];
  });
}
