import './tables.ts';
import '../order/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { VIP_MESSAGES, VIP_STATUS, vipMachine, vipTerm } from '@jianzhu/domain/vips';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { lockKnown } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { stamped } from '../record/stamped.ts';
import { transit } from '../record/transit.ts';
import { readMembershipNow } from './membership-now.ts';
import { VIP_NOTICES, VIP_PAGE } from './messages.ts';

type VipOrder = Row<'vip_order'>;
type Action = Parameters<typeof vipMachine.transition>[1];

interface Paid {
  readonly id: string;
  readonly business_id: string;
}

/** Does what time or a payment does to a membership. In `withWorker`. */
export async function changeMembership(
  transaction: Transaction,
  id: string,
  action: Action,
  { hasBegun, columns }: { readonly hasBegun: boolean; readonly columns?: object },
): Promise<VipOrder> {
  const changed = await transit(transaction, 'vip_order', id, {
    ...{ machine: vipMachine, action, actor: SYSTEM, userId: null, audit: 'call' as const, facts: { hasBegun } },
    columns: async () => stamped(null, columns),
  });
  if (changed instanceof Refusal) throw new TypeError(`membership ${id} cannot ${action}: ${changed.msg}`);
  return changed;
}

/** The moment at which a membership with this last day is over. */
const midnightAfter = (day: string) => sql<Date>`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

/**
 * Begins a membership that is paid, or puts it behind the one there is; a higher level ends those below it. Tells the
 * business (N050). In `withWorker`.
 */
export async function beginMembership(transaction: Transaction, { id, business_id }: Paid): Promise<void> {
  const now = await readMembershipNow(transaction, business_id, 'lock');
  const vip = await lockKnown(transaction, 'vip_order', id);
  const today = formatDate((await readNow(transaction)).getTime());
  const { beginDate, endDate } = vipTerm(vip.level, vip.months, now, today);
  const hasBegun = beginDate <= today;
  if (hasBegun) await endOthers(transaction, business_id);
  await changeMembership(transaction, id, 'pay', { hasBegun, columns: { begin_date: beginDate, end_date: endDate } });
  await transaction
    .updateTable('business')
    .set({ vip_until: midnightAfter(endDate), ...(hasBegun && { vip_level: vip.level }) })
    .where('id', '=', business_id)
    .execute();
  const level = dictionaryLabel(MEMBERSHIP_LEVELS, vip.level);
  await tellMembers(transaction, { id, business_id }, 'N050', VIP_MESSAGES.opened(level, endDate));
}

/** What a higher level takes the place of. */
async function endOthers(transaction: Transaction, businessId: string): Promise<void> {
  const others = await transaction
    .selectFrom('vip_order')
    .select('id')
    .where('business_id', '=', businessId)
    .where('status', 'in', [VIP_STATUS.active, VIP_STATUS.coming])
    .execute();
  for (const other of others) await changeMembership(transaction, other.id, 'end', { hasBegun: true });
}

/** Gives up what was not paid in time, and notes it as given back where it was paid after all. In `withWorker`. */
export async function giveUpMembership(transaction: Transaction, { id }: { readonly id: string }): Promise<void> {
  const vip = await transaction.selectFrom('vip_order').select('status').where('id', '=', id).executeTakeFirst();
  if (vip?.status === VIP_STATUS.unpaid) await changeMembership(transaction, id, 'cancel', { hasBegun: false });
  if (vip?.status === VIP_STATUS.cancelled) await changeMembership(transaction, id, 'refund', { hasBegun: false });
}

/** Tells those who see the membership of a business. In `withWorker`. */
export const tellMembers = (
  transaction: Transaction,
  { id, business_id }: Paid,
  no: keyof typeof VIP_NOTICES,
  content: string,
): Promise<void> =>
  tellHolders(
    transaction,
    { businessIds: [business_id], permission: 'vip_view' },
    { noticeType: 3, title: VIP_NOTICES[no], content, jumpUrl: VIP_PAGE, optId: id },
  );
