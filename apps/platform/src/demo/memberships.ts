import { formatDate } from '@jianzhu/domain';
import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { dayAfter, VIP_MESSAGES, VIP_STATUS, type VipMonths, vipPrice } from '@jianzhu/domain/vips';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';
import type { Add } from './order-books.ts';
import { addOrder } from './order-row.ts';

/** Who has a membership for how long: level, months, days since its first day. */
const MEMBERSHIPS: readonly (readonly [phone: string, level: 1 | 2 | 3, months: VipMonths, daysAgo: number])[] = [
  ['13800000001', 1, 12, 600],
  ['13800000001', 2, 12, 235],
  ['13800000011', 2, 12, 300],
  ['13800000012', 2, 6, 170],
  ['13800000013', 2, 12, 120],
  ['13800000014', 2, 12, 45],
];

/** Memberships that were paid; says until when each business has its own. */
export function addMemberships(
  demo: DemoWriter,
  add: Add,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): readonly { readonly businessId: string; readonly level: number; readonly end: string }[] {
  const today = formatDate(demo.now.getTime());
  return MEMBERSHIPS.flatMap(([phone, level, months, daysAgo], index) => {
    const member = members.find((one) => one.phone === phone);
    const price = vipPrice(level, months);
    if (member === undefined || price === null || !companies.some(({ id }) => id === member.businessId)) return [];
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
    return end < today ? [] : [{ businessId: member.businessId, level, end }];
  });
}
