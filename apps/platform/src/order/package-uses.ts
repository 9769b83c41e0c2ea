import type { packageUseSchemas } from '@jianzhu/api-client/schemas';
import {
  ANSWER_USE_WITHIN_HOURS,
  countsAsUsed,
  itemBalances,
  type PackageUseStatus,
  refuseUse,
} from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseAs } from '../http/refusal.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Seen } from '../record/save-record.ts';
import { toAnswer } from '../record/to-submission.ts';
import { findOrder, type ServiceOrder, sideOf } from './own-order.ts';
import { changeUse, itemName, type PackageUse, tellOfUse, tellSides, usesOf } from './own-package-use.ts';
import { PACKAGE_USE_NEWS } from './package-use-messages.ts';

type AddBody = InferOutput<(typeof packageUseSchemas)['add']['body']>;
type RefuseBody = InferOutput<(typeof packageUseSchemas)['refuse']['body']>;
type Answer = { readonly id: string; readonly status: PackageUseStatus; readonly version: number };

const counted = (uses: readonly Pick<PackageUse, 'item_no' | 'status'>[]) =>
  uses.map(({ item_no, status }) => ({ itemNo: item_no, status }));

/** How the items of an order stand. */
export const balancesOf = ({ snapshot, quantity }: ServiceOrder, uses: readonly PackageUse[]) =>
  itemBalances(snapshot.items, quantity, counted(uses));

/** Why no use of an item can be written now; null where one can. */
export const refusalOfUse = (
  { order_type, status, start_time, snapshot }: ServiceOrder,
  balance: ReturnType<typeof balancesOf>[number] | undefined,
  now: Date,
) => refuseUse({ orderType: order_type, orderStatus: status, begin: start_time, days: snapshot.days, balance, now });

/** The first of the times that were bought which no use takes; null for an item without limit. */
function freePlace(uses: readonly PackageUse[], itemNo: number, times: number | null): number | null {
  if (times === null) return null;
  const taken = new Set(
    uses.filter((use) => use.item_no === itemNo && countsAsUsed(use.status)).map((use) => use.place),
  );
  return Array.from({ length: times }, (_, index) => index + 1).find((place) => !taken.has(place)) ?? null;
}

/** 使用一次: one item once, behind the lock of its order, so that two at a time take two of what is left. In `withWorker`. */
export async function addUse(
  transaction: Transaction,
  caller: BusinessMember,
  { orderId, itemNo, note }: AddBody,
): Promise<Answer | Refusal> {
  const order = await findOrder(transaction, caller, orderId, 'lock');
  if (order instanceof Refusal) return order;
  if (sideOf(order, caller.acting.businessId) !== 'seller') return new Refusal('noPermission');
  const uses = await usesOf(transaction, order.id).execute();
  const balance = balancesOf(order, uses)[itemNo];
  const refused = refusalOfUse(order, balance, await readNow(transaction));
  if (refused !== null || balance === undefined) return refused === null ? new Refusal('notFound') : refuseAs(refused);
  const use = await transaction
    .insertInto('package_use')
    .values({
      ...{ business_id: caller.acting.businessId, create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      ...{ order_id: order.id, item_no: itemNo, place: freePlace(uses, itemNo, balance.times), note },
      confirm_deadline: sql<Date>`${businessNow} + make_interval(hours => ${ANSWER_USE_WITHIN_HOURS}::int)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellSides(transaction, order);
  await tellOfUse(transaction, order, 'buyer', PACKAGE_USE_NEWS.added(order.code, balance.name));
  return toAnswer(use);
}

/** The order of a use and the use, both locked in that order; nobody else's is found. */
async function lockUse(transaction: Transaction, caller: BusinessMember, id: string) {
  const known = await findRecord(transaction, 'package_use', id);
  if (known instanceof Refusal) return known;
  const order = await findOrder(transaction, caller, known.order_id, 'lock');
  if (order instanceof Refusal) return order;
  const use = await findRecord(transaction, 'package_use', id, 'lock');
  if (use instanceof Refusal) return use;
  return { order, use };
}

async function answerUse(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, reason }: Seen & { readonly reason?: string },
): Promise<Answer | Refusal> {
  const found = await lockUse(transaction, caller, id);
  if (found instanceof Refusal) return found;
  const { order, use } = found;
  if (sideOf(order, caller.acting.businessId) !== 'buyer') return new Refusal('noPermission');
  const action = reason === undefined ? 'confirm' : 'refuse';
  const changed = await changeUse(transaction, order, use, {
    ...{ action, actor: actorOf(caller, 'buyer'), userId: caller.userId, version },
    ...(reason !== undefined && { reason }),
  });
  if (changed instanceof Refusal) return changed;
  const item = itemName(order, use.item_no);
  const news =
    reason === undefined
      ? PACKAGE_USE_NEWS.confirmed(order.code, item)
      : PACKAGE_USE_NEWS.refused(order.code, item, reason);
  await tellOfUse(transaction, order, 'seller', news);
  return toAnswer(changed);
}

/** The buyer's yes. In `withWorker`. */
export const confirmUse = (transaction: Transaction, caller: BusinessMember, { id, version }: Seen) =>
  answerUse(transaction, caller, { id, version });

/** The buyer's no, which gives the count back. In `withWorker`. */
export const refuseUseOf = (transaction: Transaction, caller: BusinessMember, { id, version, reason }: RefuseBody) =>
  answerUse(transaction, caller, { id, version, reason });
