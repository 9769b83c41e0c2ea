import '../member/tables.ts';
import {
  ORDER_TYPE,
  PACKAGE_USE_MESSAGES,
  PACKAGE_USE_STATUS,
  packageEnd,
  packageUseMachine,
} from '@jianzhu/domain/orders';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { personName } from '../member/person-name.ts';
import { actorOf } from '../record/actor-of.ts';
import { findOrder, type OrderSide, type ServiceOrder, sideOf } from './own-order.ts';
import { itemName, type PackageUse, useFacts, usesOf } from './own-package-use.ts';
import { balancesOf, refusalOfUse } from './package-uses.ts';

/** What was used of a package and what is left, to one of the sides of its order. In her session. */
export async function readUses(transaction: Transaction, caller: BusinessMember, orderId: string) {
  const order = await findOrder(transaction, caller, orderId);
  if (order instanceof Refusal) return order;
  if (order.order_type !== ORDER_TYPE.lawPackage) return refuse('stateConflict', PACKAGE_USE_MESSAGES.noPackage);
  const side = sideOf(order, caller.acting.businessId) ?? 'buyer';
  const rows = await usesOf(transaction, order.id)
    .leftJoin('account', 'account.id', 'package_use.create_user_id')
    .select(['account.real_name', 'account.nick_name'])
    .execute();
  const now = await readNow(transaction);
  const maySay = side === 'seller' && permissionKeys(caller.acting).includes('order_deliver');
  const items = balancesOf(order, rows);
  const refusals = items.map((balance) => refusalOfUse(order, balance, now));
  const isOpen = refusals.includes(null);
  return {
    side: side === 'buyer' ? ('require' as const) : ('supply' as const),
    items: items.map((item, index) => ({ ...item, mayUse: maySay && refusals[index] === null })),
    beginTime: timeText(order.start_time),
    endTime: order.start_time === null ? '' : timeText(packageEnd(order.start_time, order.snapshot.days)),
    refusal: isOpen ? '' : (refusals[0]?.message ?? ''),
    uses: rows.toReversed().map((row) => toUse(row, order, caller, side, now)),
    serverTime: timeText(now),
  };
}

type Written = PackageUse & { readonly real_name: string | null; readonly nick_name: string | null };

function toUse(row: Written, order: ServiceOrder, caller: BusinessMember, side: OrderSide, now: Date) {
  const actor = side === 'buyer' ? actorOf(caller, 'buyer') : { is: [], permissionKeys: [] };
  return {
    ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), status: row.status },
    allowedActions: packageUseMachine.allowedActions(row.status, actor, useFacts(order, row, now)),
    ...{ itemNo: row.item_no, itemName: itemName(order, row.item_no), note: row.note },
    // The people of the other side are nobody's business.
    writerName: side === 'seller' ? personName({ real_name: row.real_name ?? '', nick_name: row.nick_name ?? '' }) : '',
    ...{ createTime: timeText(row.create_time), confirmDeadline: timeText(row.confirm_deadline) },
    answerTime: timeText(row.answer_time),
    isBySystem: row.status === PACKAGE_USE_STATUS.confirmed && row.answer_user_id === null,
    refuseReason: row.refuse_reason,
  };
}
